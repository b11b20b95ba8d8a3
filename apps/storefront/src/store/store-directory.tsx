import type { FoundStores } from '@selvedge/contract/store.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import styles from './store-directory.module.css';
import rows from './store-row.module.css';
import { StoreRow } from './store-row.tsx';

/** Every store of the market, town by town. */
export function StoreDirectory({ found }: { found: FoundStores }) {
  const t = useT();
  const href = useHref();
  if (found.stores.length === 0) return <p className={styles.none}>{t('store.noneYet')}</p>;
  const towns = [...Map.groupBy(found.stores, ({ city }) => city)];
  return (
    <section className={styles.directory} aria-label={t('store.all')}>
      <ButtonLink href={href('/stores/find')}>{t('store.find')}</ButtonLink>
      {towns.map(([town, stores]) => (
        <div key={town} className={styles.town}>
          <h2 className={styles.townName}>
            <bdi>{town}</bdi>
          </h2>
          <ul className={rows.list}>
            {stores.map((store) => (
              <StoreRow key={store.id} store={store} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
