import { checkout } from '@selvedge/contract/checkout.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { ask, send } from '../../basket/basket-calls.ts';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useShop, useT, useToggles } from '../../lib/shop-context.tsx';
import { useNear } from '../../lib/use-near.ts';
import { useStepLink } from '../../shell/use-step-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import styles from '../customer/customer-step.module.css';
import { addressOfExpress, type ExpressResult } from './express-result.ts';

const container = 'express-checkout';

type State = 'asked' | 'practice' | 'klarna' | 'none';

/** CHK-013, CHK-014 a pay-later provider that knows the address already. Nothing of it is fetched before its place is seen or touched. */
export function ExpressCheckout({ isSignedIn }: { isSignedIn: boolean }) {
  const { expressCheckout } = useToggles();
  return expressCheckout ? <Express isSignedIn={isSignedIn} /> : null;
}

function Express({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useT();
  const market = useMarket();
  const takeOver = useTakeOver(isSignedIn);
  const { ref, isNear } = useNear<HTMLDivElement>();
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [state, setState] = useState<State>('asked');
  const isWanted = isNear || isTouched;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody may want it
  useEffect(() => {
    if (isWanted) void open(takeOver).then(setState);
  }, [isWanted]);
  if (state === 'none') return null;

  async function practise(): Promise<void> {
    setTouched(true);
    if (isBusy || state !== 'practice') return;
    setBusy(true);
    const { openExpress } = await import('./open-express.ts');
    await takeOver(await openExpress(market?.id ?? '', t));
    setBusy(false);
  }

  return (
    <div ref={ref} className={styles.express} onPointerDown={() => setTouched(true)}>
      <div id={container} hidden={state !== 'klarna'} />
      {state !== 'klarna' && (
        <Button wide look="secondary" aria-busy={isBusy || undefined} onClick={() => void practise()}>
          {t('checkout.express')}
        </Button>
      )}
      <p className={styles.or}>{t('login.or')}</p>
    </div>
  );
}

/** Whose button it is, drawn if it is not ours. */
async function open(onResult: (result: ExpressResult) => void): Promise<State> {
  const answer = await ask((api, params) => api(payment.express, { params }));
  if (answer.hasError) return 'none';
  const { klarna } = answer.data;
  if (!klarna) return 'practice';
  // Only a document of this step may run Klarna's script: whoever came here inside another one gets it anew.
  if (!isOwnDocument()) {
    location.reload();
    return 'asked';
  }
  const { drawKlarnaExpress } = await import('./klarna-express.ts');
  return (await drawKlarnaExpress(klarna, { container: `#${container}`, onResult })) ? 'klarna' : 'none';
}

function isOwnDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || new URL(opened.name).pathname === location.pathname;
}

/** CHK-013 the address becomes the basket's, and the step after it is the next. */
function useTakeOver(isSignedIn: boolean): (result: ExpressResult) => Promise<void> {
  const toast = useToast();
  const { router } = useShop();
  const country = useMarket()?.country.code ?? '';
  const link = useStepLink();
  return async (result) => {
    const address = addressOfExpress(result, country);
    if (!address) return;
    const guest = isSignedIn
      ? undefined
      : await send((api, params) => api(checkout.continueAsGuest, { params, body: { email: address.email ?? '' } }));
    if (guest?.hasError) return toast.showNow('danger', failureKey(guest, 'feedback.error_address_update'));
    const saved = await send((api, params) => api(checkout.setAddress, { params, body: { shippingAddress: address } }));
    if (saved.hasError) toast.showNow('danger', failureKey(saved, 'feedback.error_address_update'));
    // What the provider does not know can be filled in there.
    await router?.navigate(link(saved.hasError ? 'shippingAddress' : 'shippingMethods'));
  };
}
