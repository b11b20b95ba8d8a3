import type { LoyaltyPoints } from '@selvedge/contract/loyalty-shape.ts';
import { useT } from '../../lib/shop-context.tsx';
import { AccountSection } from '../account-section.tsx';
import styles from './loyalty.module.css';
import { usePointsText } from './use-points-text.ts';

/** How the member stands by the points of twelve months, and what comes next. */
export function TierFacts({ tier, nextTier }: Pick<LoyaltyPoints, 'tier' | 'nextTier'>) {
  const t = useT();
  const pointsText = usePointsText();
  if (!tier && !nextTier) return null;
  return (
    <AccountSection title={t('loyalty.tier')} text={t('loyalty.tier_text')}>
      {tier && (
        <p className={styles.tier}>
          <bdi>{tier.name}</bdi>
        </p>
      )}
      {nextTier && <p className={styles.quiet}>{pointsText('loyalty.to_tier', nextTier.pointsNeeded, { tier: nextTier.name })}</p>}
    </AccountSection>
  );
}
