import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import styles from '../../address/address-form.module.css';
import { usePlaceLists } from '../../address/use-place-lists.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useAccount } from '../../session/account-store.ts';
import { useStepLink } from '../../shell/use-step-link.ts';
import type { Purchase } from '../checkout-screen.tsx';
import { ExpressCheckout } from '../express/express-checkout.tsx';
import { DetailsForm } from './details-form.tsx';
import { useAddressBook } from './use-address-book.ts';

/** Waits for what the form is filled in with, so that nothing is put under the fingers of who has begun to type. */
export function DetailsView({ answer, isSignedIn }: Purchase) {
  const t = useT();
  const link = useStepLink();
  const addresses = useAddressBook(isSignedIn);
  const places = usePlaceLists(answer);
  const { user, hasFailed } = useAccount();
  const isReady = addresses !== undefined && places !== undefined && (!isSignedIn || user !== undefined || hasFailed);
  const { email } = answer.basket;
  return (
    <>
      {isSignedIn && !answer.basket.isDigital && <ExpressCheckout isSignedIn />}
      {email && (
        <div className={styles.email}>
          <p>
            <span className={styles.label}>{t('checkout.confirmationTo')}</span>
            <bdi>{email}</bdi>
          </p>
          {!isSignedIn && <TextLink href={link('customerLogin')}>{t('checkout.change')}</TextLink>}
        </div>
      )}
      {isReady ? (
        <DetailsForm answer={answer} isSignedIn={isSignedIn} addresses={addresses} places={places} user={user} />
      ) : (
        <div className={styles.section} aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      )}
    </>
  );
}
