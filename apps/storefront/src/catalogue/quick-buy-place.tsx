import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useToggles } from '../lib/shop-context.tsx';

export type QuickBuyProps = { product: ListingTile /** Pointed at or focused. */; isMet: boolean };

let loading: Promise<ComponentType<QuickBuyProps>> | undefined;

/** Holds the quick buy of a tile: under a pointer once somebody takes an interest, under a finger once the page is quiet. */
export function QuickBuyPlace({ product, isMet }: QuickBuyProps) {
  const { quickBuy } = useToggles();
  const [QuickBuy, setQuickBuy] = useState<ComponentType<QuickBuyProps>>();
  const isOffered = quickBuy && product.inStock && !product.comingSoonProduct && !product.isProductSet && product.sizes.length > 0;
  useEffect(() => {
    if (!isOffered || !(isMet || matchMedia('(hover: none)').matches)) return;
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    load(isMet).then((loaded) => startTransition(() => setQuickBuy(() => loaded)), Boolean);
  }, [isOffered, isMet]);
  return isOffered && QuickBuy && <QuickBuy product={product} isMet={isMet} />;
}

function load(isUrgent: boolean): Promise<ComponentType<QuickBuyProps>> {
  const fetch = () => import('../basket/add/quick-buy.tsx').then(({ QuickBuy }) => QuickBuy);
  if (isUrgent) return fetch();
  loading ??= new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done)).then(fetch);
  return loading;
}
