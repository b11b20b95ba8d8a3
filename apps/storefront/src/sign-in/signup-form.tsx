import { CheckField } from '@selvedge/ui/check-field.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { PasswordField } from '@selvedge/ui/password-field.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { trackLater } from '../analytics/track-later.ts';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { NameFields } from '../form/name-fields.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useHref, useMarket, useT, useToggles } from '../lib/shop-context.tsx';
import { signUp } from '../session/session.ts';
import { useToast } from '../toast/toast-context.ts';
import { formProblems } from './form-problems.ts';
import { readTurkishConsents } from './read-turkish-consents.ts';
import styles from './sign-in.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { TurkishConsents } from './turkish-consents.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';
import { ViewLink } from './view-link.tsx';
import type { ViewProps } from './view-props.ts';

/** The rules of a password are the server's alone (AUT-049); it is asked for once, because it can be looked at. */
export function SignupForm({ place, onView, onSignedIn }: ViewProps) {
  const t = useT();
  const href = useHref();
  const market = useMarket();
  const toast = useToast();
  const isTurkish = market?.country.code === 'TR';
  const { newSignupTermsAndConditions: asksTerms } = useToggles();
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ email = '', password = '', ...more }) => {
    const problems = formProblems(await signUp({ email, password }), t);
    if (problems) return problems;
    trackLater({ name: 'sign_up', method: 'password' });
    const { keepSignup } = await import('./keep-signup.ts');
    const isKept = await keepSignup({
      market: market?.id ?? '',
      firstName: more.firstName ?? '',
      lastName: more.lastName ?? '',
      acceptsTerms: more.terms === 'on',
      ...(isTurkish && { turkish: readTurkishConsents(more) }),
    });
    if (!isKept) toast.show('warning', 'login.notAllKept');
    await onSignedIn();
  });
  return (
    <>
      <form className={form.form} {...props}>
        <FormMessage text={message} />
        <NameFields error={error} />
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
          hint={t('login.password_hint')}
          name="password"
          autoComplete="new-password"
          required
          error={error('password')}
        />
        {(asksTerms || isTurkish) && (
          <CheckField
            name="terms"
            required
            error={error('terms')}
            label={
              <>
                {t('login.accept_terms')}{' '}
                <TextLink href={href('/terms')} target="_blank">
                  {t('login.terms')}
                </TextLink>
              </>
            }
          />
        )}
        {isTurkish && <TurkishConsents error={error('disclosureRead')} />}
        <SubmitButton busy={busy}>{t('login.sign_up')}</SubmitButton>
        <p className={form.quiet}>
          {t('login.privacy')} <TextLink href={href('/i/privacy')}>{t('login.privacy_link')}</TextLink>
        </p>
      </form>
      <p className={styles.other}>
        {t('login.known_here')}{' '}
        <ViewLink to="login" onView={onView}>
          {t('login.sign_in')}
        </ViewLink>
      </p>
      <SocialButtons place={place} />
    </>
  );
}
