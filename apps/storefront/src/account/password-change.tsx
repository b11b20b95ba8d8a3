import type { UserMetadata } from '@selvedge/contract/account.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { sendPasswordReset } from '../session/session.ts';

/** By a link in a mail, the same way as a forgotten one: whoever sits at an open screen can't take the account over. */
export function PasswordChange({ user }: { user: UserMetadata }) {
  const t = useT();
  const [key, setKey] = useState(user.hasPassword ? 'account.password_text' : 'account.no_password_text');
  const send = async () => {
    const { status } = await sendPasswordReset({ email: user.email }).catch(() => ({ status: '' }));
    setKey(status === 'OK' ? 'account.password_sent' : 'feedback.error_generic');
  };
  return (
    <>
      <p role="status">{t(key, { email: user.email })}</p>
      {key !== 'account.password_sent' && (
        <div>
          <Button look="secondary" onClick={send}>
            {t('account.password_link')}
          </Button>
        </div>
      )}
    </>
  );
}
