import type { Translations } from '@selvedge/contract/page-data.ts';

export type PluralForm = Intl.LDMLPluralRule;

/** The stem and the form of a key that counts; undefined for all others, also for those whose name only ends like one (`too_many`). */
export function pluralKey(english: Translations, key: string): { stem: string; form: PluralForm } | undefined {
  const found = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  if (!found || !Object.hasOwn(english, `${found[1]}_other`)) return undefined;
  return { stem: found[1]!, form: found[2] as PluralForm };
}

/** The forms that pieces are counted in, `other` last: not those for fractions and millions, which no basket holds. */
export function pluralForms(language: string): readonly PluralForm[] {
  return countsOf(language).forms;
}

/** In this form stands one number and no other, so its text may spell the number out: "one piece", "kaksi". */
export function isOneNumber(language: string, form: PluralForm): boolean {
  return countsOf(language).numbers.get(form)?.length === 1;
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

/** Every key that a language needs a text for: English's, but counting in its own forms. */
export function keysOf(english: Translations, language: string): string[] {
  return Object.keys(english).flatMap((key) => {
    const plural = pluralKey(english, key);
    if (!plural) return [key];
    return plural.form === 'other' ? pluralForms(language).map((form) => `${plural.stem}_${form}`) : [];
  });
}
