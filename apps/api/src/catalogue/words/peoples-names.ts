import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import type { ConceptKind } from './en.ts';
import { conceptKey } from './lexicon.ts';
import { writtenWords } from './name-words.ts';
import { wordsIn } from './words-in.ts';

/** A name that people have for something: its concept, its stem where it is a single word, and its words as they are written. */
type PeoplesName = { concept: string; stem: string; words: readonly string[] };

const known = new Map<string, readonly PeoplesName[]>();

/** Everything that things are called in a language, but for words that say what a number means. */
export function peoplesNames(language: string): readonly PeoplesName[] {
  const names = known.get(language) ?? readNames(language);
  known.set(language, names);
  return names;
}

function readNames(language: string): PeoplesName[] {
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> = wordsIn(language) ?? {};
  return Object.entries(table).flatMap(([kind, rows]) => {
    if (kind === 'measure') return [];
    return Object.entries(rows).flatMap(([id, names]) =>
      names.split(', ').map((name): PeoplesName => {
        const [word = '', ...more] = wordsOf(name, language);
        const concept = conceptKey({ kind: kind as ConceptKind, id });
        return { concept, stem: more.length > 0 ? '' : stemWord(word, language), words: writtenWords(name, language) };
      }),
    );
  });
}
