import { useSyncExternalStore } from 'react';
import { useShop, useT } from '../lib/shop-context.tsx';
import styles from './offline-notice.module.css';

/** Says that the connection is gone while it is gone, and which way led nowhere; what has been loaded stays usable. */
export function OfflineNotice() {
  const t = useT();
  const { router } = useShop();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const unreached = useSyncExternalStore(
    router?.subscribe ?? never,
    () => router?.getState().unreached,
    () => undefined,
  );
  return (
    <div role="status" className={styles.region}>
      {(unreached || !online) && (
        <p className={styles.notice}>
          {t(unreached ? 'shell.unreached' : 'shell.offline')}
          {unreached && (
            <button type="button" className={styles.retry} onClick={() => void router?.navigate(unreached)}>
              {t('shell.tryAgain')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

const never = () => () => {};

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
