import { RichText } from '@selvedge/blocks/rich-text.tsx';
import type { TermsContent } from '@selvedge/contract/content.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../lib/shop-context.tsx';
import styles from '../terms-flyout.module.css';
import { AcceptTermsForm } from './accept-terms-form.tsx';
import { tellClubTermsAccepted } from './club-terms-accepted.ts';
import { keepRefusal } from './refused-terms.ts';

type Terms = Pick<TermsContent, 'version' | 'title' | 'text'>;

/** LOY-038 accept them, or stay as one is: a member who refuses earns and pays members' prices, and redeems nothing. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { terms } = props as { terms: Terms };
  const t = useT();
  // Whichever way it was closed; of terms that were accepted it is never asked.
  useEffect(() => () => void keepRefusal(terms.version), [terms.version]);
  return (
    <div className={styles.body}>
      <p className={styles.claim}>{t('loyalty.terms_claim')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.terms} tabIndex={0} aria-label={terms.title}>
        <RichText nodes={terms.text} />
      </section>
      <p>{t('loyalty.terms_without')}</p>
      <AcceptTermsForm
        className={form.form}
        version={terms.version}
        onAccepted={() => {
          tellClubTermsAccepted();
          close();
        }}
      >
        <div>
          <Button look="quiet" onClick={close}>
            {t('loyalty.terms_refuse')}
          </Button>
        </div>
      </AcceptTermsForm>
    </div>
  );
}
