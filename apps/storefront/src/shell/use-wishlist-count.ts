import { cookies, delays } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import { useMarket, useToggles } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { useCount } from './counts.ts';

/** Who has no list and no session has nothing to count, and loads nothing for it. */
const mayHaveList = () => new RegExp(`(^|; )(${cookies.wishlist.name}=.|${cookies.signedIn.name}=)`).test(document.cookie);

export function useWishlistCount(): number {
  const market = useMarket()?.id;
  const toast = useToast();
  const { loginRequiredForWishlist } = useToggles();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit to a market
  useEffect(() => {
    if (!market || !mayHaveList()) return;
    const timer = setTimeout(async () => {
      const { startWishlist } = await import('../wishlist/wishlist-calls.ts');
      await startWishlist({ market, isForGuests: !loginRequiredForWishlist, onFailure: (key) => toast.show('danger', key) });
    }, delays.observerActivation);
    return () => clearTimeout(timer);
  }, [market]);
  return useCount('wishlist');
}
