import type { LoyaltyPoints } from '@selvedge/contract/loyalty-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './loyalty.module.css';
import { rewardProgress } from './reward-progress.ts';
import { usePointsText } from './use-points-text.ts';

/** LOY-002 the balance, the thread to the next reward, and what is still to come or about to go. */
export function PointsFacts({ points }: { points: LoyaltyPoints }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const pointsText = usePointsText();
  const { balance, pendingPoints, expireDate, expiringPoints, pointsNeededForReward: missing } = points;
  const percent = rewardProgress(points);
  return (
    <section className={styles.points} aria-label={t('loyalty.yours')}>
      <p className={styles.balance}>
        <span className={styles.number}>
          <bdi>{formatCount(balance, locale)}</bdi>
        </span>{' '}
        <span className={styles.unit}>{pointsText('loyalty.unit', balance)}</span>
      </p>
      {percent !== undefined && (
        <div className={styles.way}>
          <div className={styles.track}>
            <progress className={styles.thread} max={100} value={percent} aria-label={t('loyalty.progress')} />
          </div>
          <p>{missing ? pointsText('loyalty.to_reward', missing) : t('loyalty.enough')}</p>
        </div>
      )}
      <ul className={styles.notes}>
        {balance < 0 && <li>{t('loyalty.below')}</li>}
        {pendingPoints > 0 && <li>{pointsText('loyalty.pending', pendingPoints)}</li>}
        {expireDate && expiringPoints > 0 && (
          <li>{pointsText('loyalty.expiring', expiringPoints, { date: formatDate(new Date(expireDate), { locale }) })}</li>
        )}
      </ul>
    </section>
  );
}
