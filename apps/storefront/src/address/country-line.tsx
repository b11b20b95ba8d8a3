import { addressLookup } from '@selvedge/contract/address-book.ts';
import { useEffect } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useToast } from '../toast/toast-context.ts';
import styles from './address-form.module.css';

/** CHK-018 shown and not chosen: every market sends to its own country. */
export function CountryLine() {
  const t = useT();
  const toast = useToast();
  const market = useMarket();
  const answer = useAnswer(addressLookup.countries, {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once of an answer
  useEffect(() => {
    if (answer?.hasError) toast.show('warning', 'feedback.error_no_countries');
  }, [answer]);
  // CHK-077 what the page itself knows still stands.
  const name = (answer?.hasError ? undefined : answer?.data[0]?.name) ?? market?.country.name;
  return (
    <dl className={styles.country}>
      <dt>{t('address.country')}</dt>
      <dd>{name}</dd>
    </dl>
  );
}
