export type PluralForm = Intl.LDMLPluralRule;

/** The forms that pieces are counted in, `other` last: not those for fractions and millions, which no basket holds. */
export function pluralForms(language: string): readonly PluralForm[] {
  return countsOf(language).forms;
}

/** In this form stands one number and no other, so its text may spell the number out: "one piece", "kaksi". An exact one is `=0`. */
export function isOneNumber(language: string, form: string): boolean {
  return form.startsWith('=') || countsOf(language).numbers.get(form as PluralForm)?.length === 1;
}

/** The first numbers that a form stands for, for whoever does not know the names of the forms. */
export function numbersOf(language: string, form: PluralForm, most: number): readonly number[] {
  return countsOf(language).numbers.get(form)?.slice(0, most) ?? [];
}

/** As far as it takes until every language has come round: 21 and 101 are "one" in some. */
const counted = Array.from({ length: 202 }, (_, count) => count);
const order: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

type Counts = { numbers: ReadonlyMap<PluralForm, number[]>; forms: readonly PluralForm[] };
const known = new Map<string, Counts>();

function countsOf(language: string): Counts {
  const kept = known.get(language);
  if (kept) return kept;
  const rules = new Intl.PluralRules(language);
  const numbers = Map.groupBy(counted, (count) => rules.select(count));
  const counts = { numbers, forms: order.filter((form) => form === 'other' || numbers.has(form)) };
  known.set(language, counts);
  return counts;
}
