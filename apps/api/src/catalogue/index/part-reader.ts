import { forgivenLetters, isWithinDistance } from '@selvedge/domain/catalogue/edit-distance.ts';
import { createCache } from '../../cache/create-cache.ts';
import { openPart } from '../../cache/open-part.ts';
import { stemWord } from '../language/stem-word.ts';
import type { Concept } from '../words/concept.ts';
import { type FoundName, findName } from '../words/find-concepts.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { splitCompound } from '../words/split-compound.ts';
import { expandWord, knownParts, quality } from './expand-word.ts';
import { otherSpellings } from './other-spellings.ts';
import { noPosting, type Posting, postingAt } from './postings.ts';
import { bestOf, type Sense, sensesOfConcepts, sensesOfParts, sensesOfPhrases } from './senses.ts';
import { findPhrase, type Synonyms } from './synonyms.ts';
import { type TextIndex, weights } from './text-index.ts';

/** What may be meant: in which senses, and what each product that holds any of them deserves. */
type Meaning = { senses: readonly Sense[]; best: Posting };
/** A part of a query, as it was typed, and what it may mean. */
export type Part = Meaning & { words: readonly string[] };
export type PartReader = (words: readonly string[]) => Part[];

const nothing: Meaning = { senses: [], best: noPosting };
const bytesOfProduct = 5;
const overhead = 400;
/** The words are the callers' to choose, and those that are in everything are as long as the assortment. */
const allWords = createCache<string, Meaning>({
  name: 'search-words',
  maxBytes: 24 * 1024 * 1024,
  sizeOf: ({ senses, best }) => [...senses, best].reduce((sum, { products }) => sum + products.length * bytesOfProduct, overhead),
});

/** The parts of a query with their senses: a name of several words that staff or the language know is one part, else each word is. */
export function partReader(index: TextIndex, synonyms: Synonyms): PartReader {
  const { language } = index;
  const known = openPart(allWords);
  const remember = (key: string, make: () => readonly Sense[]): Meaning => known.find(key) ?? known.keep(key, meaningOf(make()));
  const meaningOf = (senses: readonly Sense[]) => ({ senses, best: bestOf(senses, index.count) });
  const ofWord = (word: string, isLast: boolean): Sense[] => {
    const numbered = ofNumber(index, word);
    const named = sensesOfConcepts(index, conceptsOf(word, language));
    const glued = ofParts(index, word);
    // A word that people have for something that is not to be had here is no misspelling of something else.
    const isKnown = numbered.length + named.length + glued.length > 0 || conceptsOf(word, language).length > 0;
    const meant = expandWord(index, word, { synonyms, isLast, isKnown }).map(({ term, quality: sure }) => ({
      ...{ means: [index.terms[term]!], quality: sure },
      ...postingAt(index.postings, term),
    }));
    const staff = sensesOfPhrases(
      index,
      synonyms.ofWord.get(stemWord(word, language))?.filter(({ length }) => length > 1) ?? [],
      quality.synonym,
    );
    const all = [...numbered, ...meant, ...staff, ...named, ...glued];
    return all.some(({ quality: sure }) => sure !== quality.typo) || isKnown ? all : [...all, ...misspelt(index, word)];
  };
  return (words) => {
    const stems = words.map((word) => stemWord(word, language));
    const parts: Part[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = findPhrase(synonyms, stems, at);
      const staff = phrase
        ? remember(`"${phrase.words.join(' ')}`, () => [
            ...sensesOfPhrases(index, [phrase.words], quality.exact),
            ...sensesOfPhrases(index, phrase.others, quality.synonym),
          ])
        : nothing;
      const name = staff.senses.length > 0 ? undefined : findLongName(words, at, language);
      const named = name
        ? remember(`'${words.slice(at, at + name.length).join(' ')}`, () => ofName(index, name, stems.slice(at)))
        : nothing;
      const isLast = at === words.length - 1;
      const word = words[at]!;
      const length = staff.senses.length > 0 ? phrase!.words.length : named.senses.length > 0 ? name!.length : 1;
      const joint = [staff, named].find(({ senses }) => senses.length > 0);
      const meaning = joint ?? remember(isLast ? `${word}*` : word, () => ofWord(word, isLast));
      parts.push({ words: words.slice(at, at + length), ...meaning });
      at += length;
    }
    return parts;
  };
}

/** A name of several words, in the language itself or in English. */
export function findLongName(words: readonly string[], at: number, language: string): FoundName | undefined {
  const own = findName(lexiconOf(language), words, at);
  if (own || language === 'en') return own && own.length > 1 ? own : undefined;
  const english = findName(lexiconOf('en'), words, at);
  return english && english.length > 1 ? english : undefined;
}

function ofName(index: TextIndex, { name, length }: FoundName, stems: readonly string[]): Sense[] {
  return [...sensesOfPhrases(index, [stems.slice(0, length)], quality.exact), ...sensesOfConcepts(index, name.concepts)];
}

/** What one word names: in the language itself, however its letters are typed, or in English. */
export function conceptsOf(word: string, language: string): readonly Concept[] {
  const { ofStem } = lexiconOf(language);
  for (const spelling of [word, ...otherSpellings(word, language)]) {
    const own = ofStem.get(stemWord(spelling, language));
    if (own) return own;
  }
  return language === 'en' ? [] : (lexiconOf('en').ofStem.get(stemWord(word, 'en')) ?? []);
}

/** A word that was glued together means what its parts mean. Of a part that nothing here is called, the others must do. */
function ofParts(index: TextIndex, word: string): Sense[] {
  const { language } = index;
  const isKnown = knownParts(index);
  const parts = splitCompound(word, language, (part) => (isKnown(part) ? part : undefined));
  if (!parts || lexiconOf(language).ofStem.has(stemWord(word, language))) return [];
  const senses = parts.map((part, at) => [
    ...sensesOfConcepts(index, at < parts.length - 1 ? conceptsOf(part, language).map(asModifier) : conceptsOf(part, language)),
    ...sensesOfPhrases(index, [[stemWord(part, language)]], quality.exact),
  ]);
  const telling = senses.filter(({ length }) => length > 0);
  return telling.length > 0 ? sensesOfParts(telling, { count: index.count, sure: quality.compound }) : [];
}

/** A 'Jeansrock' is made of what jeans are made of. */
export function asModifier(concept: Concept): Concept {
  return concept.kind === 'garment' && concept.id === 'jeans' ? { kind: 'material', id: 'denim' } : concept;
}

/** Names of things that differ by a letter or two. */
function misspelt(index: TextIndex, word: string): Sense[] {
  const most = forgivenLetters(word);
  const stem = stemWord(word, index.language);
  const near = [...lexiconOf(index.language).ofStem].filter(([name]) => most > 0 && isWithinDistance(stem, name, most));
  return near.flatMap(([, concepts]) => sensesOfConcepts(index, concepts, quality.typo));
}

function ofNumber({ numbers }: TextIndex, word: string): Sense[] {
  const { whole, begun } = numbers(word);
  const sense = (products: readonly number[], sure: number): Sense[] => {
    if (products.length === 0) return [];
    const scores = new Uint8Array(products.length).fill(weights.number);
    return [{ means: [word], products: Uint32Array.from(products), scores, quality: sure }];
  };
  return [...sense(whole, quality.exact), ...sense(begun, quality.prefix)];
}
