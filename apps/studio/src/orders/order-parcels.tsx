import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { useRight } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { ActionForm } from './action-form.tsx';
import screen from './desk.module.css';
import { LabelLink } from './label-link.tsx';
import { LoseParcel, ResendParcel } from './lose-parcel.tsx';
import styles from './parcels.module.css';
import { RecordEvent } from './record-event.tsx';
import { ShipForm } from './ship-form.tsx';
import { type Desk, useAction } from './use-action.ts';

/** What has been packed, where it is, and what can be done with it. */
export function OrderParcels(desk: Desk) {
  const { parcels } = desk.work;
  if (parcels.length === 0) return null;
  return (
    <section className={screen.card} aria-label={text('parcels.title')}>
      <h3>{text('parcels.title')}</h3>
      {parcels.map((parcel) => (
        <Parcel key={parcel.parcelId} parcel={parcel} {...desk} />
      ))}
    </section>
  );
}

type Props = Desk & { parcel: WorkParcel };

function Parcel({ parcel, work, put }: Props) {
  const { parcelId, number, state, locationId, packedAt, packedBy, lines, events } = parcel;
  const may = useRight('order.write');
  const lineOf = (id: string) => work.lines.find(({ lineItemId }) => lineItemId === id);
  const title = text('parcels.number', { number });
  return (
    <section className={styles.parcel} aria-label={title}>
      <h4>
        {title} <span data-state={state}>{text(`parcels.state.${state}`)}</span>
      </h4>
      <ul>
        {lines.map(({ lineItemId, quantity }) => (
          <li key={lineItemId}>
            {quantity} × {[lineOf(lineItemId)?.name, lineOf(lineItemId)?.colour, lineOf(lineItemId)?.size].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      <Tracking parcel={parcel} />
      <p className={screen.quiet}>{text('parcels.packed', { at: formatMoment(packedAt), who: packedBy, place: locationId })}</p>
      {events.length > 0 && (
        <ol className={styles.events} aria-label={text('parcels.events')}>
          {events.map(({ createDate, eventtype }) => (
            <li key={`${createDate} ${eventtype}`}>
              <time dateTime={createDate}>{formatMoment(createDate)}</time> <span>{text(`parcels.event.${eventtype}`)}</span>
            </li>
          ))}
        </ol>
      )}
      {may && (
        <div className={styles.acts}>
          {state === 'packed' && <ShipForm {...{ work, put, parcel }} />}
          {(state === 'packed' || state === 'shipped') && <LabelLink orderId={work.orderId} parcelId={parcelId} />}
          {state === 'packed' && <Unpack {...{ work, put, parcel }} />}
          {state === 'shipped' && <RecordEvent {...{ work, put, parcel }} />}
          {state === 'shipped' && <LoseParcel {...{ work, put, parcel }} />}
          {state === 'lost' && <ResendParcel {...{ work, put, parcel }} />}
        </div>
      )}
    </section>
  );
}

function Tracking({ parcel: { courier, trackingNumber, trackingLink } }: Pick<Props, 'parcel'>) {
  if (!trackingNumber) return null;
  return (
    <p>
      {courier}{' '}
      {trackingLink ? (
        <a href={trackingLink} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </p>
  );
}

function Unpack({ parcel: { parcelId, number }, work: { orderId }, put }: Props) {
  const action = useAction(put);
  const what = { orderId, parcelId };
  const said = () => text('parcels.unpacked', { number });
  return (
    <ActionForm
      right="order.write"
      action={action}
      look="quiet"
      label={text('parcels.unpack')}
      confirm={text('parcels.unpack_sure')}
      onRun={() => action.run({ what, said, ask: (call) => call(fulfilment.unpack, { body: what }) })}
    />
  );
}
