import type { Shipment } from '@selvedge/contract/basket-shape.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { AddressText } from '../address/address-text.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './shipment-text.module.css';

type ShownShipment = Pick<Shipment, 'shippingMethodId' | 'shippingMethodName' | 'price' | 'predictedDeliveryDate' | 'pickupPointAddress'>;

/** How one parcel travels, what that costs and when it is there. */
export function ShipmentText({ shipment }: { shipment: ShownShipment }) {
  const t = useT();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const { shippingMethodId, shippingMethodName, price, predictedDeliveryDate, pickupPointAddress } = shipment;
  if (shippingMethodId === 'online') return <p className={styles.quiet}>{t('order.byMail')}</p>;
  if (shippingMethodId === 'takeNow') return <p className={styles.quiet}>{t('order.takenAlong')}</p>;
  return (
    <div className={styles.shipment}>
      <p>
        <bdi>{shippingMethodName}</bdi>
        <span className={styles.price}>{price.amount === 0 ? t('product.free') : money(price)}</span>
      </p>
      {predictedDeliveryDate && <p className={styles.day}>{t('order.arrives', { day: formatDay(predictedDeliveryDate, locale) })}</p>}
      {pickupPointAddress && <AddressText address={pickupPointAddress} />}
    </div>
  );
}
