import { type FoundStores, type Store, stores } from '@selvedge/contract/store.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { NearView } from '../lib/near-view.tsx';
import { useHref, useMarket, usePage, useT } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import { FindForm } from './find-form.tsx';
import map from './map-place.module.css';
import { readPosition } from './read-position.ts';
import styles from './store-locator.module.css';
import rows from './store-row.module.css';
import { StoreRow } from './store-row.tsx';

const loadMap = async () => (await import('../map/place-map.tsx')).PlaceMap;

/** The list is in the document; the map and the shopper's own position come with scripts. */
export function StoreLocator({ found }: { found: FoundStores }) {
  const t = useT();
  const href = useHref();
  const market = useMarket()?.id ?? '';
  const { mapTiles } = usePage().content;
  const [near, setNear] = useState<{ of: FoundStores; stores: Store[] }>();
  const [problem, setProblem] = useState('');
  const [chosen, setChosen] = useState('');
  const [canLocate, setLocate] = useState(false);
  useEffect(() => setLocate('geolocation' in navigator), []);
  // What was found around the shopper holds until something else is looked for.
  const shown = near?.of === found ? near.stores : found.stores;
  const total = near?.of === found ? near.stores.length : found.total;
  const locate = async () => {
    setProblem('');
    const position = await readPosition();
    const answer = position && (await callIn(market)(stores.list, { query: { ...position, allStores: 'true' } }));
    if (!answer || answer.hasError) return setProblem(answer ? 'store.failed' : 'store.notLocated');
    setNear({ of: found, stores: answer.data.slice(0, mostNear) });
  };
  const choose = (id: string) => {
    setChosen(id);
    document.getElementById(`store-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const isAround = near?.of === found || found.around !== undefined;
  return (
    <section className={styles.locator}>
      <div className={styles.side}>
        <FindForm canLocate={canLocate} onLocate={() => void locate()} />
        <h2 className={styles.found}>
          <span role="status">{problem ? t(problem) : t('store.found', { count: total })}</span>
        </h2>
        {shown.length === 0 ? (
          <div className={styles.none}>
            <p>{t('store.none')}</p>
            <ButtonLink href={href('/stores')} look="secondary">
              {t('store.all')}
            </ButtonLink>
          </div>
        ) : (
          <ul className={rows.list}>
            {shown.map((store, index) => (
              <StoreRow key={store.id} store={store} number={index + 1} isChosen={store.id === chosen} />
            ))}
          </ul>
        )}
      </div>
      {shown.length > 0 && (
        <div className={styles.mapSide}>
          <NearView
            load={loadMap}
            props={{ places: shown, chosen, onChoose: choose, tiles: mapTiles, view: found.view, isNear: isAround }}
            fallback={<div className={map.mapPlace} aria-hidden="true" />}
          />
        </div>
      )}
    </section>
  );
}

const mostNear = 60;
