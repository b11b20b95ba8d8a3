import type { AbState } from '@selvedge/contract/ab-test.ts';

const moves: Record<AbState, readonly AbState[]> = {
  draft: ['running'],
  running: ['stopped', 'decided'],
  stopped: ['decided'],
  decided: [],
};

/** A test that has ended is never begun again: who saw it before would be counted as new. */
export function canMoveTest(from: AbState, to: AbState): boolean {
  return moves[from].includes(to);
}
