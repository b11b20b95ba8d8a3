import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { PasswordField } from '@selvedge/ui/password-field.tsx';
import { useState } from 'react';
import form from '../../form/form.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useT } from '../../lib/shop-context.tsx';
import { keepUser } from '../../session/account-store.ts';
import { sendPasswordReset } from '../../session/session.ts';
import { useCall } from '../../session/use-call.ts';
import { OwnPasswordField } from './own-password-field.tsx';

/** In place, with the password that is there: whoever sits at an open screen can't take the account over. Who has forgotten it gets a link. */
export function PasswordChange({ user }: { user: UserMetadata }) {
  const t = useT();
  const call = useCall();
  const [said, setSaid] = useState('');
  const [key, setKey] = useState(0);
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ password, newPassword = '', endOtherSessions }) => {
    setSaid('');
    const body = { ...(password && { password }), newPassword, endOtherSessions: endOtherSessions === 'on' };
    const result = await call(account.changePassword, { body });
    if (result.hasError) return problemsOf(result, t);
    setSaid('account.password_changed');
    // New fields: what was typed must not stand there.
    setKey((before) => before + 1);
    keepUser({ ...user, hasPassword: true });
  });
  const send = async () => {
    const { status, key: failure } = await sendPasswordReset({ email: user.email });
    setSaid(status === 'OK' ? 'account.password_sent' : (failure ?? 'feedback.error_generic'));
  };
  const words = { show: t('login.show'), hide: t('login.hide') };
  return (
    <>
      <form key={key} className={form.form} {...props}>
        <FormMessage text={message} />
        {!user.hasPassword && <p>{t('account.no_password_text', { email: user.email })}</p>}
        <OwnPasswordField user={user} label={t('account.current_password')} error={error('password')} />
        <PasswordField
          label={t('account.new_password')}
          {...words}
          hint={t('login.password_hint')}
          name="newPassword"
          autoComplete="new-password"
          required
          error={error('newPassword')}
        />
        <CheckField name="endOtherSessions" defaultChecked label={t('account.password_end_others')} />
        <SubmitButton busy={busy}>{t(user.hasPassword ? 'account.password_change' : 'login.save_password')}</SubmitButton>
      </form>
      <p role="status">{said && t(said, { email: user.email })}</p>
      <div>
        <Button look="quiet" onClick={send}>
          {t('account.password_forgotten')}
        </Button>
      </div>
    </>
  );
}
