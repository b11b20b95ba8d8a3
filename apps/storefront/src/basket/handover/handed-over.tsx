import { Button } from '@selvedge/ui/button.tsx';
import { useCountdown } from '../../device/use-countdown.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useForget } from '../flyout/delete-basket.tsx';
import styles from './handover.module.css';

type Props = { title: string; text?: string; seconds: number; onStay?: () => void };

/** ISO-016 it is on the phone, or paid there: the device forgets, by itself or at once. */
export function HandedOver({ title, text, seconds, onStay }: Props) {
  const t = useT();
  const forget = useForget();
  const finish = async () => {
    if (!(await forget())) restart(10);
  };
  const say = (left: number) => t('handover.clears', { seconds: left });
  const { left, restart } = useCountdown(seconds, { onOver: () => void finish(), say });
  return (
    <section className={styles.body} data-handing-over>
      <p className={styles.claim} role="status">
        {t(title)}
      </p>
      {text && <p>{t(text)}</p>}
      <p className={styles.time} role="timer">
        {say(left)}
      </p>
      <Button wide onClick={() => void finish()}>
        {t('handover.clear_now')}
      </Button>
      {onStay && (
        <Button wide look="quiet" onClick={onStay}>
          {t('handover.here_instead')}
        </Button>
      )}
    </section>
  );
}
