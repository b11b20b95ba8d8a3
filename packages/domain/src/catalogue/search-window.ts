import { searchSize } from '../constants.ts';

const sizeOfTooFew = 3;

/** Below 1 becomes 3, missing becomes 20; a negative or missing start is 0. (SRC-022, SRC-023, SRC-031) */
export function searchWindow({ from, size }: { from?: number | null | undefined; size?: number | null | undefined }) {
  return { from: Math.max(from ?? 0, 0), size: size === undefined || size === null ? searchSize : size < 1 ? sizeOfTooFew : size };
}

/** The page a shopper is on: an integer from 1 to the last page that exists. (SRC-024, SRC-025) */
export function currentPage(page: unknown, { totalResults, perPage }: { totalResults: number; perPage: number }): number {
  const asked = Math.floor(Number(page));
  const last = Math.max(1, Math.ceil(totalResults / perPage));
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), last) : 1;
}

/** (SRC-026) */
export function isPaginationExceeded({ startingFrom, totalResults }: { startingFrom: number; totalResults: number }): boolean {
  return startingFrom > totalResults;
}

/** The first sorting is what a listing begins with, so it is not offered. (SRC-018) */
export function offeredSortings(sortings: readonly string[]): readonly string[] {
  return sortings.slice(1);
}
