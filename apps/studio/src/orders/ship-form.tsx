import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { useState } from 'react';
import { useStored } from '../lists/use-stored.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './action.module.css';
import { ActionForm } from './action-form.tsx';
import { bookParcel } from './book-parcel.ts';
import { type Desk, useAction } from './use-action.ts';

type Props = Desk & { parcel: WorkParcel };

/** A parcel leaves: with the shop's own carrier, which gives it a number, or with another one's number. */
export function ShipForm({ work, put, parcel }: Props) {
  const action = useAction(put);
  const what = { orderId: work.orderId, parcelId: parcel.parcelId };
  return (
    <>
      <ActionForm
        right="order.write"
        action={action}
        look="primary"
        label={text('parcels.book')}
        onRun={() =>
          action.run({ what, said: () => text('parcels.sent', { number: parcel.number }), ask: (call) => bookParcel(call, what) })
        }
      />
      <OtherCarrier {...{ work, put, parcel }} />
    </>
  );
}

/** Who ships all day with one carrier fills it in once. */
function OtherCarrier({ work, put, parcel: { parcelId, number } }: Props) {
  const action = useAction(put);
  const [lastCourier, setLastCourier] = useStored('order_courier', (stored) => (typeof stored === 'string' ? stored : ''));
  const [courier, setCourier] = useState(lastCourier);
  const [trackingNumber, setTrackingNumber] = useState('');
  const what = { orderId: work.orderId, parcelId, courier: courier.trim(), trackingNumber: trackingNumber.trim() };
  const isWhole = what.courier !== '' && what.trackingNumber.length >= 3;

  async function ship(): Promise<void> {
    const said = () => text('parcels.sent', { number });
    if (await action.run({ what, said, ask: (call) => call(fulfilment.ship, { body: what }) })) setLastCourier(what.courier);
  }

  return (
    <details className={styles.more}>
      <summary>{text('parcels.other')}</summary>
      <ActionForm
        right="order.write"
        action={action}
        label={text('parcels.send')}
        missing={isWhole ? undefined : text('parcels.send_needs')}
        onRun={ship}
      >
        <FormField label={text('parcels.courier')}>
          {(ties) => <input {...ties} maxLength={60} value={courier} onChange={(event) => setCourier(event.target.value)} />}
        </FormField>
        <FormField label={text('parcels.tracking')}>
          {(ties) => (
            <input
              {...ties}
              maxLength={60}
              autoComplete="off"
              value={trackingNumber}
              onChange={(event) => setTrackingNumber(event.target.value)}
            />
          )}
        </FormField>
      </ActionForm>
    </details>
  );
}
