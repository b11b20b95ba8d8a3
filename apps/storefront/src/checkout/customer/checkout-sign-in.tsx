import type { LoginView } from '@selvedge/domain/account/login-view.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { useShop, useT, useToggles } from '../../lib/shop-context.tsx';
import { useStepLink } from '../../shell/use-step-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import styles from './customer-step.module.css';

const SignIn = lazy(async () => ({ default: (await import('../../sign-in/sign-in.tsx')).SignIn }));
const gains = ['login.gain.checkout', 'login.gain.orders'] as const;

/** The way in for those who have an account. The forms are those of the login page, shown in place. */
export function CheckoutSignIn({ isOnly }: { isOnly: boolean }) {
  const t = useT();
  const id = useId();
  const toast = useToast();
  const { router } = useShop();
  const { loginPageMaintenance } = useToggles();
  const link = useStepLink();
  const [view, setView] = useState<LoginView | undefined>(isOnly ? 'login' : undefined);
  const onSignedIn = async () => {
    toast.show('success', 'login.successfully_logged_in');
    await router?.navigate(link('shippingAddress'), { replace: true });
  };
  if (loginPageMaintenance) return <p className={styles.note}>{t('login.maintenance')}</p>;
  if (view)
    return (
      <div className={styles.way}>
        <Suspense>
          <SignIn place="basketFlyout" view={view} level="h2" onView={setView} onSignedIn={onSignedIn} />
        </Suspense>
      </div>
    );
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('checkout.member')}
      </h2>
      <ul className={styles.gains}>
        {gains.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <Button look="secondary" wide onClick={() => setView('login')}>
        {t('login.sign_in')}
      </Button>
    </section>
  );
}
