import { forgivenLetters, isWithinDistance } from '@selvedge/domain/catalogue/edit-distance.ts';
import { expandWord, knownParts, quality } from '../index/expand-word.ts';
import { asModifier, conceptsOf, findLongName } from '../index/part-reader.ts';
import { findPhrase, type Synonyms } from '../index/synonyms.ts';
import { stemWord } from '../language/stem-word.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { splitCompound } from '../words/split-compound.ts';
import { type SenseReader, senseOfTerm, sensesOfConcepts, sensesOfParts, sensesOfPhrases, type WordSense } from './word-senses.ts';

/** A part of a query, as it was typed, and what it may mean. */
export type QueryPart = { words: readonly string[]; senses: readonly WordSense[] };

/** The parts of a query; `index/part-reader.ts` is the same over postings. */
export function readParts(reader: SenseReader, words: readonly string[], synonyms: Synonyms): QueryPart[] {
  const { language } = reader.index;
  const stems = words.map((word) => stemWord(word, language));
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(synonyms, stems, at);
    const staff = phrase
      ? [...sensesOfPhrases(reader, [phrase.words], quality.exact), ...sensesOfPhrases(reader, phrase.others, quality.synonym)]
      : [];
    const name = staff.length > 0 ? undefined : findLongName(words, at, language);
    const named = name
      ? [...sensesOfPhrases(reader, [stems.slice(at, at + name.length)], quality.exact), ...sensesOfConcepts(reader, name.name.concepts)]
      : [];
    const length = staff.length > 0 ? phrase!.words.length : named.length > 0 ? name!.length : 1;
    const joint = [...staff, ...named];
    const isLast = at === words.length - 1;
    parts.push({
      words: words.slice(at, at + length),
      senses: joint.length > 0 ? joint : sensesOfWord(reader, words[at]!, { synonyms, isLast }),
    });
    at += length;
  }
  return parts;
}

function sensesOfWord(reader: SenseReader, word: string, { synonyms, isLast }: { synonyms: Synonyms; isLast: boolean }): WordSense[] {
  const { index } = reader;
  const { language } = index;
  const numbered = ofNumber(reader, word);
  const named = sensesOfConcepts(reader, conceptsOf(word, language));
  const glued = ofParts(reader, word);
  // A word that people have for something that is not to be had here is no misspelling of something else.
  const isKnown = numbered.length + named.length + glued.length > 0 || conceptsOf(word, language).length > 0;
  const meant = expandWord(index, word, { synonyms, isLast, isKnown }).map(({ term, quality: sure }) => senseOfTerm(reader, term, sure));
  const phrases = synonyms.ofWord.get(stemWord(word, language))?.filter(({ length }) => length > 1) ?? [];
  const all = [...numbered, ...meant, ...sensesOfPhrases(reader, phrases, quality.synonym), ...named, ...glued];
  return all.some(({ quality: sure }) => sure !== quality.typo) || isKnown ? all : [...all, ...misspelt(reader, word)];
}

function ofParts(reader: SenseReader, word: string): WordSense[] {
  const { index } = reader;
  const { language } = index;
  const isKnown = knownParts(index);
  const parts = splitCompound(word, language, (part) => (isKnown(part) ? part : undefined));
  if (!parts || lexiconOf(language).ofStem.has(stemWord(word, language))) return [];
  const senses = parts.map((part, at) => [
    ...sensesOfConcepts(reader, at < parts.length - 1 ? conceptsOf(part, language).map(asModifier) : conceptsOf(part, language)),
    ...sensesOfPhrases(reader, [[stemWord(part, language)]], quality.exact),
  ]);
  const telling = senses.filter(({ length }) => length > 0);
  return telling.length > 0 ? sensesOfParts(reader, telling, quality.compound) : [];
}

function misspelt(reader: SenseReader, word: string): WordSense[] {
  const { language } = reader.index;
  const most = forgivenLetters(word);
  const stem = stemWord(word, language);
  const near = [...lexiconOf(language).ofStem].filter(([name]) => most > 0 && isWithinDistance(stem, name, most));
  return near.flatMap(([, concepts]) => sensesOfConcepts(reader, concepts, quality.typo));
}

function ofNumber({ facts }: SenseReader, word: string): WordSense[] {
  const { whole, begun } = facts.numbered(word);
  const sense = (documents: readonly string[], sure: number): WordSense[] => (documents.length > 0 ? [{ documents, quality: sure }] : []);
  return [...sense(whole, quality.exact), ...sense(begun, quality.prefix)];
}
