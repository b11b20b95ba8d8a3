import { expect, test } from 'vitest';
import { findStores, type SearchedStore, type StoreQuery } from './find-stores.ts';

const now = new Date('2026-11-17T12:00:00Z');
const store = (
  id: string,
  city: string,
  postalCode: string,
  [latitude, longitude]: [number, number],
  more: Partial<SearchedStore> = {},
) => ({
  ...{ id, city, postalCode, latitude, longitude, name: `${city} store`, street: 'Hauptstraße 1', timeZone: 'Europe/Berlin' },
  ...{ openingHours: [{ day: 2, from: '10:00', to: '19:00' }], holidays: [], services: [], clickAndCollect: true },
  ...more,
});
const stores: SearchedStore[] = [
  store('mitte', 'Berlin', '10119', [52.5275, 13.4039], { services: ['repairs'] }),
  store('west', 'Berlin', '10623', [52.505, 13.327], { clickAndCollect: false }),
  store('hamburg', 'Hamburg', '20357', [53.5629, 9.9613], { openingHours: [] }),
  store('zurich', 'Zürich', '8001', [47.3731, 8.5442]),
  store('cph', 'København K', '1150', [55.6809, 12.5763]),
];
const potsdam = { latitude: 52.3906, longitude: 13.0645 };
const ask = (query: StoreQuery) => findStores(stores, query, now).map(({ store: { id } }) => id);

test.each<[string, StoreQuery, string[]]>([
  ['a town', { text: 'Hamburg' }, ['hamburg', 'west', 'mitte']],
  ['a town without its dots', { text: 'zurich' }, ['zurich', 'west', 'mitte']],
  ['a town as it is spoken', { text: 'kobenhavn' }, ['cph', 'hamburg', 'mitte']],
  ['a postal code', { text: '10623' }, ['west', 'mitte', 'hamburg']],
  ['a postal code nearby', { text: '10625' }, ['west', 'mitte', 'hamburg']],
  ['a town without a store', { text: 'Potsdam', from: potsdam }, ['west', 'mitte', 'hamburg']],
  ['nothing that there is', { text: 'Atlantis' }, []],
  ['everywhere from a place', { from: potsdam, isEverywhere: true }, ['west', 'mitte', 'hamburg', 'cph', 'zurich']],
  ['nothing at all', {}, ['mitte', 'west', 'hamburg', 'cph', 'zurich']],
  ['where parcels can be collected', { text: 'Berlin', clickAndCollect: true }, ['mitte', 'hamburg', 'cph']],
  ['a service', { service: 'repairs' }, ['mitte']],
  ['what is open', { openNow: true, text: 'Hamburg' }, ['west', 'mitte', 'cph']],
])('STO-006 who looks for %s', (_, query, expected) => {
  expect(ask(query)).toEqual(expected);
});

test('a distance is told only from a place that is known', () => {
  expect(findStores(stores, { text: 'Berlin' }, now)[0]!.distance).toBe(0);
  expect(findStores(stores, { from: potsdam }, now)[0]!.distance).toBeGreaterThan(20_000);
});
