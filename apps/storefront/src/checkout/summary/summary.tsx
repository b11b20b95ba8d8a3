import { isSameAddress } from '@selvedge/domain/address/write-address.ts';
import { goesTo } from '@selvedge/domain/checkout/step-of.ts';
import { AddressText } from '../../address/address-text.tsx';
import { LineNotices } from '../../basket/line/line-notices.tsx';
import { SummaryRows } from '../../basket/summary/summary-rows.tsx';
import { Part } from '../../lib/part.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { OrderLine } from '../../order/order-line.tsx';
import { ShipmentText } from '../../order/shipment-text.tsx';
import { TaxSummary } from '../../order/tax-summary.tsx';
import { useStepLink } from '../../shell/use-step-link.ts';
import type { Purchase } from '../checkout-screen.tsx';
import { ConsentForm } from './consent-form.tsx';
import styles from './summary.module.css';
import { SummaryPart } from './summary-part.tsx';

/** What is bought, where it goes and how: nothing can be changed here, but every part leads to where it can. */
export function Summary({ answer, isSignedIn }: Purchase) {
  const t = useT();
  const link = useStepLink();
  const { basket } = answer;
  const { billingAddress } = basket;
  const shippingAddress = goesTo(basket);
  const isBilledElsewhere = billingAddress && !(shippingAddress && isSameAddress(billingAddress, shippingAddress));
  const counted = basket.lines.filter(({ state }) => state === 'available' || state === 'limited');
  const details = link('shippingAddress');
  return (
    <div className={styles.summary}>
      <div className={styles.pair}>
        {shippingAddress && (
          <SummaryPart title={t('summary.to')} change={{ href: details, text: t('summary.changeAddress') }}>
            <AddressText address={shippingAddress} />
            <p className={styles.quiet}>
              <bdi>{basket.email}</bdi>
            </p>
          </SummaryPart>
        )}
        {isBilledElsewhere && (
          <SummaryPart title={t('summary.bill')} change={{ href: details, text: t('summary.changeBilling') }}>
            <AddressText address={billingAddress} />
          </SummaryPart>
        )}
        <SummaryPart
          title={t('summary.delivery')}
          {...(!basket.isDigital && { change: { href: link('shippingMethods'), text: t('summary.changeDelivery') } })}
        >
          {basket.isDigital ? <p>{t('order.byMail')}</p> : basket.shipments.map((each) => <ShipmentText key={each.id} shipment={each} />)}
          {basket.isMixed && <p className={styles.quiet}>{t('order.byMail')}</p>}
        </SummaryPart>
      </div>
      <div className={styles.goods}>
        <SummaryPart title={t('summary.goods', { count: basket.quantity })}>
          <ul className={styles.lines}>
            {counted.map((line) => (
              <li key={line.id}>
                <LineNotices line={line} notices={[]} isSettled />
                <Part resetOn={answer}>
                  <OrderLine line={line} />
                </Part>
              </li>
            ))}
          </ul>
          <SummaryRows basket={basket} hasTotal />
        </SummaryPart>
      </div>
      <Part resetOn={answer}>
        <TaxSummary taxed={basket} />
      </Part>
      <ConsentForm answer={answer} isSignedIn={isSignedIn} />
    </div>
  );
}
