import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { clearTraces } from '../../device/clear-traces.ts';
import { useCountdown } from '../../device/use-countdown.ts';
import { useHref, useMarket, usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import { readSession, signOut } from '../../session/session.ts';
import { deleteBasket } from '../offer-calls.ts';
import styles from './delete-basket.module.css';

const retrySeconds = 10;

/** ISO-006..013 on a store's device: whoever comes next must not find what the last one left. */
export function Content({ close }: { close: () => void }) {
  const t = useT();
  const { basketDeleteTimeout } = useToggles();
  const [hasFailed, setFailed] = useState(false);
  const forget = useForget();
  const clear = async () => {
    if (await forget()) return;
    // Something of the last shopper is still here: it is said, and tried again by itself.
    setFailed(true);
    restart(retrySeconds);
  };
  const say = (seconds: number) => t('checkout.delete_basket_idle_subtitle', { seconds });
  const { left, restart } = useCountdown(basketDeleteTimeout, { onOver: () => void clear(), say });
  return (
    <div className={styles.body}>
      <p className={styles.claim}>{t('checkout.delete_basket_idle_title')}</p>
      <p className={styles.text} role="timer">
        {say(left)}
      </p>
      {hasFailed && <p role="alert">{t('checkout.delete_basket_failed')}</p>}
      <Button wide onClick={close}>
        {t('checkout.delete_basket_idle_cancel')}
      </Button>
      <Button wide look="secondary" onClick={() => void clear()}>
        {t('checkout.delete_basket_idle_button')}
      </Button>
    </div>
  );
}

/** Empties the basket, signs out, wipes the browser and opens the shop anew. False when something could not be done. */
export function useForget(): () => Promise<boolean> {
  const market = useMarket()?.id ?? '';
  const home = useHref()('');
  const isClosed = usePage().statusCode === 503;
  return async () => {
    // In maintenance no call but the clear is answered: what is left behind nobody has a cookie for.
    const { failure } = isClosed ? { failure: undefined } : await deleteBasket();
    const isOut = isClosed || readSession().status !== 'signedIn' || (await signOut()).status === 'OK';
    const isClear = await clearTraces(market);
    if (failure || !isOut || !isClear) return false;
    // A whole new document, in place of this one: nothing that this page remembers may stay, and nothing to go back to.
    location.replace(home);
    return true;
  };
}
