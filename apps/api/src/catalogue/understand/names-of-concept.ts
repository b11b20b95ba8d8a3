import { addCompounds } from '../index/expand-word.ts';
import type { TextIndex } from '../index/text-index.ts';
import { type Concept, refinedGarments } from '../words/concept.ts';
import { conceptKey, lexiconOf, type NameStems } from '../words/lexicon.ts';
import { relatedTo } from '../words/related-to.ts';

/** All that a thing and its narrower kinds are called in names, as stems; of glued words each that ends or begins with one. */
export function namesOfConcept(index: TextIndex, concept: Concept): NameStems[] {
  const names = [concept, ...relatedTo(concept).narrower].flatMap(
    (each) => lexiconOf(index.language).byConcept.get(conceptKey(each)) ?? [],
  );
  const glued = new Set<number>();
  for (const [stem = '', ...more] of names) if (more.length === 0) addCompounds(index, { word: stem, stem }, (term) => glued.add(term));
  return [...names, ...[...glued].map((term) => [index.terms[term]!])];
}

/** Garments that are what they are by a detail: what is hooded is a hoodie. */
export function garmentsOfDetail({ kind, id }: Concept): string[] {
  if (kind !== 'detail') return [];
  const key = conceptKey({ kind, id });
  return Object.values(refinedGarments).flatMap((table: Readonly<Record<string, string>>) => table[key] ?? []);
}
