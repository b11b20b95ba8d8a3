import type { LoyaltyPoints } from '@selvedge/contract/loyalty-shape.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { PointsFacts } from '../loyalty/points-facts.tsx';
import { usePointsText } from '../loyalty/use-points-text.ts';
import styles from './overview.module.css';

/** The balance, and what is missing to the next reward and the next level. */
export function OverviewPoints({ points }: { points: LoyaltyPoints }) {
  const t = useT();
  const href = useHref();
  const pointsText = usePointsText();
  const { tier, nextTier } = points;
  return (
    <section className={styles.part} aria-labelledby="overview-points">
      <div className={styles.head}>
        <h2 id="overview-points" className={styles.title}>
          {t('loyalty.yours')}
        </h2>
        <TextLink href={href('/account/rewards')}>{t('loyalty.to_rewards')}</TextLink>
      </div>
      <PointsFacts points={points} />
      {(tier || nextTier) && (
        <p className={styles.quiet}>
          {tier && <bdi className={styles.tier}>{tier.name}</bdi>}
          {nextTier && <bdi>{pointsText('loyalty.to_tier', nextTier.pointsNeeded, { tier: nextTier.name })}</bdi>}
        </p>
      )}
    </section>
  );
}
