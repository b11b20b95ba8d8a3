import { marketHealth } from '@selvedge/contract/studio/market-health.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './market-health.module.css';

/** Whether the doctor writes to whoever sits here. */
export function MailWish() {
  const { call, notices } = useStudio();
  const { data } = useLoad('doctor mail', () => call(marketHealth.mailWish, {}));
  // What was just asked for, until the shop's answer says the same.
  const [wished, setWished] = useState<boolean>();

  async function wish(isWanted: boolean): Promise<void> {
    setWished(isWanted);
    const answer = await call(marketHealth.wishMail, { body: { isWanted } });
    if (answer.hasError) {
      setWished(undefined);
      return notices.post({ kind: 'failed', text: errorText(answer.error) });
    }
    notices.post({ kind: 'done', text: text(isWanted ? 'doctor.mail_on' : 'doctor.mail_off'), undo: () => void wish(!isWanted) });
  }

  return (
    <label className={styles.wish}>
      <input
        type="checkbox"
        checked={wished ?? data?.isWanted ?? false}
        disabled={!data}
        onChange={(event) => void wish(event.target.checked)}
      />
      {text('doctor.mail')}
    </label>
  );
}
