import { PasswordField } from '@selvedge/ui/password-field.tsx';
import { useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useT } from '../lib/shop-context.tsx';
import { resetPassword } from '../session/session.ts';
import { formProblems } from './form-problems.ts';
import styles from './sign-in.module.css';
import { ViewLink } from './view-link.tsx';
import type { ViewProps } from './view-props.ts';

/** AUT-025 reached from the mail's link, whose token stands in the address until the shopper leaves this view. */
export function ResetForm({ onView }: ViewProps) {
  const t = useT();
  const [isDone, setDone] = useState(false);
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ password = '' }) => {
    const problems = formProblems(await resetPassword({ password }), t);
    if (!problems) setDone(true);
    return problems;
  });
  return (
    <>
      <p className={styles.lead} role="status">
        {t(isDone ? 'login.reset_done' : 'login.reset_text')}
      </p>
      {!isDone && (
        <form className={form.form} {...props}>
          <FormMessage text={message} />
          <PasswordField
            label={t('login.new_password')}
            show={t('login.show')}
            hide={t('login.hide')}
            hint={t('login.password_hint')}
            name="password"
            autoComplete="new-password"
            required
            error={error('password')}
          />
          <SubmitButton busy={busy}>{t('login.save_password')}</SubmitButton>
        </form>
      )}
      <p className={styles.other}>
        <ViewLink to="login" onView={onView}>
          {t(isDone ? 'login.sign_in' : 'login.back')}
        </ViewLink>
      </p>
    </>
  );
}
