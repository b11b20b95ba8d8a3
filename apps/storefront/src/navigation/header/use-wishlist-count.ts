import { cookies, delays } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import { readCookie } from '../../lib/cookies.ts';
import { useMarket, usePath, useToggles } from '../../lib/shop-context.tsx';
import { mayBeSignedIn } from '../../session/signs.ts';
import { useCount } from '../../shell/counts.ts';

/** Who has no list and no session has nothing to count, and loads nothing for it. Whoever has, has it from the next page on. */
export function useWishlistCount(): number {
  const market = useMarket()?.id;
  const isForGuests = !useToggles().loginRequiredForWishlist;
  const url = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the moment to look again
  useEffect(() => {
    if (!market || !(mayBeSignedIn() || readCookie(cookies.wishlist.name))) return;
    const timer = setTimeout(async () => {
      const { startWishlist } = await import('../../wishlist/wishlist-calls.ts');
      await startWishlist({ market, isForGuests });
    }, delays.observerActivation);
    return () => clearTimeout(timer);
  }, [market, isForGuests, url]);
  return useCount('wishlist');
}
