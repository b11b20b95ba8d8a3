import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';
import { useHref, usePage, useToggles } from '../../lib/shop-context.tsx';

type NotifyMe = { href: string; label: string; note: string };

/** Where to be told that a product is there, or there again; undefined where nothing is to be waited for. */
export function useNotifyMe(product: ProductDetail, variant: Variant | undefined): NotifyMe | undefined {
  const { notifyMe, productGoingLive } = useToggles();
  const link = usePage().navigation.pageLinks.notifyMe;
  const href = useHref();
  const target = link ?? href('/i/notify-me');
  const state = productState(product);
  if (state === 'comingSoon')
    return productGoingLive ? { href: target, label: 'product.tellMeLive', note: 'product.tellMeLiveNote' } : undefined;
  if (!notifyMe || !product.allowInStockNotifications || state === 'storesOnly') return undefined;
  const isGone = state === 'soldOut' || state === 'backSoon' || (variant !== undefined && !variant.inStockEcom);
  return isGone ? { href: target, label: 'product.tellMe', note: 'product.tellMeNote' } : undefined;
}
