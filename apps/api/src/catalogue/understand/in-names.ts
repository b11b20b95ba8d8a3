import { type Bits, setBit } from '../index/bits.ts';
import { type TextIndex, weights } from '../index/text-index.ts';
import { stemWord } from '../language/stem-word.ts';

/** Whether a garment is called so. */
export function isInAName(index: TextIndex, word: string): boolean {
  return index.scores[termOf(index, word)]?.includes(weights.name) ?? false;
}

/** What the best place is worth in which a word stands; 0 where it stands nowhere. */
export function bestWeight(index: TextIndex, word: string): number {
  return index.scores[termOf(index, word)]?.reduce((best, score) => Math.max(best, score), 0) ?? 0;
}

/** Adds the products whose names hold all of the words. */
export function addNamed(index: TextIndex, words: readonly string[], into: Bits): void {
  const [first, ...others] = words.map((word) => namedBy(index, word));
  for (const product of first ?? []) if (others.every((named) => named.has(product))) setBit(into, product);
}

function namedBy(index: TextIndex, word: string): Set<number> {
  const term = termOf(index, word);
  const scores = index.scores[term];
  // No field is worth more than a name, but for kinds and numbers, which have terms of their own.
  return new Set(scores ? index.products[term]!.filter((_, at) => scores[at] === weights.name) : []);
}

function termOf(index: TextIndex, word: string): number {
  return index.termNumber.get(stemWord(word, index.language)) ?? -1;
}
