import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stopWords } from '../language/stop-words.ts';
import { findConcepts } from './find-concepts.ts';

/** Languages that say first what a thing is and then how: 'robe chemise' is a dress. */
const headFirst = new Set([
  'ar',
  'bg',
  'bs',
  'ca',
  'cs',
  'el',
  'es',
  'fr',
  'hr',
  'it',
  'mk',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sq',
  'sr',
  'uk',
]);

/**
 * What kind of garment a name says that it is, as ids of garments: a shirt dress is a dress, and a blazer with a shirt collar is a
 * blazer. Several where the word means several things, none where the name says nothing of it.
 */
export function kindsOf(name: string, language: string): string[] {
  const words = wordsOf(name, language);
  // What follows 'with' or 'from' is a part of the thing, or its cloth.
  const from = words.findIndex((word, at) => at > 0 && stopWords(language).has(word));
  const named = from > 0 ? headsIn(words.slice(0, from), language) : [];
  return named.length > 0 ? named : headsIn(words, language);
}

function headsIn(words: readonly string[], language: string): string[] {
  const garments = findConcepts(words, language).filter(({ kind }) => kind === 'garment');
  const at = (headFirst.has(language) ? garments[0] : garments.at(-1))?.at;
  const heads = garments.filter((garment) => garment.at === at);
  // Of a glued word the last part says what it is.
  return heads.filter(({ part }) => part === heads.at(-1)!.part).map(({ id }) => id);
}
