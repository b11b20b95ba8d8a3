import { checkout } from '@selvedge/contract/checkout.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { send } from '../basket/basket-calls.ts';
import { useMarket, useShop, useT, useToggles } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import styles from './customer-step.module.css';
import { addressOfExpress } from './express-result.ts';
import { useStepLink } from './use-step-link.ts';

/** CHK-013, CHK-014 a pay-later provider that knows the address already. Its script is fetched when its button is pressed. */
export function ExpressCheckout({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useT();
  const toast = useToast();
  const { router } = useShop();
  const market = useMarket();
  const { expressCheckout } = useToggles();
  const link = useStepLink();
  const [isBusy, setBusy] = useState(false);
  if (!expressCheckout) return null;

  async function start(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { openExpress } = await import('./open-express.ts');
    const address = addressOfExpress(await openExpress(market?.id ?? '', t), market?.country.code ?? '');
    if (address) await takeOver(address);
    setBusy(false);
  }

  async function takeOver(address: NonNullable<ReturnType<typeof addressOfExpress>>): Promise<void> {
    const guest = isSignedIn
      ? undefined
      : await send((api, params) => api(checkout.continueAsGuest, { params, body: { email: address.email ?? '' } }));
    if (guest?.hasError) return toast.showNow('danger', 'feedback.error_address_update');
    const saved = await send((api, params) => api(checkout.setAddress, { params, body: { shippingAddress: address } }));
    if (saved.hasError) toast.showNow('danger', 'feedback.error_address_update');
    // What the provider does not know can be filled in there.
    await router?.navigate(link(saved.hasError ? 'shippingAddress' : 'shippingMethods'));
  }

  return (
    <div className={styles.express}>
      <Button wide look="secondary" aria-busy={isBusy || undefined} onClick={() => void start()}>
        {t('checkout.express')}
      </Button>
      <p className={styles.or}>{t('login.or')}</p>
    </div>
  );
}
