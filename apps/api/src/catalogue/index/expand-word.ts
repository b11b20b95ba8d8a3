import { forgivenLetters, isWithinDistance } from '@selvedge/domain/catalogue/edit-distance.ts';
import { stemWord } from '../language/stem-word.ts';
import { lowerBound } from './lower-bound.ts';
import type { Synonyms } from './synonyms.ts';
import { lettersOf, reverse, type TextIndex } from './text-index.ts';

/** A term of the index that a typed word may mean, and how surely. */
export type Meaning = { term: number; quality: number };

export const quality = { exact: 1, synonym: 0.8, prefix: 0.5, compound: 0.45, typo: 0.3 } as const;
const mostTerms = 60;
const shortestCompound = 4;

type Expand = {
  synonyms: Synonyms;
  isLast: boolean;
  /** A number of the shop is not a misspelt or unfinished word. */
  isKnown: boolean;
};

/**
 * What a typed word may mean: the word itself, its synonyms, words it begins or ends; a misspelling only when
 * nothing else was found, because looking for those in everything costs more than all the rest.
 */
export function expandWord(index: TextIndex, word: string, { synonyms, isLast, isKnown }: Expand): Meaning[] {
  const found = new Map<number, number>();
  const add = (term: number | undefined, sure: number) => {
    if (term !== undefined && (found.get(term) ?? 0) < sure && (found.has(term) || found.size < mostTerms)) found.set(term, sure);
  };
  const stem = stemWord(word, index.language);
  add(index.termNumber.get(stem), quality.exact);
  for (const [synonym = '', ...more] of synonyms.ofWord.get(stem) ?? [])
    if (more.length === 0) add(index.termNumber.get(synonym), quality.synonym);
  // Only the last word may be unfinished, unless the word as it stands leads nowhere.
  if ((isLast || (found.size === 0 && !isKnown)) && word.length >= 2) addPrefixed(index, word, (term) => add(term, quality.prefix));
  if (word.length >= shortestCompound) addCompounds(index, stem, (term) => add(term, quality.compound));
  if (found.size === 0 && !isKnown) addMisspelt(index, word, stem, (term) => add(term, quality.typo));
  return [...found].map(([term, sure]) => ({ term, quality: sure }));
}

function addPrefixed({ terms }: TextIndex, prefix: string, add: (term: number) => void): void {
  const from = lowerBound(terms.length, (at) => terms[at]! < prefix);
  for (let term = from; term < Math.min(terms.length, from + mostTerms) && terms[term]!.startsWith(prefix); term++) add(term);
}

function addCompounds({ reversed }: TextIndex, stem: string, add: (term: number) => void): void {
  if (reversed.length === 0) return;
  const ending = reverse(stem);
  const from = lowerBound(reversed.length, (at) => reversed[at]!.text < ending);
  for (let at = from; at < Math.min(reversed.length, from + mostTerms) && reversed[at]!.text.startsWith(ending); at++)
    add(reversed[at]!.term);
}

function addMisspelt(index: TextIndex, word: string, stem: string, add: (term: number) => void): void {
  const most = forgivenLetters(word);
  if (most === 0) return;
  const letters = lettersOf(stem);
  for (let allowed = 1; allowed <= most; allowed++) {
    let hits = 0;
    for (let length = stem.length - allowed; length <= stem.length + allowed; length++) {
      for (const term of index.byLength[length] ?? []) {
        if (onesIn(index.letters[term]! ^ letters) > 2 * allowed || !isWithinDistance(stem, index.terms[term]!, allowed)) continue;
        add(term);
        hits += 1;
      }
    }
    if (hits > 0) return;
  }
}

function onesIn(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
