import type { ReactNode } from 'react';
import { useT } from '../lib/shop-context.tsx';
import styles from './sign-in-screen.module.css';

const gains = ['login.gain.wishlist', 'login.gain.orders', 'login.gain.checkout'] as const;

/** What stands around the sign-in on a page of its own: on a wide screen, what an account is good for stands beside it. */
export function SignInScreen({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.screen}>
      <aside className={styles.aside}>
        <p className={styles.claim}>{t('login.claim')}</p>
        <ul className={styles.gains}>
          {gains.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </aside>
      <div className={styles.form}>
        <noscript>
          <p className={styles.still}>{t('login.no_script')}</p>
        </noscript>
        {children}
      </div>
    </div>
  );
}
