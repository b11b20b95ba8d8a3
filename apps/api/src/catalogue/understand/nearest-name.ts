import { forgivenLetters, isWithinDistance } from '@selvedge/domain/catalogue/edit-distance.ts';
import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { knownParts, onesIn } from '../index/expand-word.ts';
import { findTerm } from '../index/find-term.ts';
import { otherSpellings } from '../index/other-spellings.ts';
import { conceptTerm, lettersOf, type TextIndex } from '../index/text-index.ts';
import { stemWord } from '../language/stem-word.ts';
import { findConcepts, findName } from '../words/find-concepts.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { peoplesNames } from '../words/peoples-names.ts';
import { isCompounding, isJoint } from '../words/split-compound.ts';

/** Of shorter words too many differ by a letter only: 'rot' and 'rost'. */
const shortest = 5;

/**
 * The name of a thing that a misspelt word was meant to be, in a compound for its head: 'Winterjake' is a jacket. Undefined where the
 * shop or the language knows the word, where nothing is near, and where two things are equally. 'Maenner' is the name with its own letters.
 */
export function nearestName(index: TextIndex, word: string): string | undefined {
  const { language } = index;
  if (word.length < shortest || /\d/.test(word)) return undefined;
  if (isName(word, language)) return undefined;
  const spellings = otherSpellings(word, language);
  const other = spellings.find((each) => isName(each, language));
  if (other || [word, ...spellings].some((each) => findTerm(index, stemWord(each, language)) !== undefined)) return other;
  return nearest(index, word, forgivenLetters(word)) ?? (isCompounding(language) ? nearestHead(index, word) : undefined);
}

/** Where words are not glued together, two names in one are more often a misspelt third: 'sweather' is no sweat for her. */
function isName(word: string, language: string): boolean {
  if (isCompounding(language)) return findConcepts([word], language).length > 0;
  return [language, 'en'].some((each) => findName(lexiconOf(each), [word], 0) !== undefined);
}

function nearestHead(index: TextIndex, word: string): string | undefined {
  const isKnown = knownParts(index);
  for (let at = 3; at <= word.length - shortest + 1; at++) {
    if (!isJoint(word.slice(0, at), index.language, isKnown)) continue;
    const head = nearest(index, word.slice(at), 1, 'garment:');
    if (head) return head;
  }
  return undefined;
}

function nearest(index: TextIndex, word: string, most: number, kind = ''): string | undefined {
  const letters = lettersOf(word);
  for (let allowed = 1; allowed <= most; allowed++) {
    const found: Name[] = [];
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      for (const name of namesOf(index.language).get(length) ?? []) {
        if (onesIn(name.letters ^ letters) > 2 * allowed || !name.concept.startsWith(kind)) continue;
        if (isWithinDistance(word, name.word, allowed)) found.push(name);
      }
    }
    if (found.length > 0) return likeliest(index, word, found);
  }
  return undefined;
}

/** Of several the one that the shop has goods for; then the one that begins alike, for hands slip inside of words; then one of the same letters. */
function likeliest(index: TextIndex, word: string, found: readonly Name[]): string | undefined {
  const sorted = [...word].sort().join('');
  const isAny = ({ concept }: Name) => !hasTerms.test(concept) || findTerm(index, conceptTerm(concept)) !== undefined;
  const tests = [isAny, (name: Name) => name.word[0] === word[0], (name: Name) => [...name.word].sort().join('') === sorted];
  let left = found;
  for (const test of tests) {
    if (isOne(left)) break;
    const fitting = left.filter(test);
    if (fitting.length > 0) left = fitting;
  }
  return isOne(left) ? left[0]!.word : undefined;
}

/** One word may mean several things, and several words one. */
function isOne(names: readonly Name[]): boolean {
  return names.every(({ word, concept }) => word === names[0]!.word || concept === names[0]!.concept);
}

/** Of these the index knows what the shop has. */
const hasTerms = /^(?:garment|colour):/;

type Name = { word: string; concept: string; letters: number };
type Names = ReadonlyMap<number, readonly Name[]>;
const known = new Map<string, Names>();

/** Names of one word, folded, by their length: a misspelling is looked for in all of them. */
function namesOf(language: string): Names {
  const names = known.get(language) ?? readNames(language);
  known.set(language, names);
  return names;
}

function readNames(language: string): Names {
  const names = peoplesNames(language).flatMap(({ concept, stem, words: [written = ''] }): Name[] => {
    const [word = ''] = stem === '' ? [] : wordsOf(written, language);
    return word.length < shortest - 1 ? [] : [{ word, concept, letters: lettersOf(word) }];
  });
  return Map.groupBy(names, ({ word }) => word.length);
}
