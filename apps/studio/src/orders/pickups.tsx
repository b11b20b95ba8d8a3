import { type Pickups as Known, staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import sideList from '../lists/side-list.module.css';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './orders.module.css';
import { PickupForm } from './pickup-form.tsx';
import { useAction } from './use-action.ts';

/** Above the parcels that stand ready: when the carrier comes for them, and where. */
export function Pickups() {
  const { call } = useStudio();
  const { data } = useLoad('pickups', () => call(staffCarrier.pickups, {}));
  const [changed, setChanged] = useState<Known>();
  const shown = changed ?? data;
  if (!shown) return null;
  return (
    <section className={styles.pickups} aria-label={text('pickup.title')}>
      <PickupForm known={shown} put={setChanged} />
      {shown.pickups.length > 0 && <PickupTable pickups={shown.pickups} put={setChanged} />}
    </section>
  );
}

function PickupTable({ pickups, put }: { pickups: Known['pickups']; put: (known: Known) => void }) {
  return (
    <table className={`${sideList.table} ${styles.pickupTable}`}>
      <caption>{text('pickup.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('pickup.day')}</th>
          <th scope="col">{text('pickup.place')}</th>
          <th scope="col" className={sideList.amount}>
            {text('pickup.parcels')}
          </th>
          <th scope="col">{text('pickup.state')}</th>
        </tr>
      </thead>
      <tbody>
        {pickups.map((each) => {
          const { id, day, locationId, kind, parcels, state, carrier, reference, askedBy, askedAt } = each;
          return (
            <tr key={id}>
              <th scope="row">{formatDay(day, 'en-GB')}</th>
              <td>
                {locationId}
                <small>{text(`pack.kind.${kind}`)}</small>
              </td>
              <td className={sideList.amount}>{parcels}</td>
              <td data-state={state}>
                {text(`pickup.state.${state}`)}
                <small>
                  {[carrier, reference, text('pickup.asked_by', { who: askedBy, at: formatMoment(askedAt) })].filter(Boolean).join(', ')}
                </small>
                <TakeBack pickup={each} put={put} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Of one that the carrier still comes for. It can be asked for again. */
function TakeBack({ pickup: { id, day, state, locationId }, put }: { pickup: Known['pickups'][number]; put: (known: Known) => void }) {
  const may = useRight('order.write');
  const action = useAction(put);
  if (!may || state === 'failed' || state === 'cancelled' || day < utcDay(new Date())) return null;
  const said = () => text('pickup.cancelled', { day: formatDay(day, 'en-GB'), place: locationId });
  return (
    <>
      <Button
        look="quiet"
        disabled={action.isBusy}
        onClick={() => void action.run({ what: { id }, said, ask: (call) => call(staffCarrier.cancelPickup, { params: { id } }) })}
      >
        {text('pickup.cancel')}
      </Button>
      <span role="alert">{action.problem}</span>
    </>
  );
}
