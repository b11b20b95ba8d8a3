import { text } from '../../texts/text.ts';
import { LabelLink } from '../label-link.tsx';
import styles from './packing.module.css';

export type LastPacked = { orderId: string; orderNumber: string; parcelId: string; courier: string; trackingNumber: string };

/** The parcel before this order: its label is printed while the next pieces are fetched. */
export function LastParcel({ last }: { last: LastPacked }) {
  const { orderNumber, courier, trackingNumber } = last;
  return (
    <p className={styles.last}>
      <span>
        {trackingNumber
          ? text('pack.last_shipped', { number: orderNumber, courier, tracking: trackingNumber })
          : text('pack.last_packed', { number: orderNumber })}
      </span>
      <LabelLink orderId={last.orderId} parcelId={last.parcelId} />
    </p>
  );
}
