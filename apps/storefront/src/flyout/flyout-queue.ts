import { flyoutClosing } from '@selvedge/domain/constants.ts';

export type Flyout = {
  name: string;
  /** While it is open, no other flyout takes its place. */
  forbidsSuccessor?: boolean;
  /** The shop opens it by itself: it takes nobody's place, and makes way at once for what the shopper opens. */
  isUnasked?: boolean;
  closingMs?: number;
  props?: unknown;
};

/** One flyout at a time. `next` opens when the current one has closed. */
export type FlyoutQueue = { current?: Flyout; phase: 'none' | 'open' | 'closing'; next?: Flyout };

export type FlyoutAction =
  | { type: 'open'; flyout: Flyout }
  /** With a name, only the flyout of that name. */
  | { type: 'close'; name?: string }
  /** The closing animation has ended. */
  | { type: 'closed' };

export const noFlyout: FlyoutQueue = { phase: 'none' };

/** NAV-032..034. Returns the same object when nothing changes. */
export function flyoutQueue(state: FlyoutQueue, action: FlyoutAction): FlyoutQueue {
  switch (action.type) {
    case 'open':
      return open(state, action.flyout);
    case 'close':
      if (state.phase !== 'open' || (action.name !== undefined && action.name !== state.current?.name)) return state;
      return { ...state, phase: 'closing' };
    case 'closed':
      if (state.phase !== 'closing') return state;
      return state.next ? { current: state.next, phase: 'open' } : noFlyout;
  }
}

function open(state: FlyoutQueue, flyout: Flyout): FlyoutQueue {
  const isYielding = state.current?.isUnasked && !state.current.forbidsSuccessor && !flyout.isUnasked;
  if (state.phase === 'none' || isYielding) return { current: flyout, phase: 'open' };
  if (flyout.isUnasked) return state;
  if (state.phase === 'closing' || state.current?.forbidsSuccessor || state.current?.name === flyout.name) return state;
  return { ...state, phase: 'closing', next: flyout };
}

/** How long the current flyout takes to leave. */
export function closingTime({ current }: FlyoutQueue): number {
  return current?.closingMs ?? flyoutClosing;
}
