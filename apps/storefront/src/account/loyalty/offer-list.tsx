import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { MemberPromotion } from '@selvedge/contract/loyalty-shape.ts';
import { useEffect } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { useCall } from '../../session/use-call.ts';
import { AccountSection } from '../account-section.tsx';
import styles from './loyalty.module.css';
import { MemberOffer } from './member-offer.tsx';

type Listed = { offers: readonly MemberPromotion[]; email: string };

/** LOY-015 LOY-017 what is for members only, here and now. That it was seen is told once. */
export function OfferList({ offers, email }: Listed) {
  const t = useT();
  const call = useCall();
  const unseen = offers.flatMap(({ isShown, promoCode }) => (isShown ? [] : promoCode)).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers, not each time that the list is drawn
  useEffect(() => {
    for (const promoCode of unseen.split(' ').filter(Boolean))
      void call(loyalty.showPromotion, { params: { accountEmail: email }, body: { promoCode } });
  }, [unseen, email]);
  if (offers.length === 0) return null;
  return (
    <AccountSection title={t('loyalty.offers')} text={t('loyalty.offers_text')}>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.promoCode}>
            <MemberOffer offer={offer} email={email} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
