import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { LeaveClub } from './leave-club.tsx';
import styles from './loyalty.module.css';
import { MemberCard } from './member-card.tsx';
import { MemberView } from './member-view.tsx';
import { PointsFacts } from './points-facts.tsx';
import { PointsHistory } from './points-history.tsx';
import { TierFacts } from './tier-facts.tsx';

/** RTE-047 how a member stands: points, level, card, and everything that happened to the points. */
export function ClubScreen() {
  const t = useT();
  const href = useHref();
  return (
    <MemberView>
      {({ points, transactions }) => (
        <>
          <PointsFacts points={points} />
          <p className={styles.onward}>
            <TextLink href={href('/account/rewards')}>{t('loyalty.to_rewards')}</TextLink>
          </p>
          <MemberCard />
          <TierFacts tier={points.tier} nextTier={points.nextTier} />
          <PointsHistory newest={transactions} />
          <LeaveClub />
        </>
      )}
    </MemberView>
  );
}
