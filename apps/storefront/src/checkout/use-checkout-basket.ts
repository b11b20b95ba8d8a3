import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { useEffect } from 'react';
import { reloadBasket } from '../basket/basket-calls.ts';
import { type BasketState, readState } from '../basket/basket-state.ts';
import { useBasket } from '../basket/use-basket.ts';
import { useMarket } from '../lib/shop-context.tsx';

/** The basket, looked at again with every step and by whoever comes back to a tab: yesterday's prices must not stand in checkout. */
export function useCheckoutBasket(): { status: BasketState['status']; answer: BasketAnswer | undefined } {
  const market = useMarket()?.id ?? '';
  useEffect(() => {
    const lookAgain = () => {
      const { status, answer } = readState();
      if (document.visibilityState === 'visible' && status === 'ready' && answer?.basket.market === market) void reloadBasket();
    };
    lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [market]);
  return useBasket();
}
