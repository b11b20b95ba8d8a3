import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { sendVerification } from '../session/session.ts';
import styles from './account.module.css';

/** An address that is not proven yet; the mail can be sent again. */
export function VerifyNote({ email }: { email: string }) {
  const t = useT();
  const [said, setSaid] = useState('account.verify_text');
  const again = async () => {
    const { status, key } = await sendVerification();
    setSaid(status === 'OK' ? 'account.verify_sent' : (key ?? 'feedback.error_generic'));
  };
  return (
    <div className={styles.note}>
      <p role="status">{t(said, { email })}</p>
      {said !== 'account.verify_sent' && (
        <Button look="quiet" onClick={again}>
          {t('login.verify_again')}
        </Button>
      )}
    </div>
  );
}
