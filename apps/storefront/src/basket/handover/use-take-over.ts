import { handover } from '@selvedge/contract/handover.ts';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useMarket, useShop } from '../../lib/shop-context.tsx';
import type { Call } from '../../session/call-in.ts';
import { usePageLink } from '../../shell/use-page-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import { change, startBasket } from '../basket-calls.ts';
import { useBasketAction } from '../use-basket.ts';

/** Puts the basket of another screen into this one and goes there. Where it did not work, it is said why. */
export function useTakeOver(): (code: string, to?: 'checkout') => Promise<void> {
  const { router } = useShop();
  const market = useMarket()?.id ?? '';
  const flyout = useFlyout();
  const toast = useToast();
  const link = usePageLink();
  const run = useBasketAction();
  return async (code, to) => {
    await startBasket(market);
    let isSent = false;
    const take = async (ask: Call) => {
      const answer = await ask(handover.take, { body: { code } });
      isSent = !answer.hasError && answer.data.sentInstead > 0;
      return answer;
    };
    const call = change({ action: 'update', busy: ['basket'], call: take });
    if (!(await run(call))) return;
    flyout.close();
    if (isSent) toast.showNow('warning', 'handover.taken_sent');
    else toast.showNow('success', 'handover.taken');
    void router?.navigate(to === 'checkout' ? link('checkoutPage', '/checkout') : link('basketPage', '/basket'));
  };
}
