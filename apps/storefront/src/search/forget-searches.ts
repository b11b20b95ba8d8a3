import { keepSearches, readSearches } from './search-history.ts';

/** One of them, or all; answers with what is left. */
export function forgetSearches(term?: string): string[] {
  const left = term === undefined ? [] : readSearches().filter((each) => each !== term);
  keepSearches(left);
  return left;
}
