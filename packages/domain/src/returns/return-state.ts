import type { ReturnState } from '@selvedge/contract/returns.ts';

/** What may become of a return. Its buyer keeps the pieces only as long as they are at home. */
const next = {
  registered: ['onItsWay', 'received', 'refused', 'cancelled'],
  onItsWay: ['received', 'refused'],
  received: ['refunded'],
  refunded: [],
  refused: [],
  cancelled: [],
} as const satisfies Record<ReturnState, readonly ReturnState[]>;

export function canMoveReturn(from: ReturnState, to: ReturnState): boolean {
  return (next[from] as readonly ReturnState[]).includes(to);
}

/** Announced and not here yet: its pieces can't be announced again. */
export const openReturnStates = ['registered', 'onItsWay'] as const satisfies readonly ReturnState[];
