import { weights } from '../index/text-index.ts';

/** The weights that a term of a document can have, the highest first. Numbers are no terms. */
export const termWeights: readonly number[] = Object.values(weights)
  .filter((weight) => weight !== weights.number)
  .sort((a, b) => b - a);
const room = 16;

/** A term as a document holds it: its number and where it was best found. */
export function termCode(term: number, weight: number): number {
  return term * room + termWeights.indexOf(weight);
}

/** The term in every place that is worth at least so much. */
export function termCodes(term: number, least = 0): number[] {
  return termWeights.filter((weight) => weight >= least).map((weight) => termCode(term, weight));
}
