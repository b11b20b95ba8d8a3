import { delays } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import { readSign } from '../../basket/basket-sign.ts';
import { useMarket, usePath } from '../../lib/shop-context.tsx';
import { mayBeSignedIn } from '../../session/signs.ts';
import { setCounts, useCount } from '../../shell/counts.ts';

/** Who has no basket and no session has nothing to count, and loads nothing for it. */
export function useBasketCount(): number {
  const market = useMarket()?.id;
  const url = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the moment to look again
  useEffect(() => {
    const sign = readSign();
    if (!market || !(sign || mayBeSignedIn())) return;
    if (sign?.market === market) setCounts({ basket: sign.quantity });
    const timer = setTimeout(async () => {
      const { startBasket } = await import('../../basket/basket-calls.ts');
      await startBasket(market);
    }, delays.observerActivation);
    return () => clearTimeout(timer);
  }, [market, url]);
  return useCount('basket');
}
