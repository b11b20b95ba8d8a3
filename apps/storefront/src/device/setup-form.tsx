import { type Device, device } from '@selvedge/contract/device.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { codeLength, readCode } from '@selvedge/domain/device/device-code.ts';
import { readScan } from '@selvedge/domain/device/read-scan.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { makeDeviceKey } from '../lib/device-key.ts';
import { failureKey } from '../lib/failure-key.ts';
import { useT } from '../lib/shop-context.tsx';
import { store } from '../lib/storage.ts';
import { useCall } from '../session/use-call.ts';
import styles from './setup.module.css';

/** ISO-015 the code that a member of staff was given in the Studio, typed in or read as a square code. */
export function SetupForm({ onEnrolled }: { onEnrolled: (device: Device) => void }) {
  const t = useT();
  const call = useCall();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1)).get('code');
    if (!given) return;
    setCode(given);
    history.replaceState(history.state, '', location.pathname);
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    // A scanner types the whole address.
    const scan = readScan(code.trim());
    const given = scan?.kind === 'setup' ? scan.code : code;
    if (readCode(given).length !== codeLength) return setProblem(t('device.code_refused'));
    setBusy(true);
    const made = await makeDeviceKey().catch(() => undefined);
    const answer = made && (await call(device.enrol, { body: { code: given, key: made.key } }));
    setBusy(false);
    if (!answer) return setProblem(t('device.no_key'));
    if (answer.hasError) return setProblem(t(answer.response?.result?.errors?.code?.[0] ?? failureKey(answer)));
    await made.keep(answer.data);
    // ISO-003
    store('localStorage', storageKeys.storeId, answer.data.storeId);
    setCode('');
    setProblem('');
    onEnrolled(answer.data);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field
        label={t('device.code')}
        hint={t('device.code_hint')}
        error={problem || undefined}
        value={code}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" wide disabled={isBusy}>
        {t('device.set_up')}
      </Button>
    </form>
  );
}
