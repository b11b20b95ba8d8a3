import { Button } from '@selvedge/ui/button.tsx';
import { useT, useToggles } from '../lib/shop-context.tsx';
import styles from './receipt-clear.module.css';
import { useCountdown } from './use-countdown.ts';

/**
 * ISO-010 after paying on a store's device the receipt stands there for three quarters of a minute, or for as long as somebody wants. It counts
 * down itself: were the question of ISO-006 asked over it, whoever answers that they are still there would be forgotten all the same.
 */
export function ReceiptClear({ forget }: { forget: () => Promise<boolean> }) {
  const t = useT();
  const { posClearSession } = useToggles();
  const say = (seconds: number) => t('device.receipt_clears', { seconds });
  const { left, restart } = useCountdown(posClearSession, { onOver: () => void finish(), say });
  const finish = async () => {
    if (!(await forget())) restart(10);
  };
  return (
    <aside className={styles.clear} data-handing-over>
      <p role="timer">{say(left)}</p>
      <Button onClick={() => void finish()}>{t('device.finish')}</Button>
      <Button look="secondary" onClick={() => restart()}>
        {t('device.stay')}
      </Button>
    </aside>
  );
}
