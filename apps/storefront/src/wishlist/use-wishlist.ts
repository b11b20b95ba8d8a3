import { useEffect } from 'react';
import { useMarket, useToggles } from '../lib/shop-context.tsx';
import { startWishlist } from './wishlist-calls.ts';
import { useWishlistState, type WishlistState } from './wishlist-state.ts';

export type Wishlists = Pick<WishlistState, 'status' | 'who' | 'lists'> & {
  market: string;
  /** Loads the lists if nobody has yet. */
  start: () => Promise<void>;
  /** A guest in a market where lists are for signed-in shoppers. */
  isClosed: boolean;
};

/** The shopper's lists, loaded by whoever needs them first. */
export function useWishlist(): Wishlists {
  const market = useMarket()?.id ?? '';
  const { loginRequiredForWishlist } = useToggles();
  const status = useWishlistState((state) => state.status);
  const who = useWishlistState((state) => state.who);
  const lists = useWishlistState((state) => state.lists);
  const start = () => startWishlist({ market, isForGuests: !loginRequiredForWishlist });
  // biome-ignore lint/correctness/useExhaustiveDependencies: how to start is another function with every render, and starts the same
  useEffect(() => void start(), [market]);
  return { status, who, lists, market, start, isClosed: loginRequiredForWishlist && status === 'ready' && who === 'guest' };
}
