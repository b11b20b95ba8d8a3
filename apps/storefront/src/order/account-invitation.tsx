import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { PasswordField } from '@selvedge/ui/password-field.tsx';
import { useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useMarket, useT, useToggles } from '../lib/shop-context.tsx';
import { TermsLabel } from '../payment/terms-label.tsx';
import { signUp } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { formProblems } from '../sign-in/form-problems.ts';
import { keepSignup } from '../sign-in/keep-signup.ts';
import { readTurkishConsents } from '../sign-in/read-turkish-consents.ts';
import { TurkishConsents } from '../sign-in/turkish-consents.tsx';
import { useToast } from '../toast/toast-context.ts';
import styles from './receipt.module.css';

/** Who bought as a guest needs one password to have an account: name and address are known already. */
export function AccountInvitation({ order }: { order: OrderDetail }) {
  const t = useT();
  const { id: market = '', country } = useMarket() ?? {};
  const isTurkish = country?.code === 'TR';
  const toast = useToast();
  const { status } = useSession();
  const { newSignupTermsAndConditions: asksTerms } = useToggles();
  const [isMade, setMade] = useState(false);
  const { email, shippingAddress } = order;
  const {
    busy,
    message,
    error,
    form: given,
  } = useForm(async ({ password = '', ...more }) => {
    const problems = formProblems(await signUp({ email, password }), t);
    // The address is not in this form: what is wrong with it is said above.
    if (problems) return problems.fields?.email ? { message: problems.fields.email } : problems;
    const { firstName = '', lastName = '' } = shippingAddress ?? {};
    setMade(true);
    const isKept = await keepSignup({
      market,
      firstName,
      lastName,
      acceptsTerms: more.terms === 'on',
      ...(isTurkish && { turkish: readTurkishConsents(more) }),
    });
    if (!isKept) toast.show('warning', 'login.notAllKept');
    return undefined;
  });
  if (isMade) {
    return (
      <section className={styles.invitation}>
        <p role="status">{t('receipt.account.made', { email })}</p>
      </section>
    );
  }
  if (status === 'signedIn') return null;
  return (
    <section className={styles.invitation} aria-labelledby="receipt-account">
      <div className={styles.invite}>
        <h2 id="receipt-account" className={styles.claim}>
          {t('receipt.account.title')}
        </h2>
        <p className={styles.quiet}>{t('receipt.account.text', { email })}</p>
      </div>
      <form className={form.form} {...given}>
        <FormMessage text={message} />
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
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
          <CheckField name="terms" required error={error('terms')} label={<TermsLabel text={t('summary.terms')} slug="terms" />} />
        )}
        {isTurkish && <TurkishConsents error={error('disclosureRead')} />}
        <SubmitButton busy={busy} look="secondary">
          {t('login.sign_up')}
        </SubmitButton>
      </form>
    </section>
  );
}
