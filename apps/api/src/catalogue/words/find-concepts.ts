import { createCache } from '../../cache/create-cache.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';
import type { Concept } from './concept.ts';
import { type Lexicon, lexiconOf, type Name } from './lexicon.ts';
import { isCompounding, splitCompound } from './split-compound.ts';

/** Words of a text that name something: where they begin, how many they are, and of a glued word which part it is. */
export type NamedConcept = Concept & { at: number; length: number; part: number };

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
  const own = findName(lexiconOf(language), words, at);
  const found = own ?? (hasParts(words[at]!, language) || language === 'en' ? undefined : findName(lexiconOf('en'), words, at));
  if (found) return found.name.concepts.map((concept) => ({ ...concept, at, length: found.length, part: 0 }));
  return partsOf(words[at]!, language).flatMap((concepts, part) => concepts.map((concept) => ({ ...concept, at, length: 1, part })));
}

const shortestJoined = 3;

export type FoundName = { name: Name; length: number };

/** The longest name that begins at a word. Words that a search leaves out may stand inside it. */
export function findName(lexicon: Lexicon, words: readonly string[], at: number): FoundName | undefined {
  const { byFirst, language } = lexicon;
  for (const name of byFirst.get(stemWord(words[at] ?? '', language)) ?? []) {
    const length = lengthOf(name, words, at, language);
    if (length !== undefined && (length > 1 || name.stems.length > 1)) return { name, length };
  }
  return findJoined(lexicon, words, at);
}

/** One that was typed as two words, or one: 'over shirts'. */
function findJoined({ byFirst, language }: Lexicon, words: readonly string[], at: number): FoundName | undefined {
  const [word = '', next] = words.slice(at, at + 2);
  const single = (stem: string) => byFirst.get(stem)?.find(({ stems }) => stems.length === 1);
  const joined = next !== undefined && next.length >= shortestJoined ? single(word + stemWord(next, language)) : undefined;
  const name = joined ?? single(stemWord(word, language));
  return name && { name, length: joined ? 2 : 1 };
}

function lengthOf({ stems }: Name, words: readonly string[], at: number, language: string): number | undefined {
  let next = at + 1;
  for (const stem of stems.slice(1)) {
    while (next < words.length && stemWord(words[next]!, language) !== stem && stopWords(language).has(words[next]!)) next += 1;
    if (next >= words.length || stemWord(words[next]!, language) !== stem) return undefined;
    next += 1;
  }
  return next - at;
}

// The words are the callers' to choose.
const split = createCache<string, readonly (readonly Concept[])[]>({ name: 'compound-words', maxEntries: 5_000 });

function hasParts(word: string, language: string): boolean {
  return partsOf(word, language).length > 0;
}

function partsOf(word: string, language: string): readonly (readonly Concept[])[] {
  const key = `${language} ${word}`;
  const { ofStem } = lexiconOf(language);
  const conceptsOf = (part: string) => ofStem.get(stemWord(part, language));
  const known = split.find(key);
  if (known) return known;
  const head = isCompounding(language) ? findHead(word, conceptsOf) : undefined;
  const parts = splitCompound(word, language, conceptsOf) ?? (head ? [head] : undefined);
  return split.keep(key, parts ?? colouredLike(word, language, conceptsOf));
}

/** What ends a word for a colour that is called by something of that colour, folded: 'kamelfarben'. */
const coloured: Readonly<Record<string, RegExp>> = {
  de: /farb(?:ig|en)e?[nrs]?$/,
  nl: /kleurige?$/,
  sv: /s?farga(?:d|t|de)$/,
  da: /s?farve(?:t|de)$/,
  no: /s?farge(?:t|te)$/,
  fi: /n?vari(?:nen|set|sen|sia|sta)$/,
  et: /varvi(?:line|lised|lise|list)?$/,
  hu: /szinu(?:ek|t)?$/,
};

function colouredLike(
  word: string,
  language: string,
  conceptsOf: (part: string) => readonly Concept[] | undefined,
): (readonly Concept[])[] {
  const ending = coloured[language]?.exec(word);
  const colours = ending ? conceptsOf(word.slice(0, ending.index))?.filter(({ kind }) => kind === 'colour' || kind === 'shade') : [];
  return colours && colours.length > 0 ? [colours] : [];
}

const shortestHead = 4;

/** The garment or pattern at the end of a word whose beginning nobody knows: 'Fischerpullover'. One of the two must be long enough. */
function findHead(word: string, conceptsOf: (part: string) => readonly Concept[] | undefined): readonly Concept[] | undefined {
  for (let at = shortestJoined; at <= word.length - shortestJoined; at++) {
    if (word.length - at < shortestHead && at < shortestHead) continue;
    const heads = conceptsOf(word.slice(at))?.filter(({ kind }) => kind === 'garment' || kind === 'pattern') ?? [];
    if (heads.length > 0) return heads;
  }
  return undefined;
}
