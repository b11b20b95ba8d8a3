import type { AssortmentLocation } from '@selvedge/contract/catalogue/assortment.ts';

type Place = Omit<AssortmentLocation, 'type'>;

const warehouse = (id: string, name: string, markets?: string[]): Place => ({ kind: 'warehouse', id, name, ...(markets && { markets }) });
const store = (id: string, name: string, ...markets: string[]): Place => ({ kind: 'store', id, name, markets });

/** Where the demo keeps its goods. The store of a country serves its markets. */
export const places: readonly Place[] = [
  warehouse('EU1', 'Aarhus'),
  warehouse('UK1', 'Daventry', ['en-GB', 'en-IE']),
  warehouse('NA1', 'Columbus', ['en-US', 'en-CA', 'fr-CA']),
  warehouse('ME1', 'Jebel Ali', ['ar-AE', 'en-AE', 'ar-SA', 'ar-QA', 'ar-KW', 'ar-JO', 'ar-EG']),
  store('1001', 'Copenhagen, Købmagergade', 'da-DK'),
  store('1002', 'Aarhus, Badstuegade', 'da-DK'),
  store('1003', 'Berlin, Mitte', 'de-DE'),
  store('1004', 'Hamburg, Schanze', 'de-DE'),
  store('1005', 'Munich, Glockenbach', 'de-DE'),
  store('1006', 'Vienna, Neubaugasse', 'de-AT'),
  store('1007', 'Zurich, Niederdorf', 'de-CH', 'fr-CH'),
  store('1008', 'Amsterdam, Negen Straatjes', 'nl-NL'),
  store('1009', 'Antwerp, Kammenstraat', 'nl-BE', 'fr-BE'),
  store('1010', 'Paris, Marais', 'fr-FR'),
  store('1011', 'Lyon, Croix-Rousse', 'fr-FR'),
  store('1012', 'Prague, Vinohrady', 'cs-CZ'),
  store('1013', 'Budapest, Bartók', 'hu-HU'),
  store('1014', 'Athens, Kolonaki', 'el-GR', 'el-CY'),
  store('1015', 'Istanbul, Galata', 'tr-TR'),
  store('1016', 'Dubai, Jumeirah', 'ar-AE', 'en-AE'),
  store('1017', 'New York, Nolita', 'en-US'),
  store('1018', 'Toronto, Queen West', 'en-CA', 'fr-CA'),
];

export const warehouses = places.filter(({ kind }) => kind === 'warehouse').map(({ id }) => id);
export const stores = places.filter(({ kind }) => kind === 'store').map(({ id }) => id);
