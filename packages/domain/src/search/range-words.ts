import { foldText } from '../catalogue/fold-text.ts';
import { joiningWords } from './joining-words.ts';

/** What stands around the two ends of a range, folded. */
export type RangeWords = {
  /** 'von 50 bis 100'. */
  from: ReadonlySet<string>;
  /** '50 to 100'. */
  to: ReadonlySet<string>;
  /** 'between 50 and 100'. */
  and: ReadonlySet<string>;
  /** What numbers end in where a language says it so: "50'den 100'e", '50-től 100-ig'. */
  endings: ReadonlyMap<string, 'from' | 'to' | undefined>;
};

/** By language, beside the words for 'more than' and 'up to', which search knows: 'od 50 do 100' needs nothing here. */
const froms: Readonly<Record<string, string>> = {
  ...{ en: 'from', de: 'von', nl: 'van de', fr: 'de des', es: 'de', ca: 'de', pt: 'de', it: 'da dai dagli i', ro: 'de la' },
  ...{ el: 'από σε τα', ar: 'من', da: 'fra', no: 'fra', sv: 'från' },
};
const tos: Readonly<Record<string, string>> = {
  ...{ en: 'to till until', nl: 't/m', fr: 'à', es: 'a', ca: 'a', pt: 'a', it: 'a ai', ro: 'la', el: 'ως και', ar: 'إلى', da: 'til' },
  ...{ no: 'til', sv: 'till', cs: 'až', sk: 'až', sq: 'në', tr: 'ila' },
};
/** Where `Intl` has another word, or one alphabet of two. */
const ands: Readonly<Record<string, string>> = { pl: 'a', tr: 'ile', sr: 'i', bs: 'и', mk: 'i', uk: 'та й' };
const endings: Readonly<Record<string, { from: string; to: string; other?: string }>> = {
  hu: { from: 'től tól', to: 'ig' },
  tr: { from: 'den dan ten tan', to: 'e a ye ya' },
  fi: { from: 'sta stä', to: 'aan een iin' },
  et: { from: 'st', to: 'ni' },
  hy: { from: 'ից', to: '', other: 'ի' },
};
const known = new Map<string, RangeWords>();

/** English is understood everywhere. */
export function rangeWords(language: string): RangeWords {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  return words;
}

function readWords(language: string): RangeWords {
  const listed = (words: string | undefined) =>
    foldText(words ?? '')
      .split(' ')
      .filter(Boolean);
  const both = (table: Readonly<Record<string, string>>) => new Set([...listed(table[language]), ...listed(table.en)]);
  const { from, to, other } = endings[language] ?? {};
  return {
    from: both(froms),
    to: new Set([...both(tos), '-', '–', '—']),
    and: new Set([...joiningWords(language), ...listed(ands[language]), ...joiningWords('en')]),
    endings: new Map([
      ...listed(from).map((ending) => [ending, 'from'] as const),
      ...listed(to).map((ending) => [ending, 'to'] as const),
      ...listed(other).map((ending) => [ending, undefined] as const),
    ]),
  };
}
