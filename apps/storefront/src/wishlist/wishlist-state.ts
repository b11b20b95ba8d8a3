import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { createStore, useStore } from '../lib/create-store.ts';
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

const store = createStore(nothing);

export const readState = store.get;
export const watchState = store.watch;

export function setState(change: Partial<WishlistState>): void {
  store.set({ ...store.get(), ...change });
  setCounts({ wishlist: countKept(store.get()) });
}

/** The whole new list, as the server or the cookie has it now. */
export function putList(list: WishlistSummary): void {
  const { lists } = store.get();
  const isNew = !lists.some(({ wishlistId }) => wishlistId === list.wishlistId);
  setState({ lists: isNew ? [...lists, list] : lists.map((each) => (each.wishlistId === list.wishlistId ? list : each)) });
}

export const isKept = ({ asked, lists }: WishlistState, sku: string): boolean =>
  asked.get(sku) ?? lists.some(({ skus }) => skus.includes(sku));

/** A product on two lists is one product. */
function countKept({ lists, asked }: WishlistState): number {
  const kept = new Set(lists.flatMap(({ skus }) => skus));
  for (const [sku, isWanted] of asked) isWanted ? kept.add(sku) : kept.delete(sku);
  return kept.size;
}

export function useWishlistState<T>(pick: (state: WishlistState) => T): T {
  return useStore(store, pick);
}
