import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import account from '../account.module.css';
import { AccountHead } from '../account-head.tsx';
import { AccountView } from '../account-view.tsx';
import { VerifyNote } from '../verify-note.tsx';
import { JoinNote } from './join-note.tsx';
import { TermsNote } from './terms-note.tsx';
import { type LoyaltyAccount, useLoyalty } from './use-loyalty.ts';

type Draw = (known: LoyaltyAccount, reload: () => void) => ReactNode;

/** A page of the club: for members whose address is proven. Everybody else is told what is missing. */
export function MemberView({ children }: { children: Draw }) {
  return (
    <AccountView head={<AccountHead />}>
      {({ isEmailVerified, isEnrolledInCustomerClub, email }) => {
        if (!isEmailVerified) return <VerifyNote email={email} />;
        return isEnrolledInCustomerClub ? <OfMember draw={children} /> : <JoinNote />;
      }}
    </AccountView>
  );
}

function OfMember({ draw }: { draw: Draw }) {
  const t = useT();
  const { account: known, isMissing, hasFailed, reload } = useLoyalty();
  if (isMissing) return <JoinNote />;
  return (
    <>
      {hasFailed && (
        <div className={account.failure} role="alert">
          <p>{t('loyalty.failed')}</p>
          <Button look="secondary" onClick={reload}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
      {known && !known.termsVersion.isValid && <TermsNote version={known.termsVersion.latestVersion} onAccepted={reload} />}
      {known && draw(known, reload)}
      {!known && !hasFailed && (
        <div className={account.section} aria-busy="true">
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </>
  );
}
