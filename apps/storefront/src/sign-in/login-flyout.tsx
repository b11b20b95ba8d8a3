import type { LoginPlace } from '@selvedge/domain/account/after-login.ts';
import type { LoginView } from '@selvedge/domain/account/login-view.ts';
import { useEffect, useState } from 'react';
import { useT, useToggles } from '../lib/shop-context.tsx';
import styles from './login-flyout.module.css';
import { SignIn } from './sign-in.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

type Props = { place?: LoginPlace; view?: LoginView; onClosed?: () => void };

/** Signing in over the page that is being looked at. */
export function Content({ props }: { props: unknown }) {
  const { place = 'loginFlyout', view: first = 'login', onClosed } = (props ?? {}) as Props;
  const t = useT();
  const { loginPageMaintenance } = useToggles();
  const [view, setView] = useState<LoginView>(first);
  const onSignedIn = useAfterSignIn(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is gone
  useEffect(() => () => onClosed?.(), []);
  return (
    <div className={styles.body}>
      {loginPageMaintenance ? (
        <p className={styles.closed}>{t('login.maintenance')}</p>
      ) : (
        <SignIn place={place} view={view} level="h2" onView={setView} onSignedIn={onSignedIn} />
      )}
    </div>
  );
}
