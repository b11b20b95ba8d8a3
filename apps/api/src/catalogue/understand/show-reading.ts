import type { SearchReading, Understood } from '@selvedge/contract/catalogue/search.ts';
import type { Reading } from './read-query.ts';

/** Nothing is said of words that were only looked for as they stand. */
export function showReading({ understood, shownFor }: Reading, didYouMean: string | undefined): { reading?: SearchReading } {
  if (understood.length === 0 && shownFor === undefined && didYouMean === undefined) return {};
  return {
    reading: {
      understood: understood.map(
        ({ key, kind, typed, label, priceRange }): Understood => ({ key, kind, typed, label, ...(priceRange && { priceRange }) }),
      ),
      ...(shownFor !== undefined && { shownFor }),
      ...(didYouMean !== undefined && { didYouMean }),
    },
  };
}
