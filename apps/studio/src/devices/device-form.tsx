import { type DevicePlaces, type IssuedCode, staffDevices } from '@selvedge/contract/studio/devices.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './devices-page.module.css';

type Props = { places: DevicePlaces; onIssued: (issued: IssuedCode) => void };

const blank = { name: '', market: '', storeId: '', terminalId: '' };

/** A device gets its place first; what it is set up with is the code that comes back. */
export function DeviceForm({ places: { stores, terminals }, onIssued }: Props) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState(blank);
  const [isBusy, setBusy] = useState(false);
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
    const body = { ...place, key: key.current, ...(terminalId && { terminalId }) };
    const answer = await call(staffDevices.create, { body });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    key.current = crypto.randomUUID();
    setForm({ ...form, name: '', terminalId: '' });
    onIssued(answer.data);
  }

  return (
    <form className={styles.form} aria-label={text('devices.new')} onSubmit={(event) => void submit(event)}>
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
            list="terminals"
            maxLength={100}
            autoComplete="off"
            value={form.terminalId}
            onChange={(event) => setForm({ ...form, terminalId: event.target.value })}
          />
        )}
      </FormField>
      <datalist id="terminals">
        {near.map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <Button type="submit" disabled={isBusy}>
        {text('devices.create')}
      </Button>
    </form>
  );
}
