import { useEffect } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useMarket, useToggles } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { dropSku, keepSku, startWishlist } from '../wishlist-calls.ts';
import { isKept, readState, useWishlistState } from '../wishlist-state.ts';

/** One click keeps a product or lets it go; whoever has several lists is asked which. */
export function useHeart({ sku, name }: { sku: string; name: string }): { isKept: boolean; toggle: () => void } {
  const market = useMarket()?.id ?? '';
  const toast = useToast();
  const flyout = useFlyout();
  const { loginRequiredForWishlist } = useToggles();
  // Not the lists themselves: one heart that changes must not render the other fifty-nine.
  const isNow = useWishlistState((state) => isKept(state, sku));
  const start = () => startWishlist({ market, isForGuests: !loginRequiredForWishlist });
  // biome-ignore lint/correctness/useExhaustiveDependencies: how to start is another function with every render, and starts the same
  useEffect(() => void start(), [market]);
  const toggle = async () => {
    await start();
    const { who, lists } = readState();
    if (who === 'guest' && loginRequiredForWishlist) return toast.showNow('info', 'wishlist.login_to_use_wishlist');
    if (lists.length > 1) return void flyout.open('addToWishlist', { sku, name });
    const failure = await (isKept(readState(), sku) ? dropSku : keepSku)({ sku });
    if (failure) toast.showNow('danger', failure);
  };
  return { isKept: isNow, toggle: () => void toggle() };
}
