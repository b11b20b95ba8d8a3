import { blocksPerRow } from '../constants.ts';

/** CMS-007 how many blocks a row holds: what the brand says, at most six; four where it says nothing. */
export function rowLimit(brandMaximum: number | undefined): number {
  return Math.min(brandMaximum ?? blocksPerRow.fallback, blocksPerRow.maximum);
}
