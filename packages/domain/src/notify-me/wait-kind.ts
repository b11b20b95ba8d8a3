import type { NotifyMeKind } from '@selvedge/contract/notify-me.ts';
import { productState } from '../catalogue/product-state.ts';

type Waited = Parameters<typeof productState>[0] & { allowInStockNotifications: boolean; isDigital: boolean; isProductSet: boolean };
type Switches = { notifyMe: boolean; productGoingLive: boolean };

/**
 * What may be waited for of a product, and in which size of it: a product that is not sold yet, or a size that is sold out online.
 * Undefined where there is nothing to wait for, or the market or the product does not offer it. (NTF-014)
 */
export function waitKind(product: Waited, variant: { inStockEcom: boolean } | undefined, flags: Switches): NotifyMeKind | undefined {
  const state = productState(product);
  if (state === 'comingSoon') return flags.productGoingLive ? 'goingLive' : undefined;
  if (!flags.notifyMe || !product.allowInStockNotifications || product.isDigital || product.isProductSet || state === 'storesOnly')
    return undefined;
  const isGone = variant ? !variant.inStockEcom : state === 'soldOut' || state === 'backSoon';
  return isGone ? 'backInStock' : undefined;
}
