import { counterMaximum } from '@selvedge/domain/constants.ts';
import { createStore, useStore } from '../lib/create-store.ts';

type Counts = { basket: number; wishlist: number };

const store = createStore<Counts>({ basket: 0, wishlist: 0 });

/** Counts are personal, so they are never in the page: whoever learns them in the browser tells them here. */
export function setCounts(known: Partial<Counts>): void {
  store.set({ ...store.get(), ...known });
}

/** What a counter may show: never more than it has room for, and nothing at all for zero. */
export function useCount(of: keyof Counts): number {
  return Math.min(
    useStore(store, (counts) => counts[of]),
    counterMaximum,
  );
}
