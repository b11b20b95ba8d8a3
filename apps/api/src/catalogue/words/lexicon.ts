import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';
import type { Concept } from './concept.ts';
import type { ConceptKind } from './en.ts';
import { wordsIn } from './words-in.ts';

/** A name as the stems that it takes. */
export type NameStems = readonly string[];
export type Name = { stems: NameStems; concepts: readonly Concept[] };

/** The names of a language, ready to be looked up. */
export type Lexicon = {
  language: string;
  /** By the first stem; the longest names come first. */
  byFirst: ReadonlyMap<string, readonly Name[]>;
  /** What one word names. */
  ofStem: ReadonlyMap<string, readonly Concept[]>;
  /** All names of a concept, by `conceptKey`. */
  byConcept: ReadonlyMap<string, readonly NameStems[]>;
};

export function conceptKey({ kind, id }: Concept): string {
  return `${kind}:${id}`;
}

const known = new Map<string, Lexicon>();

export function lexiconOf(language: string): Lexicon {
  const lexicon = known.get(language) ?? readLexicon(language);
  known.set(language, lexicon);
  return lexicon;
}

function readLexicon(language: string): Lexicon {
  const names = new Map<string, { stems: NameStems; concepts: readonly Concept[] }>();
  const byConcept = new Map<string, NameStems[]>();
  for (const { concept, name } of namesOf(language)) {
    const key = conceptKey(concept);
    for (const stems of stemsOfName(name, language)) {
      const written = stems.join(' ');
      const entry = names.get(written) ?? { stems, concepts: [] };
      names.set(written, entry);
      if (entry.concepts.some((other) => conceptKey(other) === key)) continue;
      entry.concepts = entry.concepts.length === 0 ? alone(key, concept) : [...entry.concepts, concept];
      const list = byConcept.get(key);
      if (list) list.push(stems);
      else byConcept.set(key, [stems]);
    }
  }
  const byFirst = new Map<string, Name[]>();
  for (const name of names.values()) byFirst.set(name.stems[0]!, [...(byFirst.get(name.stems[0]!) ?? []), name]);
  for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  const ofStem = new Map([...names.values()].filter(({ stems }) => stems.length === 1).map(({ stems, concepts }) => [stems[0]!, concepts]));
  return { language, byFirst, ofStem, byConcept };
}

const shared = new Map<string, readonly Concept[]>();

/** What most names mean, once for all names of all languages. */
function alone(key: string, concept: Concept): readonly Concept[] {
  const known = shared.get(key) ?? [concept];
  shared.set(key, known);
  return known;
}

/** As it stands, and without the words that a search leaves out: 'bluza z kapturem' is also typed 'bluza kapturem'. */
function stemsOfName(name: string, language: string): NameStems[] {
  const words = wordsOf(name, language);
  const telling = words.filter((word) => !stopWords(language).has(word));
  const variants = telling.length === 0 || telling.length === words.length ? [words] : [words, telling];
  // The space is forgotten, too: 'tshirt', 'giftcard'.
  const joined = telling.length > 1 ? [[telling.join('')]] : [];
  return [...variants, ...joined].map((variant) => variant.map((word) => stemWord(word, language)));
}

function namesOf(language: string): { concept: Concept; name: string }[] {
  return Object.entries(wordsIn(language) ?? {}).flatMap(([kind, rows]) =>
    Object.entries(rows).flatMap(([id, names]) => names.split(', ').map((name) => ({ concept: { kind: kind as ConceptKind, id }, name }))),
  );
}
