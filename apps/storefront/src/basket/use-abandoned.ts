import { basket } from '@selvedge/contract/basket.ts';
import { useEffect } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { change, startBasket } from './basket-calls.ts';
import { useBasketAction } from './use-basket.ts';

/** The link of a mail about a basket that was left behind carries its token as `basketId`; what was in it is put into this one. */
export function useAbandoned(): void {
  const market = useMarket()?.id ?? '';
  const run = useBasketAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the page is reached
  useEffect(() => {
    const url = new URL(location.href);
    const basketId = url.searchParams.get('basketId');
    if (!basketId) return;
    url.searchParams.delete('basketId');
    history.replaceState(history.state, '', url);
    void startBasket(market).then(() =>
      run(change({ action: 'update', busy: ['basket'], call: (call) => call(basket.restoreAbandoned, { query: { basketId } }) })),
    );
  }, [market]);
}
