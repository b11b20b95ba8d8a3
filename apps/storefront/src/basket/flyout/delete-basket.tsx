import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useHref, useT, useToggles } from '../../lib/shop-context.tsx';
import { readSession, signOut } from '../../session/session.ts';
import { deleteBasket } from '../offer-calls.ts';
import styles from './delete-basket.module.css';

const retrySeconds = 10;

/** ISO-006..013 on a store's device: whoever comes next must not find what the last one left. */
export function Content({ close }: { close: () => void }) {
  const t = useT();
  const home = useHref()('');
  const { basketDeleteTimeout } = useToggles();
  const [seconds, setSeconds] = useState(basketDeleteTimeout);
  const [hasFailed, setFailed] = useState(false);
  const clear = async () => {
    const { failure } = await deleteBasket();
    const isOut = readSession().status !== 'signedIn' || (await signOut()).status === 'OK';
    // A whole new document: nothing that this page remembers may stay.
    if (!failure && isOut) return location.assign(home);
    // Something of the last shopper is still here: it is said, and tried again by itself.
    setFailed(true);
    setSeconds(retrySeconds);
  };
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const isOver = seconds <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the time is over
  useEffect(() => {
    if (isOver) void clear();
  }, [isOver]);
  return (
    <div className={styles.body}>
      <p className={styles.claim}>{t('checkout.delete_basket_idle_title')}</p>
      <p className={styles.text}>{t('checkout.delete_basket_idle_subtitle', { seconds: Math.max(0, seconds) })}</p>
      {hasFailed && <p role="alert">{t('checkout.delete_basket_failed')}</p>}
      <Button wide onClick={close}>
        {t('checkout.delete_basket_idle_cancel')}
      </Button>
      <Button wide look="secondary" onClick={clear}>
        {t('checkout.delete_basket_idle_button')}
      </Button>
    </div>
  );
}
