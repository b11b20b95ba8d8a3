import { deviceStaff } from '@selvedge/contract/device-staff.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { failureKey } from '../lib/failure-key.ts';
import { useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import styles from './staff-badge-flyout.module.css';
import { noteStaff } from './staff-state.ts';

/** A badge was read on a store's device: its PIN, and whoever has both is signed in. */
export function Content({ close, props }: { close: () => void; props: unknown }) {
  const { badge } = props as { badge: string };
  const t = useT();
  const call = useCall();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!/^\d{4,6}$/.test(pin)) return setProblem(t('device.badge_refused'));
    setBusy(true);
    const answer = await call(deviceStaff.signIn, { body: { badge, pin } });
    setBusy(false);
    setPin('');
    if (answer.hasError) return setProblem(t(answer.response?.result?.errors?.badge?.[0] ?? failureKey(answer)));
    noteStaff(answer.data);
    close();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{t('device.badge_hint')}</p>
      <Field
        label={t('device.badge_pin')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={6}
        value={pin}
        error={problem || undefined}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button type="submit" wide disabled={isBusy}>
        {t('device.badge_sign_in')}
      </Button>
    </form>
  );
}
