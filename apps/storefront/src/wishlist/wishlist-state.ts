import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { useSyncExternalStore } from 'react';
import { setCounts } from '../shell/counts.ts';

export type WishlistState = {
  /** `idle` before anybody asked. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  who: 'guest' | 'shopper';
  /** The default list first. A guest has that one only, without an id. */
  lists: readonly WishlistSummary[];
  /** What was just asked for and not answered yet, so that a heart answers at once. */
  asked: ReadonlyMap<string, boolean>;
};

const nothing: WishlistState = { status: 'idle', who: 'guest', lists: [], asked: new Map() };

let state = nothing;
const listeners = new Set<() => void>();

export const readState = (): WishlistState => state;

export function setState(change: Partial<WishlistState>): void {
  state = { ...state, ...change };
  setCounts({ wishlist: countKept(state) });
  for (const listener of listeners) listener();
}

/** The whole new list, as the server or the cookie has it now. */
export function putList(list: WishlistSummary): void {
  const isNew = !state.lists.some(({ wishlistId }) => wishlistId === list.wishlistId);
  setState({ lists: isNew ? [...state.lists, list] : state.lists.map((each) => (each.wishlistId === list.wishlistId ? list : each)) });
}

export const isKept = ({ asked, lists }: WishlistState, sku: string): boolean =>
  asked.get(sku) ?? lists.some(({ skus }) => skus.includes(sku));

/** A product on two lists is one product. */
function countKept({ lists, asked }: WishlistState): number {
  const kept = new Set(lists.flatMap(({ skus }) => skus));
  for (const [sku, isWanted] of asked) isWanted ? kept.add(sku) : kept.delete(sku);
  return kept.size;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Personal, so the server renders as if nobody had anything. */
export function useWishlistState<T>(pick: (state: WishlistState) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => pick(state),
    () => pick(nothing),
  );
}
