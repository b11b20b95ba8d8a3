import type { UserMetadata } from '@selvedge/contract/account.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { useAccount } from '../session/account-store.ts';
import styles from './account.module.css';

/** A page about the shopper: boxes while the profile is on its way, and a way on when it does not come. */
export function AccountView({ head, children }: { head: ReactNode; children: (user: UserMetadata) => ReactNode }) {
  const t = useT();
  const { user, hasFailed, reload } = useAccount();
  return (
    <div className={styles.page}>
      {head}
      {user && children(user)}
      {!user && hasFailed && (
        <div className={styles.failure} role="alert">
          <p>{t('account.failed')}</p>
          <Button look="secondary" onClick={reload}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
      {!user && !hasFailed && (
        <div className={styles.section} aria-busy="true">
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton />
        </div>
      )}
    </div>
  );
}
