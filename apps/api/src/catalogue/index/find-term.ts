import { lowerBound } from './lower-bound.ts';

/** The number of a term; undefined where the index has none. A map from all terms to their numbers would take more room than they do. */
export function findTerm({ terms }: { terms: readonly string[] }, text: string): number | undefined {
  const at = lowerBound(terms.length, (place) => terms[place]! < text);
  return terms[at] === text ? at : undefined;
}
