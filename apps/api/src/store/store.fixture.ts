import type { StoredStore } from '@selvedge/contract/store.ts';

/** A store in Berlin, open on every day but Sunday. */
export function storeRow(id: string, more: Partial<StoredStore> = {}): StoredStore {
  return {
    ...{ id, slug: id, name: 'Berlin, Mitte', markets: ['de-DE'], street: 'Mulackstraße 22', city: 'Berlin', postalCode: '10119' },
    ...{ country: 'DE', phone: '+49 30 5550103', latitude: 52.5275, longitude: 13.4039, timeZone: 'Europe/Berlin' },
    openingHours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '10:00', to: '19:00' })),
    ...{ holidays: [], services: [], clickAndCollect: true, version: 1 },
    ...more,
  };
}
