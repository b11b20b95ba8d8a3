import type { Store } from '@selvedge/contract/store.ts';
import { mapZoom } from '@selvedge/domain/constants.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useMemo } from 'react';
import { NearView } from '../lib/near-view.tsx';
import { usePage, useT } from '../lib/shop-context.tsx';
import { HoursTable } from './hours-table.tsx';
import map from './map-place.module.css';
import { MyStoreButton } from './my-store-button.tsx';
import { OpeningLine } from './opening-line.tsx';
import { routeUrl } from './route-url.ts';
import styles from './store-view.module.css';

const loadMap = async () => (await import('../map/place-map.tsx')).PlaceMap;
const ignore = () => {};

/** Everything that is known of one store. */
export function StoreView({ store }: { store: Store }) {
  const t = useT();
  const { mapTiles } = usePage().content;
  const places = useMemo(() => [store], [store]);
  const { street, postalCode, city, phone, services, clickAndCollect, opening } = store;
  return (
    <section className={styles.store}>
      <div className={styles.card}>
        <p className={styles.state}>
          <OpeningLine opening={opening} />
        </p>
        <address className={styles.address}>
          <bdi>{street}</bdi>
          <bdi>{`${postalCode} ${city}`.trim()}</bdi>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </address>
        <div className={styles.actions}>
          <ButtonLink href={routeUrl(store)} look="secondary">
            {t('store.route')}
          </ButtonLink>
          <MyStoreButton store={store} />
        </div>
        {(services.length > 0 || clickAndCollect) && (
          <div>
            <h2 className={styles.label}>{t('store.service')}</h2>
            <ul className={styles.services}>
              {clickAndCollect && <li>{t('store.collectHere')}</li>}
              {services.map((service) => (
                <li key={service}>{t(`store.services.${service}`)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.times}>
        <HoursTable store={store} />
      </div>
      <div className={styles.storeMap}>
        <NearView
          load={loadMap}
          props={{ places, chosen: store.id, onChoose: ignore, tiles: mapTiles, isNear: false, view: { ...store, zoomLevel: mapZoom } }}
          fallback={<div className={map.mapPlace} aria-hidden="true" />}
        />
      </div>
    </section>
  );
}
