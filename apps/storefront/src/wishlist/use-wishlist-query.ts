import { useSyncExternalStore } from 'react';
import { useShop } from '../lib/shop-context.tsx';

export type WishlistQuery = { wishlistId?: string; shareReference?: string; page: number };

/** Which list the address is about (WSH-006). The server renders one page for everybody and does not look at it. */
export function useWishlistQuery(): WishlistQuery | undefined {
  const { router } = useShop();
  const search = useSyncExternalStore(
    router?.subscribe ?? never,
    () => new URL(router?.getState().screen.url ?? '/', location.href).search,
    () => undefined,
  );
  if (search === undefined) return undefined;
  const query = new URLSearchParams(search);
  const wishlistId = query.get('wishlist');
  const shareReference = query.get('shareReference');
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  return { ...(wishlistId && { wishlistId }), ...(shareReference && { shareReference }), page };
}

const never = () => () => {};
