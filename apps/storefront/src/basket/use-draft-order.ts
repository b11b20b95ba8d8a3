import { basket } from '@selvedge/contract/basket.ts';
import { useEffect } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { change, startBasket } from './basket-calls.ts';
import { useBasketAction } from './use-basket.ts';

/** The link of a mail about an order that staff put together carries its token behind the hash, where no log sees it. */
export function useDraftOrder(): void {
  const market = useMarket()?.id ?? '';
  const run = useBasketAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the page is reached
  useEffect(() => {
    const token = new URLSearchParams(location.hash.slice(1)).get('draft');
    if (!token) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void startBasket(market).then(() =>
      run(change({ action: 'update', busy: ['basket'], call: (call) => call(basket.openDraft, { params: {}, body: { token } }) })),
    );
  }, [market]);
}
