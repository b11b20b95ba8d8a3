import { addressLookup } from '@selvedge/contract/address-book.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { useEffect, useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';
import { useToast } from '../toast/toast-context.ts';
import styles from './address-form.module.css';

/** CHK-018 shown and not chosen: every market sends to its own country. */
export function CountryLine() {
  const t = useT();
  const toast = useToast();
  const market = useMarket();
  const id = market?.id ?? '';
  const [name, setName] = useState(market?.country.name ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a market
  useEffect(() => {
    void attempt(shopClient(id)(addressLookup.countries, { params: { catalog: id } })).then((answer) => {
      // CHK-077 what the page itself knows still stands.
      if (answer.hasError) toast.show('warning', 'feedback.error_no_countries');
      else if (answer.data[0]) setName(answer.data[0].name);
    });
  }, [id]);
  return (
    <dl className={styles.country}>
      <dt>{t('address.country')}</dt>
      <dd>{name}</dd>
    </dl>
  );
}
