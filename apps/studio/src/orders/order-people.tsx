import type { Address } from '@selvedge/contract/address.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { writeMoney } from '../lib/write-money.ts';
import sideList from '../lists/side-list.module.css';
import { text } from '../texts/text.ts';
import styles from './orders.module.css';

/** Who bought, where it goes, and how. */
export function OrderPeople({ order: { order, shopperId, basketId } }: { order: StaffOrder }) {
  return (
    <section className={styles.people} aria-label={text('orders.customer')}>
      <div>
        <h3>{text('orders.buyer')}</h3>
        <p>{order.email || text('orders.erased')}</p>
        <p className={sideList.quiet}>{order.isGuest ? text('orders.guest') : <code>{shopperId}</code>}</p>
        <p className={sideList.quiet}>
          {text('orders.basket')} <code>{basketId}</code>
        </p>
        {order.note && <p>{text('orders.said', { note: order.note })}</p>}
      </div>
      <Place title={text('orders.sent_to')} address={order.shippingAddress} />
      <Place title={text('orders.billed_to')} address={order.billingAddress} />
      <div>
        <h3>{text('orders.shipping')}</h3>
        <ul>
          {order.shipments.map(({ id, shippingMethodName, price, predictedDeliveryDate, pickupPointId, pickupPointAddress }) => (
            <li key={id}>
              {[shippingMethodName, writeMoney(price), predictedDeliveryDate && formatDay(predictedDeliveryDate, 'en-GB')]
                .filter(Boolean)
                .join(', ')}{' '}
              {pickupPointId && <code>{pickupPointId}</code>}
              {pickupPointAddress && <AddressLines address={pickupPointAddress} />}
            </li>
          ))}
          {order.shipments.length === 0 && <li>{text(order.isDigital ? 'orders.by_mail' : 'orders.none_chosen')}</li>}
        </ul>
      </div>
    </section>
  );
}

export function Place({ title, address }: { title: string; address: Address | undefined }) {
  if (!address) return null;
  return (
    <div>
      <h3>{title}</h3>
      <AddressLines address={address} />
    </div>
  );
}

/** As it is written where it lies; each line keeps its own direction. */
function AddressLines({ address }: { address: Address }) {
  return (
    <address className={styles.address}>
      {[...writeAddress(address, 'en'), address.mobilePhoneNumber].filter(Boolean).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}
