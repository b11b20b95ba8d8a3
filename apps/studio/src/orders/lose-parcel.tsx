import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { text } from '../texts/text.ts';
import { ActionForm } from './action-form.tsx';
import styles from './desk.module.css';
import { type Desk, useAction } from './use-action.ts';

type Props = Desk & { parcel: WorkParcel };

/** Carriers have no event for it: staff say that nobody will see a parcel again. */
export function LoseParcel({ parcel: { parcelId, number }, work: { orderId }, put }: Props) {
  const action = useAction(put);
  const what = { orderId, parcelId };
  const said = () => text('parcels.lost', { number });
  return (
    <ActionForm
      right="order.write"
      action={action}
      look="quiet"
      label={text('parcels.lose')}
      confirm={text('parcels.lose_sure')}
      onRun={() => action.run({ what, said, ask: (call) => call(fulfilment.loseParcel, { body: what }) })}
    />
  );
}

/** What was in it is packed anew from the stock it left from; who would rather have the money back cancels it. */
export function ResendParcel({ parcel: { parcelId, kind, locationId, lines }, work, put }: Props) {
  const action = useAction(put);
  const isOpen = work.lines.some((line) => openPieces(line) > 0 && lines.some(({ lineItemId }) => lineItemId === line.lineItemId));
  if (!isOpen) return null;
  const what = { orderId: work.orderId, parcelId, kind, locationId };
  const said = () => text('parcels.resent');
  return (
    <>
      <p className={styles.quiet}>{text('parcels.lost_about')}</p>
      <ActionForm
        right="order.write"
        action={action}
        label={text('parcels.resend', { place: locationId })}
        onRun={() => action.run({ what, said, ask: (call, key) => call(fulfilment.resendParcel, { body: { ...what, key } }) })}
      />
    </>
  );
}
