import { payment } from '@selvedge/contract/payment.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { ask } from '../../basket/basket-calls.ts';
import { useMarket, useT, useToggles } from '../../lib/shop-context.tsx';
import { useNear } from '../../lib/use-near.ts';
import { useToast } from '../../toast/toast-context.ts';
import styles from '../customer/customer-step.module.css';
import type { ExpressResult } from './address-of-express.ts';
import { useTakeExpressAddress } from './use-take-express-address.ts';

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
  const toast = useToast();
  const takeOver = useTakeExpressAddress(isSignedIn);
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
    const result = await import('./open-express.ts').then(
      ({ openExpress }) => openExpress(market?.id ?? '', t),
      () => toast.showNow('danger', 'feedback.error_lost'),
    );
    if (result) await takeOver(result);
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
  const answer = await ask(payment.express);
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
