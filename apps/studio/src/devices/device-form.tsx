import { type DevicePlace, type DevicePlaces, type IssuedCode, type StaffDevice, staffDevices } from '@selvedge/contract/studio/devices.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './devices-page.module.css';

type Props = {
  places: DevicePlaces;
  /** Given, it gets another name or place, and keeps its code. */
  device?: StaffDevice | undefined;
  onIssued: (issued: IssuedCode) => void;
  onChanged: () => void;
};

const blank = { name: '', market: '', storeId: '', terminalId: '' };

/** A device gets its place first; what it is set up with is the code that comes back. */
export function DeviceForm({ places: { stores, terminals }, device, onIssued, onChanged }: Props) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState(device ? { ...blank, ...placeOf(device) } : blank);
  const [isBusy, setBusy] = useState(false);
  const listId = useId();
  // Pressed again because no answer came, it is one device.
  const key = useRef(crypto.randomUUID());
  const markets = [...new Set(stores.flatMap((store) => store.markets))].sort();
  const there = stores.filter((store) => store.markets.includes(form.market));
  const near = terminals.filter(({ place }) => place === form.storeId || place === form.market);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { terminalId, ...place } = form;
    const body = { ...place, ...(terminalId && { terminalId }) };
    if (device) return change(device, body);
    const answer = await call(staffDevices.create, { body: { ...body, key: key.current } });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    key.current = crypto.randomUUID();
    setForm({ ...form, name: '', terminalId: '' });
    onIssued(answer.data);
  }

  async function change({ id }: StaffDevice, body: DevicePlace): Promise<void> {
    const answer = await call(staffDevices.change, { params: { id }, body });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    notices.post({ kind: 'done', text: text('devices.changed', { name: answer.data.name }) });
    onChanged();
  }

  return (
    <form
      className={styles.form}
      aria-label={device ? text('devices.change_of', { name: device.name }) : text('devices.new')}
      onSubmit={(event) => void submit(event)}
    >
      <FormField label={text('devices.name')} hint={text('devices.name_hint')}>
        {(ties) => (
          <input
            {...ties}
            required
            maxLength={80}
            autoComplete="off"
            value={form.name}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text('devices.market')}>
        {(ties) => (
          <select
            {...ties}
            required
            value={form.market}
            onChange={(event) => setForm({ ...form, market: event.target.value, storeId: '', terminalId: '' })}
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
            onChange={(event) => setForm({ ...form, storeId: event.target.value, terminalId: '' })}
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
            onChange={(event) => setForm({ ...form, terminalId: event.target.value })}
          />
        )}
      </FormField>
      <datalist id={listId}>
        {near.map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <Button type="submit" disabled={isBusy}>
        {text(device ? 'devices.save' : 'devices.create')}
      </Button>
      {device && (
        <Button look="quiet" onClick={onChanged}>
          {text('devices.cancel')}
        </Button>
      )}
    </form>
  );
}

const placeOf = ({ name, market, storeId, terminalId = '' }: StaffDevice) => ({ name, market, storeId, terminalId });
