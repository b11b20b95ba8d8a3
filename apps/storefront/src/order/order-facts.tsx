import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { isSameAddress } from '@selvedge/domain/address/write-address.ts';
import { isCollected } from '@selvedge/domain/shipping/usual-way.ts';
import { type ReactNode, useId } from 'react';
import { AddressText } from '../address/address-text.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { useT } from '../lib/shop-context.tsx';
import { PaidWith } from '../payment/mark/paid-with.tsx';
import styles from './receipt.module.css';
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
        <Fact title={t('summary.to')}>
          <AddressText address={shippingAddress} />
        </Fact>
      )}
      {shipments.length > 0 && (
        <Fact title={t('summary.delivery')}>
          {shipments.map((shipment) => (
            <ShipmentText key={shipment.id} shipment={shipment} />
          ))}
        </Fact>
      )}
      {isBilledElsewhere && (
        <Fact title={t('summary.bill')}>
          <AddressText address={billingAddress} />
        </Fact>
      )}
      {paymentInformations.length > 0 && (
        <Fact title={t('receipt.paid')}>
          <ul className={styles.payments}>
            {paymentInformations.map(({ paymentId, paymentMethodId, amount, giftCardNumber }) => (
              <li key={paymentId}>
                <PaidWith method={paymentMethodId} detail={giftCardNumber} />
                <bdi>{money(amount)}</bdi>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
