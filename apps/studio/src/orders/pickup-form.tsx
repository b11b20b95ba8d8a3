import { type Pickups, staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { useState } from 'react';
import { useRight } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './action.module.css';
import { ActionForm } from './action-form.tsx';
import { useAction } from './use-action.ts';

type Props = { known: Pickups; put: (pickups: Pickups) => void };

/** Asks the carrier for a day, with the parcels that stand ready at the place; more may be packed until then. */
export function PickupForm({ known: { places }, put }: Props) {
  const may = useRight('order.write');
  const action = useAction(put);
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<string>();
  const place = places[at] ?? places[0];
  const days = place?.days ?? [];
  const [chosen, setDay] = useState('');
  // Another place may rest on the day that was chosen.
  const day = days.includes(chosen) ? chosen : (days[0] ?? '');
  const count = typed ?? String(Math.max(place?.ready ?? 1, 1));
  const isWhole = place !== undefined && /^[1-9]\d{0,3}$/.test(count);
  if (!may) return null;

  async function ask(): Promise<void> {
    const { kind, locationId } = place!;
    const what = { kind, locationId, day, parcels: Number(count) };
    const said = () => text('pickup.asked', { day: formatDay(day, 'en-GB'), place: locationId });
    await action.run({ what, said, ask: (call, key) => call(staffCarrier.requestPickup, { body: { ...what, key } }) });
  }

  return (
    <details className={styles.more}>
      <summary>{text('pickup.ask')}</summary>
      <ActionForm
        right="order.write"
        action={action}
        label={text('pickup.send')}
        missing={isWhole ? undefined : text(place ? 'pickup.needs' : 'pickup.no_place')}
        onRun={ask}
      >
        <FormField label={text('pickup.place')}>
          {(ties) => (
            <select
              {...ties}
              value={at}
              onChange={(event) => {
                setAt(Number(event.target.value));
                setTyped(undefined);
              }}
            >
              {places.map(({ kind, locationId, ready }, index) => (
                <option key={`${kind} ${locationId}`} value={index}>
                  {text('pickup.ready', { place: locationId, kind: text(`pack.kind.${kind}`), count: ready })}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={text('pickup.day')}>
          {(ties) => (
            <select {...ties} value={day} onChange={(event) => setDay(event.target.value)}>
              {days.map((each) => (
                <option key={each} value={each}>
                  {formatDay(each, 'en-GB')}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={text('pickup.parcels')}>
          {(ties) => (
            <input {...ties} inputMode="numeric" maxLength={4} value={count} onChange={(event) => setTyped(event.target.value.trim())} />
          )}
        </FormField>
      </ActionForm>
    </details>
  );
}
