import { useAccount } from '../../session/account-store.ts';
import { MemberView } from './member-view.tsx';
import { OfferList } from './offer-list.tsx';
import { PointsFacts } from './points-facts.tsx';
import { RewardList } from './reward-list.tsx';
import { VoucherList } from './voucher-list.tsx';

/** RTE-049 what a member has, can take for it, and has taken. */
export function RewardsScreen() {
  // The account's first page shows the balance, too.
  const { reload: reloadUser } = useAccount();
  return (
    <MemberView>
      {({ points, promotions, rewardVouchers, email }, reload) => (
        <>
          <PointsFacts points={points} />
          <RewardList
            balance={points.balance}
            onTaken={() => {
              reload();
              reloadUser();
            }}
          />
          <OfferList offers={promotions} email={email} />
          <VoucherList vouchers={rewardVouchers} email={email} onRedeemed={reload} />
        </>
      )}
    </MemberView>
  );
}
