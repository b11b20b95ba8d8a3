import type { UserMetadata } from '@selvedge/contract/account.ts';
import { accountOverview } from '@selvedge/contract/account-overview.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useState } from 'react';
import { useT, useToggles } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import account from '../account.module.css';
import { ClubInvitation } from './club-invitation.tsx';
import styles from './overview.module.css';
import { OverviewOrders } from './overview-orders.tsx';
import { OverviewPoints } from './overview-points.tsx';
import { OverviewSizes } from './overview-sizes.tsx';
import { OverviewWishes } from './overview-wishes.tsx';

/** What the shopper has here: orders on their way, points, sizes and wishes; where there is nothing yet, the way to it. */
export function AccountOverview({ user }: { user: UserMetadata }) {
  const t = useT();
  const { customerClub } = useToggles();
  const [time, setTime] = useState(0);
  const answer = useAnswer(accountOverview.get, {}, time);
  if (!answer) return <OverviewSkeleton />;
  if (answer.hasError)
    return (
      <div className={account.failure} role="alert">
        <p>{t('account.failed')}</p>
        <Button look="secondary" onClick={() => setTime((before) => before + 1)}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  const { orders, sizes, points, wishlist } = answer.data;
  return (
    <>
      <OverviewOrders orders={orders} />
      <div className={styles.pair}>
        {customerClub && (points ? <OverviewPoints points={points} /> : user.isEmailVerified && <ClubInvitation />)}
        <OverviewSizes sizes={sizes} />
      </div>
      <OverviewWishes wishlist={wishlist} />
    </>
  );
}

/** As tall as an order on its way: what stands below must not jump when it comes. */
export function OverviewSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
