import { type Bits, setBit } from '../index/bits.ts';
import { findTerm } from '../index/find-term.ts';
import { postingAt, scoresAt } from '../index/postings.ts';
import { type TextIndex, weights } from '../index/text-index.ts';
import { stemWord } from '../language/stem-word.ts';

/** Whether a garment is called so. */
export function isInAName(index: TextIndex, word: string): boolean {
  return scoresOf(index, word).has(weights.name);
}

/** What the best place is worth in which a word stands; 0 where it stands nowhere. */
export function bestWeight(index: TextIndex, word: string): number {
  return Math.max(0, ...scoresOf(index, word));
}

export function stemsOf(words: readonly string[], language: string): string[] {
  return words.map((word) => stemWord(word, language));
}

/** Adds the products whose names hold all of the stems. */
export function addNamed(index: TextIndex, stems: readonly string[], into: Bits): void {
  const [first, ...others] = stems.map((stem) => namedBy(index, stem));
  for (const product of first ?? []) if (others.every((named) => named.has(product))) setBit(into, product);
}

function namedBy(index: TextIndex, stem: string): Set<number> {
  const { products, scores } = postingAt(index.postings, findTerm(index, stem));
  // No field is worth more than a name, but for kinds and numbers, which have terms of their own.
  return new Set(products.filter((_, at) => scores[at] === weights.name));
}

function scoresOf(index: TextIndex, word: string): ReadonlySet<number> {
  return scoresAt(index.postings, findTerm(index, stemWord(word, index.language)));
}
