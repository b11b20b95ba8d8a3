import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import styles from './handover.module.css';

/** For whoever has no phone at hand, or pays at home. */
export function MailLink({ isSent, onMail }: { isSent: boolean; onMail: (email: string) => Promise<boolean> }) {
  const t = useT();
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (isSent) return <p role="status">{t('handover.sent')}</p>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await onMail(email.trim());
    setBusy(false);
  };
  return (
    <form className={styles.mail} onSubmit={(event) => void submit(event)}>
      <Field
        label={t('handover.email')}
        hint={t('handover.email_hint')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button wide look="secondary" type="submit" disabled={isBusy}>
        {t('handover.send')}
      </Button>
    </form>
  );
}
