import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { type Endings, endings } from './endings.ts';

/** Those that join more forms of folded words than a table of endings does (decision 0214). */
const stemmers: Readonly<Record<string, (word: string) => string>> = {
  de: german,
  el: greek,
  fi: finnish,
  fr: french,
  hu: hungarian,
  hy: armenian,
  lt: lithuanian,
  uk: ukrainian,
};

const shortestStem = 3;
const mostStems = 20_000;

/**
 * The part of a folded word that its forms share: plural, case and gender. Deliberately light: a stemmer that also removes
 * derivations finds 'university' for 'universe'. It reads folded words only, so that one typed without accents meets its own.
 * Numbers and short words are left alone.
 */
export function stemWord(word: string, language: string): string {
  const table = tableOf(language);
  const stem = table.stems.get(word) ?? findStem(word, language, table);
  // Shoppers type what they like: words without end would be kept without end.
  if (table.stems.size >= mostStems) table.stems.clear();
  table.stems.set(word, stem);
  return stem;
}

function findStem(word: string, language: string, table: Table): string {
  const bare = table.articles ? word.replace(table.articles, '') : word;
  const known = table.irregular.get(bare);
  if (known !== undefined) return known;
  if (bare.length <= shortestStem || /\d/.test(bare)) return bare;
  const stem = language === 'en' ? stemEnglish(bare) : cutWord(replaceAll(bare, table.first), language, table);
  return table.irregular.get(stem) ?? stem;
}

function cutWord(word: string, language: string, { keep, list, again, sounds }: Table): string {
  if (keep?.test(word)) return word;
  const stemmer = stemmers[language];
  const stemmed = stemmer ? foldText(stemmer(word)) : word;
  return replaceAll(cut(cut(stemmed, list), again), sounds);
}

function cut(word: string, list: readonly Ending[]): string {
  const found = list.find(({ ending, leaves }) => word.length - ending.length >= leaves && word.endsWith(ending));
  return found ? word.slice(0, -found.ending.length) : word;
}

function replaceAll(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [from, to]) => changed.replace(from, to), word);
}

type Ending = { ending: string; leaves: number };
type Table = Required<Pick<Endings, 'first' | 'sounds'>> &
  Pick<Endings, 'articles' | 'keep'> & {
    list: readonly Ending[];
    again: readonly Ending[];
    irregular: ReadonlyMap<string, string>;
    /** Of words that were asked for before: the texts of a shop have few words, and each of them often. */
    stems: Map<string, string>;
  };
const tables = new Map<string, Table>();

function tableOf(language: string): Table {
  const known = tables.get(language);
  if (known) return known;
  const { endings: own = '', again = '', irregular = '', first = [], sounds = [], ...rest } = endings[language] ?? {};
  const groups = irregular.split(', ').map((group) => group.split(' '));
  const table: Table = {
    ...rest,
    ...{ first, sounds, list: readEndings(own), again: readEndings(again), stems: new Map() },
    irregular: new Map(groups.flatMap(([stem = '', ...others]) => (stem ? [stem, ...others].map((form) => [form, stem] as const) : []))),
  };
  tables.set(language, table);
  return table;
}

function readEndings(list: string): Ending[] {
  return list
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [ending = '', leaves = shortestStem] = each.split(':');
      return { ending, leaves: Number(leaves) };
    })
    .sort((a, b) => b.ending.length - a.ending.length);
}

function stemEnglish(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
