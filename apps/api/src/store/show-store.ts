import type { CollectStore } from '@selvedge/contract/shipping.ts';
import type { Store } from '@selvedge/contract/store.ts';
import { pagePath } from '@selvedge/domain/page/page-path.ts';
import { comingHolidays } from '@selvedge/domain/store/holiday-on.ts';
import { dayThere, openingState } from '@selvedge/domain/store/opening-state.ts';
import type { StoreRow } from './tables.ts';

type Shown = { market: string; now: Date; distance?: number };

export function showStore(store: StoreRow, { market, now, distance = 0 }: Shown): Store {
  const { slug, timeZone, services, clickAndCollect, holidays } = store;
  return {
    ...showCollectStore(store, distance),
    ...{ slug, timeZone, services, clickAndCollect },
    url: `/${market}${pagePath('store', { slug })}`,
    holidays: comingHolidays(holidays, dayThere(timeZone, now)),
    opening: openingState(store, now),
  };
}

export function showCollectStore(store: StoreRow, distance = 0): CollectStore {
  const { id, name, street, city, postalCode, country, phone, latitude, longitude, openingHours } = store;
  return { id, name, street, city, postalCode, country, phone, latitude, longitude, openingHours, straightLineDistance: distance };
}
