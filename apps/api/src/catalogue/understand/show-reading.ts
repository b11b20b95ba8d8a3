import type { SearchReading, Understood } from '@selvedge/contract/catalogue/search.ts';
import type { Reading } from './read-query.ts';

/** Nothing is said of words that were only looked for as they stand. */
export function showReading({ understood }: Reading): { reading?: SearchReading } {
  if (understood.length === 0) return {};
  return {
    reading: {
      understood: understood.map(
        ({ key, kind, typed, label, priceRange }): Understood => ({ key, kind, typed, label, ...(priceRange && { priceRange }) }),
      ),
    },
  };
}
