import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { useState } from 'react';
import { usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { useToast } from '../../toast/toast-context.ts';
import { changeWay, moveToWishlist, removeLine } from '../line-calls.ts';
import { useBasketAction } from '../use-basket.ts';
import styles from './line-actions.module.css';
import { LineSize } from './line-size.tsx';

/** Everything else one may do with a line. */
export function LineActions({ line }: { line: BasketLine }) {
  const t = useT();
  const run = useBasketAction();
  const toast = useToast();
  const { status } = useSession();
  const isForGuests = !useToggles().loginRequiredForWishlist;
  const [isChoosing, setChoosing] = useState(false);
  const { name } = line;
  const isProduct = !line.isDigital && !line.isBonusProduct && line.productUrl !== '';
  const keep = async () => {
    if (!isForGuests && status !== 'signedIn') return toast.showNow('info', 'wishlist.login_to_use_wishlist');
    if (await run(moveToWishlist(line, { isForGuests }))) toast.show('success', 'basket.kept');
  };
  const { inStore } = usePage();
  if (isChoosing) return <LineSize line={line} onDone={() => setChoosing(false)} />;
  return (
    <div className={styles.actions}>
      {isProduct && (
        <button type="button" className={styles.action} aria-label={t('basket.changeSizeOf', { name })} onClick={() => setChoosing(true)}>
          {t('basket.changeSize')}
        </button>
      )}
      {isProduct && (
        <button type="button" className={styles.action} aria-label={t('basket.keepName', { name })} onClick={keep}>
          {t('basket.keep')}
        </button>
      )}
      {inStore && isProduct && (
        <button type="button" className={styles.action} onClick={() => void run(changeWay(line))}>
          {t(line.takeNow ? 'device.send_home' : 'device.take_now')}
        </button>
      )}
      <button type="button" className={styles.action} aria-label={t('basket.removeName', { name })} onClick={() => run(removeLine(line))}>
        {t('basket.remove')}
      </button>
    </div>
  );
}
