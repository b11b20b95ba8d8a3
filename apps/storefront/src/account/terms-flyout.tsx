import { RichText } from '@selvedge/blocks/rich-text.tsx';
import { account } from '@selvedge/contract/account.ts';
import type { TermsContent } from '@selvedge/contract/content.ts';
import { Button } from '@selvedge/ui/button.tsx';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { keepAccountConsent } from '../session/account-consent.ts';
import { useCall } from '../session/use-call.ts';
import { readTurkishConsents } from '../sign-in/read-turkish-consents.ts';
import { TurkishConsents } from '../sign-in/turkish-consents.tsx';
import styles from './terms-flyout.module.css';
import { useSignOut } from './use-sign-out.ts';

type Terms = Pick<TermsContent, 'version' | 'title' | 'text'>;

/** Accept them, or leave: shopping goes on without an account. Türkiye asks for each consent on its own. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { terms } = props as { terms: Terms };
  const t = useT();
  const market = useMarket();
  const signOut = useSignOut();
  const call = useCall();
  const isTurkish = market?.country.code === 'TR';
  const {
    busy,
    message,
    error,
    form: given,
  } = useForm(async (values) => {
    const params = { termsId: terms.version };
    const result = await (isTurkish
      ? call(account.acceptTermsTr, { params, body: readTurkishConsents(values) })
      : call(account.acceptTerms, { params }));
    if (result.hasError) return { message: problemsOf(result, t).message ?? t('account.terms_moved') };
    keepAccountConsent({ termsVersion: terms.version });
    close();
  });
  return (
    <div className={styles.body}>
      <p className={styles.claim}>{t('account.terms_claim')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.terms} tabIndex={0} aria-label={terms.title}>
        <RichText nodes={terms.text} />
      </section>
      <form className={form.form} {...given}>
        <FormMessage text={message} />
        {isTurkish && <TurkishConsents error={error('disclosureRead')} />}
        <SubmitButton busy={busy}>{t('account.terms_accept')}</SubmitButton>
        <div>
          <Button
            look="quiet"
            onClick={async () => {
              close();
              await signOut();
            }}
          >
            {t('account.terms_refuse')}
          </Button>
        </div>
      </form>
    </div>
  );
}
