import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useT } from '../lib/shop-context.tsx';
import { keepUser } from '../session/account-store.ts';
import { useCall } from '../session/use-call.ts';
import { OwnPasswordField } from './security/own-password-field.tsx';

/** The address counts once it is confirmed; until then the old one does, and the page says so. */
export function EmailForm({ user }: { user: UserMetadata }) {
  const t = useT();
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ email = '', password = '' }) => {
    const result = await call(account.updateAccountEmail, { body: { email, password } });
    if (result.hasError) return problemsOf(result, t);
    keepUser({ ...user, pendingEmail: email });
    setOpen(false);
  });
  return (
    <>
      <p>{user.email}</p>
      {user.pendingEmail && <p role="status">{t('account.email_pending', { email: user.pendingEmail })}</p>}
      {isOpen ? (
        <form className={form.form} {...props}>
          <FormMessage text={message} />
          <Field
            label={t('account.new_email')}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            required
            error={error('email')}
          />
          <OwnPasswordField user={user} error={error('password')} />
          <SubmitButton busy={busy}>{t('account.change_email')}</SubmitButton>
        </form>
      ) : (
        <div>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('account.change_email')}
          </Button>
        </div>
      )}
    </>
  );
}
