import { createCache } from '../../cache/create-cache.ts';
import { readSynonyms, type Synonyms } from '../index/synonyms.ts';
import type { Arrangement } from './arrangement.ts';

const ofArrangement = new WeakMap<Arrangement, Map<string, Synonyms>>();
const byWords = createCache<string, Synonyms>({ name: 'synonyms', maxEntries: 300 });

/** What means the same in a language. Markets with the same words share one: a search remembers a lot by it. */
export function synonymsOf(arrangement: Arrangement, language: string): Synonyms {
  const known = ofArrangement.get(arrangement) ?? new Map<string, Synonyms>();
  ofArrangement.set(arrangement, known);
  const before = known.get(language);
  if (before) return before;
  const groups = arrangement.synonyms.filter((group) => group.language === language);
  const key = `${language} ${JSON.stringify(groups)}`;
  const synonyms = byWords.find(key) ?? byWords.keep(key, readSynonyms(groups, language));
  known.set(language, synonyms);
  return synonyms;
}
