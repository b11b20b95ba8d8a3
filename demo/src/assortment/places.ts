import type { AssortmentLocation } from '@selvedge/contract/catalogue/assortment.ts';
import { storeTable } from '../content/store-table.ts';

type Place = Omit<AssortmentLocation, 'type'>;

const warehouse = (id: string, name: string, markets?: string[]): Place => ({ kind: 'warehouse', id, name, ...(markets && { markets }) });

/** Where the demo keeps its goods. The store of a country serves its markets. */
export const places: readonly Place[] = [
  warehouse('EU1', 'Aarhus'),
  warehouse('UK1', 'Daventry', ['en-GB', 'en-IE']),
  warehouse('NA1', 'Columbus', ['en-US', 'en-CA', 'fr-CA']),
  warehouse('ME1', 'Jebel Ali', ['ar-AE', 'en-AE', 'ar-SA', 'ar-QA', 'ar-KW', 'ar-JO', 'ar-EG']),
  ...storeTable.map(({ id, name, markets }): Place => ({ kind: 'store', id, name, markets })),
];

export const warehouses = places.filter(({ kind }) => kind === 'warehouse').map(({ id }) => id);
const storeIds = places.filter(({ kind }) => kind === 'store').map(({ id }) => id);

/** Large stores have something of everything, the others a choice. */
export const stores = storeIds.filter((id) => id <= '1018').sort();
export const smallStores = storeIds.filter((id) => id > '1018');
