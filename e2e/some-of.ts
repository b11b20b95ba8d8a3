/** `npm test -- all`: every journey in every variant, as before a release. */
export const isInFull = process.env.JOURNEYS === 'all';

/**
 * Variants of one journey that walk the same screens: one of them in a daily run, all of them in full. Which one follows from the name,
 * so that a failure comes again; `E2E_ROTATION=1`, 2, ... turns all of them further.
 */
export function someOf<T>(name: string, variants: readonly T[], wanted = 1): readonly T[] {
  if (isInFull) return variants;
  const start = hashOf(name) + Number(process.env.E2E_ROTATION ?? 0);
  return Array.from({ length: Math.min(wanted, variants.length) }, (_, nth) => variants[(start + nth) % variants.length]!);
}

export function hashOf(words: string): number {
  let hash = 0;
  for (const letter of words) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return hash;
}
