import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { useEffect } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { type Done, startBasket } from './basket-calls.ts';
import { type BasketState, useBasketState } from './basket-state.ts';

/** The shopper's basket, loaded by whoever needs it first. */
export function useBasket(): { status: BasketState['status']; answer: BasketAnswer | undefined } {
  const market = useMarket()?.id ?? '';
  useEffect(() => void startBasket(market), [market]);
  return { status: useBasketState((state) => state.status), answer: useBasketState((state) => state.answer) };
}

/** Does it, and says why when it did not work. Resolves to whether it did. */
export function useBasketAction(): (action: Promise<Done>) => Promise<boolean> {
  const toast = useToast();
  return async (action) => {
    const { failure, isDone } = await action;
    if (failure) toast.showNow(failure.severity, failure.key);
    return isDone;
  };
}

export const useBusy = (...keys: string[]): boolean => useBasketState(({ busy }) => keys.some((key) => busy.has(key)));
