import type { LoyaltyPoints } from '@selvedge/contract/loyalty-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { AccountSection } from '../account-section.tsx';
import styles from './loyalty.module.css';
import { usePointsText } from './use-points-text.ts';

/** How the member stands by the points of twelve months, and what comes next. */
export function TierFacts({ tier, nextTier }: Pick<LoyaltyPoints, 'tier' | 'nextTier'>) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const pointsText = usePointsText();
  if (!tier && !nextTier) return null;
  return (
    <AccountSection title={t('loyalty.tier')} text={t('loyalty.tier_text')}>
      {tier && (
        <p className={styles.tier}>
          <bdi>{tier.name}</bdi>
        </p>
      )}
      {tier && tier.percent > 100 && <p>{t('loyalty.tier_percent', { percent: formatCount(tier.percent - 100, locale) })}</p>}
      {tier?.until && <p className={styles.quiet}>{t('loyalty.tier_until', { date: formatDate(lastDay(tier.until), { locale }) })}</p>}
      {nextTier && <p className={styles.quiet}>{pointsText('loyalty.to_tier', nextTier.pointsNeeded, { tier: nextTier.name })}</p>}
    </AccountSection>
  );
}

/** It ends with the first moment of a month: the day before is the last one. */
const lastDay = (until: string): Date => new Date(Date.parse(until) - 1);
