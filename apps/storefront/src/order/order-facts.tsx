import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { isSameAddress } from '@selvedge/domain/address/write-address.ts';
import { isCollected } from '@selvedge/domain/shipping/usual-way.ts';
import { AddressText } from '../address/address-text.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { useT } from '../lib/shop-context.tsx';
import { PaidWith } from '../payment/mark/paid-with.tsx';
import styles from './order-columns.module.css';
import { OrderSection } from './order-section.tsx';
import { ShipmentText } from './shipment-text.tsx';

/** Where it goes, how it travels, and what paid for it. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useT();
  const money = useMoney();
  const { shippingAddress, billingAddress, shipments, paymentInformations } = order;
  // What is fetched goes to its place, which the delivery names; the shopper's own address is then that of the bill.
  const isSent = !isCollected(shipments);
  const isBilledElsewhere = billingAddress && !(isSent && shippingAddress && isSameAddress(billingAddress, shippingAddress));
  return (
    <>
      {isSent && shippingAddress && (
        <OrderSection title={t('summary.to')}>
          <AddressText address={shippingAddress} />
        </OrderSection>
      )}
      {shipments.length > 0 && (
        <OrderSection title={t('summary.delivery')}>
          {shipments.map((shipment) => (
            <ShipmentText key={shipment.id} shipment={isAwaited(order) ? shipment : { ...shipment, predictedDeliveryDate: '' }} />
          ))}
        </OrderSection>
      )}
      {isBilledElsewhere && (
        <OrderSection title={t('summary.bill')}>
          <AddressText address={billingAddress} />
        </OrderSection>
      )}
      {paymentInformations.length > 0 && (
        <OrderSection title={t('receipt.paid')}>
          <ul className={styles.payments}>
            {paymentInformations.map(({ paymentId, paymentMethodId, amount, giftCardNumber }) => (
              <li key={paymentId}>
                <PaidWith method={paymentMethodId} detail={giftCardNumber} />
                <bdi>{money(amount)}</bdi>
              </li>
            ))}
          </ul>
        </OrderSection>
      )}
    </>
  );
}

/** A day that was foretold says nothing once the parcels are there, or never come. */
function isAwaited({ orderProgress }: OrderDetail): boolean {
  return !['delivered', 'cancelled', 'partlyReturned', 'returned'].includes(orderProgress);
}
