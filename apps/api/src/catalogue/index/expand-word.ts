import { forgivenLetters, isWithinDistance } from '@selvedge/domain/catalogue/edit-distance.ts';
import { stemWord } from '../language/stem-word.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { isJoint } from '../words/split-compound.ts';
import { findTerm } from './find-term.ts';
import { lowerBound } from './lower-bound.ts';
import { otherSpellings } from './other-spellings.ts';
import type { Synonyms } from './synonyms.ts';
import { lettersOf, reverse, type TextIndex } from './text-index.ts';

/** A term of the index that a typed word may mean, and how surely. */
export type Meaning = { term: number; quality: number };

/** How surely something was meant. No two are the same: the number says which it was. */
export const quality = {
  exact: 1,
  narrower: 0.9,
  synonym: 0.8,
  compound: 0.7,
  near: 0.6,
  prefix: 0.5,
  typo: 0.3,
  /** Of a word that names nothing but the style itself: it counts less than whatever else begins so, wherever that stands. */
  namePrefix: 0.15,
} as const;
const mostTerms = 60;
const mostLookedAt = 300;
const shortestCompound = 3;

type Expand = {
  synonyms: Synonyms;
  isLast: boolean;
  /** A number of the shop, or the name of a thing, is not an unfinished word, and no misspelt one. */
  isKnown: boolean;
};

/**
 * What a typed word may mean: the word itself, its synonyms, words it is a part of or begins; a misspelling only when
 * nothing else was found, because looking for those in everything costs more than all the rest.
 */
export function expandWord(index: TextIndex, word: string, { synonyms, isLast, isKnown }: Expand): Meaning[] {
  const found = new Map<number, number>();
  const add = (term: number | undefined, sure: number) => {
    if (term !== undefined && (found.get(term) ?? 0) < sure && (found.has(term) || found.size < mostTerms)) found.set(term, sure);
  };
  const stem = stemWord(word, index.language);
  add(findTerm(index, stem), quality.exact);
  for (const spelling of otherSpellings(word, index.language)) add(findTerm(index, stemWord(spelling, index.language)), quality.exact);
  for (const [synonym = '', ...more] of synonyms.ofWord.get(stem) ?? [])
    if (more.length === 0) add(findTerm(index, synonym), quality.synonym);
  if (stem.length >= shortestCompound) addCompounds(index, { word, stem }, (term) => add(term, quality.compound));
  // Only the last word may be unfinished, unless the word as it stands leads nowhere.
  if ((isLast || (found.size === 0 && !isKnown)) && word.length >= 2) addPrefixed(index, word, add);
  if (found.size === 0 && !isKnown) addMisspelt(index, word, stem, (term) => add(term, quality.typo));
  return [...found].map(([term, sure]) => ({ term, quality: sure }));
}

/** 'lin' is first of all the beginning of linen, and only then of a cardigan called Linnea. */
function addPrefixed({ terms, language }: TextIndex, prefix: string, add: (term: number, sure: number) => void): void {
  const { ofStem } = lexiconOf(language);
  const from = lowerBound(terms.length, (at) => terms[at]! < prefix);
  for (let term = from; term < Math.min(terms.length, from + mostTerms) && terms[term]!.startsWith(prefix); term++)
    add(term, ofStem.has(terms[term]!) ? quality.prefix : quality.namePrefix);
}

/** Longer words that it is a part of: 'Hemd' and 'Leinen' are in 'Leinenhemd', 'rot' is not in 'Brot'. */
export function addCompounds(index: TextIndex, { word, stem }: { word: string; stem: string }, add: (term: number) => void): void {
  const { reversed, terms, language } = index;
  if (reversed.length === 0) return;
  const isKnown = knownParts(index);
  const isThing =
    stem.length > shortestCompound &&
    lexiconOf(language)
      .ofStem.get(stem)
      ?.some(({ kind }) => kind === 'garment' || kind === 'pattern');
  const ending = reverse(stem);
  const from = lowerBound(reversed.length, (at) => reverse(terms[reversed[at]!]!) < ending);
  for (let at = from; at < Math.min(reversed.length, from + mostLookedAt) && terms[reversed[at]!]!.endsWith(stem); at++) {
    const term = reversed[at]!;
    const modifier = terms[term]!.slice(0, -stem.length);
    if (isThing ? modifier.length >= shortestCompound : isJoint(modifier, language, isKnown)) add(term);
  }
  for (const beginning of new Set([word, stem])) {
    if (beginning.length < shortestCompound) continue;
    const first = lowerBound(terms.length, (at) => terms[at]! < beginning);
    for (let at = first; at < Math.min(terms.length, first + mostLookedAt) && terms[at]!.startsWith(beginning); at++) {
      if (isHeadAfter(terms[at]!, beginning, index)) add(at);
    }
  }
}

/** Whether what follows the beginning of a term, and perhaps a joint, is a word of its own. */
function isHeadAfter(term: string, beginning: string, index: TextIndex): boolean {
  const isKnown = knownParts(index);
  for (let at = beginning.length; at <= Math.min(term.length - shortestCompound, beginning.length + 3); at++) {
    const head = term.slice(at);
    if (isKnown(head) && isJoint(term.slice(0, at), index.language, (part) => part === beginning)) return true;
  }
  return false;
}

/** Words that may be parts of others. Of the shop's own texts only longer ones: 'ein' and 'auf' are in half of all words. */
export function knownParts({ language, terms }: TextIndex): (part: string) => boolean {
  const { ofStem } = lexiconOf(language);
  return (part) => {
    const stem = stemWord(part, language);
    const isTerm = (text: string) => findTerm({ terms }, text) !== undefined;
    return ofStem.has(stem) || ofStem.has(part) || (part.length > shortestCompound && (isTerm(stem) || isTerm(part)));
  };
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

/** How many letters only one of two words has, by `lettersOf`. */
export function onesIn(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
