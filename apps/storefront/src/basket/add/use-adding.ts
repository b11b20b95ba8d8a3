import type { AddGiftCardLine } from '@selvedge/contract/basket.ts';
import { useState } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useMarket, useShop, useT, useToggles } from '../../lib/shop-context.tsx';
import { announce } from '../../shell/announce.ts';
import { usePageLink } from '../../shell/use-page-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import type { Done } from '../basket-calls.ts';
import type { WantedLine } from '../basket-state.ts';

export type Adding = {
  /** Resolves to true when it is in the basket, else to the key of the reason why not; to nothing while the last wish is on its way. */
  add: (lines: readonly WantedLine[] | AddGiftCardLine) => Promise<true | string | undefined>;
  isAdding: boolean;
};

/** What a button needs to add something: the basket's own code comes with the first click. */
export function useAdding(): Adding {
  const t = useT();
  const toast = useToast();
  const flyout = useFlyout();
  const { router } = useShop();
  const link = usePageLink();
  const market = useMarket()?.id ?? '';
  const { miniBasket, basketFlyout } = useToggles();
  const [isAdding, setAdding] = useState(false);
  const add: Adding['add'] = async (lines) => {
    if (isAdding) return undefined;
    setAdding(true);
    const { failure, isDone } = await run(market, lines);
    setAdding(false);
    if (isDone) {
      announce(t('basket.added'));
      // Who has opened something meanwhile keeps it.
      if (!miniBasket || !flyout.open('miniBasket', undefined, 'unasked')) toast.show('success', 'basket.added');
      return true;
    }
    if (failure?.key === 'basket.other_market') {
      if (basketFlyout) flyout.open('basket');
      else void router?.navigate(link('basketPage', '/basket'));
    } else if (failure) toast.showNow(failure.severity, failure.key);
    return failure?.key;
  };
  return { add, isAdding };
}

async function run(market: string, lines: readonly WantedLine[] | AddGiftCardLine): Promise<Done> {
  try {
    const [{ startBasket }, { addGiftCardLine, addLines }] = await Promise.all([import('../basket-calls.ts'), import('../line-calls.ts')]);
    // What shows it is fetched while the answer is on its way.
    void import('../flyout/mini-basket.tsx').catch(Boolean);
    await startBasket(market);
    return await ('sku' in lines ? addGiftCardLine(lines) : addLines(lines));
  } catch {
    // The code itself could not be fetched.
    return { isDone: false, failure: { key: 'feedback.error_add_to_basket', severity: 'danger' } };
  }
}
