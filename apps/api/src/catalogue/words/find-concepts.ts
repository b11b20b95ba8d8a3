import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { isSame } from '../is-same.ts';
import { stemWord } from '../language/stem-word.ts';
import type { Concept } from './concept.ts';
import type { ConceptKind } from './en.ts';
import { splitCompound } from './split-compound.ts';
import { wordsIn } from './words-in.ts';

/** Words of a text that name something: where they begin, and how many they are. */
export type NamedConcept = Concept & { at: number; length: number };

type Name = { stems: readonly string[]; concept: Concept };
/** By the first stem of the name; the longest names come first. */
type Names = ReadonlyMap<string, readonly Name[]>;

/**
 * What the words of a text name, as `wordsOf` gives them. A longer name hides the shorter ones in it; one that means two things is
 * found as both. English is understood everywhere, after the language's own words. What was glued together is read by its parts.
 */
export function findConcepts(words: readonly string[], language: string): NamedConcept[] {
  const found: NamedConcept[] = [];
  for (let at = 0; at < words.length; ) {
    const named = namedAt(words, at, language);
    found.push(...named);
    at += Math.max(1, ...named.map(({ length }) => length));
  }
  return found;
}

function namedAt(words: readonly string[], at: number, language: string): NamedConcept[] {
  const own = longest(words, at, language);
  if (own.length > 0) return own;
  const parts = splitCompound(words[at]!, language, (part) => nonEmpty(conceptsOf(part, language)));
  if (parts) return parts.flat().map((concept) => ({ ...concept, at, length: 1 }));
  return language === 'en' ? [] : longest(words, at, 'en');
}

function longest(words: readonly string[], at: number, language: string): NamedConcept[] {
  const names = namesIn(language).get(stemWord(words[at]!, language)) ?? [];
  const fitting = names.filter(({ stems }) => stems.every((stem, offset) => stem === stemAt(words, at + offset, language)));
  const length = fitting[0]?.stems.length ?? 0;
  return fitting.filter(({ stems }) => stems.length === length).map(({ concept }) => ({ ...concept, at, length }));
}

function stemAt(words: readonly string[], at: number, language: string): string | undefined {
  const word = words[at];
  return word === undefined ? undefined : stemWord(word, language);
}

function conceptsOf(word: string, language: string): Concept[] {
  const names = namesIn(language).get(stemWord(word, language)) ?? [];
  return names.filter(({ stems }) => stems.length === 1).map(({ concept }) => concept);
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

const known = new Map<string, Names>();

function namesIn(language: string): Names {
  const before = known.get(language);
  if (before) return before;
  const names = new Map<string, Name[]>();
  for (const { concept, name } of namesOf(language)) {
    const stems = wordsOf(name, language).map((word) => stemWord(word, language));
    const [first = ''] = stems;
    const list = names.get(first) ?? [];
    // Two forms of one word are one name.
    const isKnown = list.some((other) => isSame(other.concept, concept) && isSame(other.stems, stems));
    if (!isKnown) names.set(first, [...list, { stems, concept }]);
  }
  for (const list of names.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  known.set(language, names);
  return names;
}

/** Every name of every concept, the usual one of each first. */
export function namesOf(language: string): { concept: Concept; name: string }[] {
  return Object.entries(wordsIn(language) ?? {}).flatMap(([kind, rows]) =>
    Object.entries(rows).flatMap(([id, names]) => names.split(', ').map((name) => ({ concept: { kind: kind as ConceptKind, id }, name }))),
  );
}
