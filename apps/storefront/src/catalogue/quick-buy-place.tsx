import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useToggles } from '../lib/shop-context.tsx';
import { type QuickBuyProps, quickBuySlot } from './quick-buy-slot.ts';

let loading: Promise<ComponentType<QuickBuyProps>> | undefined;

/** Holds the quick buy of a tile, or the way to be told of what cannot be bought: under a pointer once somebody takes an interest, under a finger once the page is quiet. */
export function QuickBuyPlace({ product, isMet }: QuickBuyProps) {
  const { quickBuy, notifyMe, productGoingLive } = useToggles();
  const [QuickBuy, setQuickBuy] = useState<ComponentType<QuickBuyProps>>();
  const isOffered = product.comingSoonProduct
    ? product.awaited && productGoingLive
    : product.inStock
      ? quickBuy && !product.isProductSet && product.sizes.length > 0
      : product.awaited && notifyMe;
  useEffect(() => {
    if (!isOffered || !(isMet || matchMedia('(hover: none)').matches)) return;
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    load(isMet).then((loaded) => startTransition(() => setQuickBuy(() => loaded)), Boolean);
  }, [isOffered, isMet]);
  return isOffered && QuickBuy && <QuickBuy product={product} isMet={isMet} />;
}

function load(isUrgent: boolean): Promise<ComponentType<QuickBuyProps>> {
  const fetch = () => quickBuySlot.load?.() ?? Promise.reject(new Error('no quick buy'));
  if (isUrgent) return fetch();
  loading ??= new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done)).then(fetch);
  return loading;
}
