import type { DevicePlaces } from '@selvedge/contract/studio/devices.ts';
import { useId } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import type { DeviceFields } from './use-device-form.ts';

type Props = { places: DevicePlaces; form: DeviceFields; set: (some: Partial<DeviceFields>) => void };

/** A market, a store of it, and a till of the store: another market or store leaves what belonged to the one before. */
export function DevicePlaceFields({ places: { stores, terminals }, form, set }: Props) {
  const listId = useId();
  const markets = [...new Set(stores.flatMap((store) => store.markets))].sort();
  const there = stores.filter((store) => store.markets.includes(form.market));
  const near = terminals.filter(({ place }) => place === form.storeId || place === form.market);
  return (
    <>
      <FormField label={text('devices.market')}>
        {(ties) => (
          <select
            {...ties}
            required
            value={form.market}
            onChange={(event) => set({ market: event.target.value, storeId: '', terminalId: '' })}
          >
            <option value="" />
            {markets.map((id) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={text('devices.store')}>
        {(ties) => (
          <select
            {...ties}
            required
            value={form.storeId}
            disabled={form.market === ''}
            onChange={(event) => set({ storeId: event.target.value, terminalId: '' })}
          >
            <option value="" />
            {there.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={text('devices.till')} hint={text('devices.till_hint')}>
        {(ties) => (
          <input
            {...ties}
            list={listId}
            maxLength={100}
            autoComplete="off"
            value={form.terminalId}
            onChange={(event) => set({ terminalId: event.target.value })}
          />
        )}
      </FormField>
      <datalist id={listId}>
        {near.map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </>
  );
}
