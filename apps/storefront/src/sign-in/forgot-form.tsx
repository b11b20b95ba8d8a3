import { Field } from '@selvedge/ui/field.tsx';
import { useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useT } from '../lib/shop-context.tsx';
import { sendPasswordReset } from '../session/session.ts';
import { formProblems } from './form-problems.ts';
import styles from './sign-in.module.css';
import { keepTypedEmail, typedEmail } from './typed-email.ts';
import { ViewLink } from './view-link.tsx';
import type { ViewProps } from './view-props.ts';

/** The answer is the same whether there is such an account or not. */
export function ForgotForm({ onView }: ViewProps) {
  const t = useT();
  const [sentTo, setSentTo] = useState('');
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ email = '' }) => {
    const problems = formProblems(await sendPasswordReset({ email }), t);
    if (!problems) setSentTo(email);
    return problems;
  });
  return (
    <>
      <p className={styles.lead} role="status">
        {sentTo ? t('login.reset_sent', { email: sentTo }) : t('login.forgot_text')}
      </p>
      {!sentTo && (
        <form className={form.form} {...props}>
          <FormMessage text={message} />
          <Field
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={typedEmail()}
            onInput={(event) => keepTypedEmail(event.currentTarget.value)}
            inputMode="email"
            required
            error={error('email')}
          />
          <SubmitButton busy={busy}>{t('login.send_link')}</SubmitButton>
        </form>
      )}
      <p className={styles.other}>
        <ViewLink to="login" onView={onView}>
          {t('login.back')}
        </ViewLink>
      </p>
    </>
  );
}
