import { useSyncExternalStore } from 'react';
import { useT } from '../lib/shop-context.tsx';
import styles from './offline-notice.module.css';

/** Says that the connection is gone while it is gone; what has been loaded stays usable. */
export function OfflineNotice() {
  const t = useT();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.region}>
      {!online && <p className={styles.notice}>{t('shell.offline')}</p>}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
