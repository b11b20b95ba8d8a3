import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { useState } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './action.module.css';
import { ActionForm } from './action-form.tsx';
import { type Desk, useAction } from './use-action.ts';

const told = ['inTransit', 'outForDelivery', 'delay', 'failedAttempt', 'pickupReady', 'delivered'] as const satisfies ParcelEventType[];

/** What somebody learned by telephone or at the door. */
export function RecordEvent({ parcel: { parcelId }, work: { orderId }, put }: Desk & { parcel: WorkParcel }) {
  const action = useAction(put);
  const [type, setType] = useState<ParcelEventType>('delivered');
  const what = { orderId, parcelId, type };
  const said = () => text('parcels.recorded');
  return (
    <details className={styles.more}>
      <summary>{text('parcels.record')}</summary>
      <ActionForm
        right="order.write"
        action={action}
        label={text('parcels.record_do')}
        onRun={() => action.run({ what, said, ask: (call, key) => call(fulfilment.recordEvent, { body: { ...what, key } }) })}
      >
        <FormField label={text('parcels.what')}>
          {(ties) => (
            <select {...ties} value={type} onChange={(event) => setType(event.target.value as ParcelEventType)}>
              {told.map((each) => (
                <option key={each} value={each}>
                  {text(`parcels.event.${each}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </ActionForm>
    </details>
  );
}
