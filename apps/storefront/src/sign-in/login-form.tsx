import { Field } from '@selvedge/ui/field.tsx';
import { PasswordField } from '@selvedge/ui/password-field.tsx';
import { useEffect, useState } from 'react';
import { trackLater } from '../analytics/track-later.ts';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { NearView } from '../lib/near-view.tsx';
import { useT } from '../lib/shop-context.tsx';
import { readSession, signIn } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { formProblems } from './form-problems.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { keepRefusal, readRefusal } from './refusal-of.ts';
import styles from './sign-in.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';
import { ViewLink } from './view-link.tsx';
import type { ViewProps } from './view-props.ts';

const loadCodeStep = async () => (await import('./code-step.tsx')).CodeStep;

export function LoginForm({ place, onView, onSignedIn }: ViewProps) {
  const t = useT();
  const [refusal] = useState(readRefusal);
  useEffect(() => () => keepRefusal(undefined), []);
  const { needsCode } = useSession();
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ email = '', password = '' }) => {
    const problems = formProblems(await signIn({ email, password }), t);
    if (!problems && !readSession().needsCode) {
      trackLater({ name: 'login', method: 'password' });
      await onSignedIn();
    }
    return problems;
  });
  if (needsCode) return <NearView load={loadCodeStep} props={{ onSignedIn }} />;
  return (
    <>
      <form className={form.form} {...props}>
        <FormMessage text={message ?? refusal} />
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
        <PasswordField
          label={t('login.password')}
          show={t('login.show')}
          hide={t('login.hide')}
          name="password"
          autoComplete="current-password"
          required
          error={error('password')}
        />
        <p className={styles.forgot}>
          <ViewLink to="forgotPassword" onView={onView}>
            {t('login.forgot')}
          </ViewLink>
        </p>
        <SubmitButton busy={busy}>{t('login.sign_in')}</SubmitButton>
      </form>
      <PasskeyButton onSignedIn={onSignedIn} />
      <p className={styles.other}>
        {t('login.new_here')}{' '}
        <ViewLink to="signup" onView={onView}>
          {t('login.make_account')}
        </ViewLink>
      </p>
      {/* Last: which there are is known later, and nothing below may move for them. */}
      <SocialButtons place={place} />
    </>
  );
}
