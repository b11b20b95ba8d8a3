import type { StoreRow } from '@selvedge/api/store/tables.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '10:00', to: '19:00' }));
const openingHours = [...weekdays, { day: 6, from: '10:00', to: '18:00' }];
const sunday = { day: 7, from: '12:00', to: '17:00' };

type Place = [street: string, city: string, postalCode: string, country: string, latitude: number, longitude: number, phone: string];

const store = (
  id: string,
  name: string,
  markets: string[],
  [street, city, postalCode, country, latitude, longitude, phone]: Place,
): StoreRow => ({
  ...{ id, name, markets, street, city, postalCode, country, latitude, longitude, phone, clickAndCollect: true },
  openingHours: ['DE', 'AT', 'CH'].includes(country) ? openingHours : [...openingHours, sunday],
});

/** The demo's stores, under the ids of their stock (assortment/places.ts). */
export const demoStores: readonly StoreRow[] = [
  store(
    '1001',
    'Copenhagen, Købmagergade',
    ['da-DK'],
    ['Købmagergade 42', 'København K', '1150', 'DK', 55.6809, 12.5763, '+45 33 55 01 01'],
  ),
  store('1002', 'Aarhus, Badstuegade', ['da-DK'], ['Badstuegade 11', 'Aarhus C', '8000', 'DK', 56.1582, 10.2083, '+45 86 55 01 02']),
  store('1003', 'Berlin, Mitte', ['de-DE'], ['Mulackstraße 22', 'Berlin', '10119', 'DE', 52.5275, 13.4039, '+49 30 5550103']),
  store('1004', 'Hamburg, Schanze', ['de-DE'], ['Schulterblatt 58', 'Hamburg', '20357', 'DE', 53.5629, 9.9613, '+49 40 5550104']),
  store('1005', 'Munich, Glockenbach', ['de-DE'], ['Hans-Sachs-Straße 7', 'München', '80469', 'DE', 48.1307, 11.5709, '+49 89 5550105']),
  store('1006', 'Vienna, Neubaugasse', ['de-AT'], ['Neubaugasse 34', 'Wien', '1070', 'AT', 48.2019, 16.3494, '+43 1 5550106']),
  store(
    '1007',
    'Zurich, Niederdorf',
    ['de-CH', 'fr-CH'],
    ['Niederdorfstrasse 18', 'Zürich', '8001', 'CH', 47.3731, 8.5442, '+41 44 555 01 07'],
  ),
  store(
    '1008',
    'Amsterdam, Negen Straatjes',
    ['nl-NL'],
    ['Berenstraat 9', 'Amsterdam', '1016 GV', 'NL', 52.3702, 4.8842, '+31 20 555 0108'],
  ),
  store(
    '1009',
    'Antwerp, Kammenstraat',
    ['nl-BE', 'fr-BE'],
    ['Kammenstraat 47', 'Antwerpen', '2000', 'BE', 51.2168, 4.3995, '+32 3 555 01 09'],
  ),
  store('1010', 'Paris, Marais', ['fr-FR'], ['Rue Charlot 21', 'Paris', '75003', 'FR', 48.8627, 2.3625, '+33 1 55 50 11 00']),
  store(
    '1011',
    'Lyon, Croix-Rousse',
    ['fr-FR'],
    ['Montée de la Grande Côte 63', 'Lyon', '69001', 'FR', 45.7716, 4.8318, '+33 4 55 50 11 10'],
  ),
  store('1012', 'Prague, Vinohrady', ['cs-CZ'], ['Mánesova 28', 'Praha', '120 00', 'CZ', 50.0779, 14.4432, '+420 255 501 112']),
  store('1013', 'Budapest, Bartók', ['hu-HU'], ['Bartók Béla út 32', 'Budapest', '1114', 'HU', 47.479, 19.0503, '+36 1 555 0113']),
  store('1014', 'Athens, Kolonaki', ['el-GR', 'el-CY'], ['Σκουφά 40', 'Αθήνα', '106 73', 'GR', 37.979, 23.7412, '+30 21 0555 0114']),
  store(
    '1015',
    'Istanbul, Galata',
    ['tr-TR'],
    ['Serdar-ı Ekrem Sokak 12', 'İstanbul', '34425', 'TR', 41.0262, 28.9749, '+90 212 555 01 15'],
  ),
  store('1016', 'Dubai, Jumeirah', ['ar-AE', 'en-AE'], ['Jumeirah Beach Road 214', 'Dubai', '', 'AE', 25.2149, 55.2463, '+971 4 555 0116']),
  store('1017', 'New York, Nolita', ['en-US'], ['248 Elizabeth Street', 'New York', '10012', 'US', 40.7237, -73.9935, '+1 212 555 0117']),
  store(
    '1018',
    'Toronto, Queen West',
    ['en-CA', 'fr-CA'],
    ['672 Queen Street West', 'Toronto', 'M5V 2A8', 'CA', 43.6469, -79.4083, '+1 416 555 0118'],
  ),
];
