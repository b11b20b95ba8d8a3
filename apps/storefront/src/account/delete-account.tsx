import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import { useToast } from '../toast/toast-context.ts';
import { OwnPasswordField } from './security/own-password-field.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Two steps, and the password: nobody deletes an account by one slip of the finger. */
export function DeleteAccount({ user }: { user: UserMetadata }) {
  const t = useT();
  const toast = useToast();
  const call = useCall();
  const signOut = useSignOut();
  const [isOpen, setOpen] = useState(false);
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ password = '' }) => {
    const result = await call(account.deleteAccount, { body: { password } });
    if (result.hasError) return problemsOf(result, t);
    toast.show('success', 'account.deleted');
    await signOut({ isDeleted: true });
  });
  if (!isOpen) {
    return (
      <div>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('account.delete_start')}
        </Button>
      </div>
    );
  }
  return (
    <form className={form.form} {...props}>
      <FormMessage text={message} />
      <p>{t('account.delete_sure')}</p>
      <OwnPasswordField user={user} error={error('password')} />
      <SubmitButton busy={busy}>{t('account.delete_now')}</SubmitButton>
      <div>
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t('account.keep')}
        </Button>
      </div>
    </form>
  );
}
