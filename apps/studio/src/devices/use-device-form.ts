import { type DevicePlace, type IssuedCode, type StaffDevice, staffDevices } from '@selvedge/contract/studio/devices.ts';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';

type Options = { device: StaffDevice | undefined; onIssued: (issued: IssuedCode) => void; onChanged: () => void };

const blank = { name: '', market: '', storeId: '', terminalId: '' };
export type DeviceFields = typeof blank;

/** A new device is issued its code, one that is there gets another name or place. */
export function useDeviceForm({ device, onIssued, onChanged }: Options) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState<DeviceFields>(device ? { ...blank, ...placeOf(device) } : blank);
  const [isBusy, setBusy] = useState(false);
  // Pressed again because no answer came, it is one device.
  const key = useRef(crypto.randomUUID());

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

  return { form, set: (some: Partial<DeviceFields>) => setForm({ ...form, ...some }), isBusy, submit };
}

const placeOf = ({ name, market, storeId, terminalId = '' }: StaffDevice) => ({ name, market, storeId, terminalId });
