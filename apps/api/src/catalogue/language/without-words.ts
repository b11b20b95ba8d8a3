import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';

/** What leaves something out. Folded where they are read. */
type Without = {
  /** Before what is left out: 'without wool', 'not black'. */
  before: string;
  /** Behind it: 'gyapjú nélkül'. */
  after?: string;
  /** At the end of it: 'kapüşonsuz'. */
  endings?: RegExp;
};

const words: Readonly<Record<string, Without>> = {
  en: { before: 'without no not non minus' },
  de: { before: 'ohne kein keine keinen nicht' },
  nl: { before: 'zonder geen niet' },
  sv: { before: 'utan ej inte inga' },
  da: { before: 'uden ikke ingen' },
  no: { before: 'uten ikke ingen' },
  fr: { before: 'sans pas non' },
  it: { before: 'senza non no' },
  es: { before: 'sin no' },
  ca: { before: 'sense no' },
  pt: { before: 'sem não' },
  pl: { before: 'bez nie' },
  cs: { before: 'bez ne' },
  sk: { before: 'bez nie' },
  sl: { before: 'brez ne' },
  hr: { before: 'bez ne' },
  bs: { before: 'bez ne' },
  sr: { before: 'bez ne' },
  mk: { before: 'bez ne' },
  bg: { before: 'без не' },
  uk: { before: 'без не' },
  fi: { before: 'ilman ei' },
  et: { before: 'ilma mitte', endings: /(?<=..)ta$/ },
  hu: { before: 'nem', after: 'nélkül nélküli' },
  lt: { before: 'be ne' },
  lv: { before: 'bez ne' },
  tr: { before: '', after: 'olmayan', endings: /(?<=..)s[iu]z(?:lar|ler)?$/ },
  ro: { before: 'fără nu' },
  el: { before: 'χωρίς δίχως όχι' },
  ar: { before: 'بدون دون بلا غير ليس' },
  sq: { before: 'pa jo' },
  hy: { before: 'առանց ոչ' },
};

export type WithoutWords = { before: ReadonlySet<string>; after: ReadonlySet<string>; endings: RegExp | undefined };
const known = new Map<string, WithoutWords>();

/** Words of a language that leave out what stands beside them. */
export function withoutWords(language: string): WithoutWords {
  const { before = '', after = '', endings } = words[language] ?? {};
  const setOf = (list: string) => new Set(foldText(list).split(' ').filter(Boolean));
  const found = known.get(language) ?? { before: setOf(before), after: setOf(after), endings };
  known.set(language, found);
  return found;
}
