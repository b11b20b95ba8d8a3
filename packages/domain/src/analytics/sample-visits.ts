import { hashPlace } from './hash-place.ts';

/** Shares, in per cent, by which a count can be multiplied exactly. */
const shares = [100, 50, 25, 20, 10, 5, 4, 2, 1] as const;

/** The share of visits that is counted where a flag asks for so many per cent: the next lower one that divides a hundred. 0: none. */
export function sampledShare(percent: number): number {
  return shares.find((share) => share <= percent) ?? 0;
}

/** Whether this visit is one of those that are counted. The same answer for a whole visit, in the browser and on the server. */
export function isSampled(session: string, percent: number): boolean {
  return hashPlace(session, 100) < sampledShare(percent);
}
