import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useFlyout } from '../flyout/flyout-context.ts';
import { useHref, useT } from '../lib/shop-context.tsx';
import styles from './consent-question.module.css';
import { saveConsent } from './save-consent.ts';

/** Beside the page, never before it: who does not answer goes on shopping. Yes and no weigh the same. */
export function ConsentQuestion() {
  const t = useT();
  const href = useHref();
  const { open } = useFlyout();
  return (
    <section className={styles.question} data-asks="" aria-label={t('consent.title')}>
      <p className={styles.text}>
        {t('consent.text')} <TextLink href={href('/i/cookies')}>{t('consent.privacy')}</TextLink>
      </p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => saveConsent([])}>
          {t('consent.refuse')}
        </Button>
        <Button look="secondary" onClick={() => saveConsent(optionalCategories)}>
          {t('consent.accept')}
        </Button>
        <Button look="quiet" className={styles.choose} onClick={() => open('cookieSettings')}>
          {t('consent.choose')}
        </Button>
      </div>
    </section>
  );
}
