import { counterMaximum } from '@selvedge/domain/constants.ts';
import { useSyncExternalStore } from 'react';

type Counts = { basket: number; wishlist: number };

let counts: Counts = { basket: 0, wishlist: 0 };
const listeners = new Set<() => void>();

/** Counts are personal, so they are never in the page: whoever learns them in the browser tells them here. */
export function setCounts(known: Partial<Counts>): void {
  counts = { ...counts, ...known };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What a counter may show: never more than it has room for, and nothing at all for zero. */
export function useCount(of: keyof Counts): number {
  const count = useSyncExternalStore(
    subscribe,
    () => counts[of],
    () => 0,
  );
  return Math.min(count, counterMaximum);
}
