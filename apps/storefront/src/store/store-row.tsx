import type { Store } from '@selvedge/contract/store.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { formatDistance } from './format-distance.ts';
import { MyStoreButton } from './my-store-button.tsx';
import { OpeningLine } from './opening-line.tsx';
import { routeUrl } from './route-url.ts';
import styles from './store-row.module.css';

type StoreRowProps = { store: Store /** On the map. */; number?: number | undefined; isChosen?: boolean };

/** A store in a list: where it is, how far, whether it is open, and the ways on. */
export function StoreRow({ store, number, isChosen = false }: StoreRowProps) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const { id, name, street, postalCode, city, url, straightLineDistance, clickAndCollect, opening } = store;
  return (
    <li className={styles.row} id={`store-${id}`} data-chosen={isChosen || undefined}>
      <h3 className={styles.name}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <a href={url}>
          <bdi>{name}</bdi>
        </a>
      </h3>
      {straightLineDistance > 0 && <span className={styles.distance}>{formatDistance(t, straightLineDistance, locale)}</span>}
      <p className={styles.about}>
        <bdi>{writeList(t, [street, `${postalCode} ${city}`.trim()])}</bdi>
        <span className={styles.facts}>
          <OpeningLine opening={opening} />
          {clickAndCollect && <span>{t('store.collectHere')}</span>}
        </span>
      </p>
      <p className={styles.ways}>
        <a href={routeUrl(store)} target="_blank" rel="noreferrer">
          {t('store.route')}
        </a>
        <MyStoreButton store={store} />
      </p>
    </li>
  );
}
