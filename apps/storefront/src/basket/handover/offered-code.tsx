import type { Handover, HandoverPurpose, HandoverState } from '@selvedge/contract/handover.ts';
import { useCountdown } from '../../device/use-countdown.ts';
import { usePage, useT } from '../../lib/shop-context.tsx';
import { SquareCode } from '../../shell/square-code.tsx';
import { useForget } from '../flyout/delete-basket.tsx';
import styles from './handover.module.css';
import { MailLink } from './mail-link.tsx';

type Props = {
  offered: { offer: Handover; state: HandoverState; isMailed: boolean };
  purpose: HandoverPurpose;
  onMail: (email: string) => Promise<boolean>;
  onOver: () => void;
};

/** As long as it can be read, and while the phone pays. When its time is over on a device, whoever began it has gone or goes on by phone. */
export function OfferedCode({ offered: { offer, state, isMailed }, purpose, onMail, onOver }: Props) {
  const t = useT();
  const { inStore } = usePage();
  const forget = useForget();
  const over = () => {
    if (state === 'taken') void forget();
    else onOver();
  };
  const { left } = useCountdown(offer.seconds, { onOver: over, say: (seconds) => t('handover.left_said', { seconds }) });
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  if (state === 'taken')
    return (
      <div data-handing-over role="status">
        <p className={styles.step}>{t('handover.opened')}</p>
        <p className={styles.text}>{t('handover.opened_text')}</p>
      </div>
    );
  const text = purpose === 'pay' ? 'handover.pay_text' : inStore ? 'handover.move_text' : 'handover.show_text';
  return (
    <div className={styles.offer} data-handing-over>
      <p className={styles.text}>{t(text)}</p>
      {offer.sentInstead > 0 && (
        <p role="alert" className={styles.notice}>
          {t('handover.sent_instead')}
        </p>
      )}
      <div className={styles.square}>
        <SquareCode text={offer.url} label={t('handover.code_square')} />
      </div>
      {!inStore && (
        <p className={styles.code}>
          <bdi dir="ltr">{offer.code}</bdi>
        </p>
      )}
      <p className={styles.time} role="timer">
        {t('handover.left', { time })}
      </p>
      {offer.leftBehind > 0 && <p className={styles.text}>{t('handover.left_behind')}</p>}
      {purpose === 'pay' && <MailLink isSent={isMailed} onMail={onMail} />}
    </div>
  );
}
