import { expect, test } from 'vitest';
import { MapCountry, Market } from './market.ts';

const germany = {
  ...{ id: 'de-DE', priority: 1, url: '/de-DE', name: 'Deutschland', fullName: 'Deutschland (Deutsch)', dialPrefix: '+49' },
  language: { name: 'Deutsch', baseCode: 'de' },
  country: { name: 'Deutschland', code: 'DE' },
  direction: 'ltr',
};

test('MKT-009, MKT-010 a market has every field of its own, and a currency that nobody has named is XXX', () => {
  expect(Market.parse(germany)).toEqual({ ...germany, currency: 'XXX' });
  for (const field of Object.keys(germany)) expect(Market.safeParse({ ...germany, [field]: undefined }).success).toBe(false);
  expect(Market.safeParse({ ...germany, id: 'deutsch' }).success).toBe(false);
});

test('MKT-013 a country on the map has its place, and a zoom only where it is not the usual one', () => {
  const place = { countryId: 'DE', name: 'Germany', latitude: 51, longitude: 10 };
  expect(MapCountry.parse(place)).toEqual(place);
  expect(MapCountry.parse({ ...place, zoomLevel: 6 })).toEqual({ ...place, zoomLevel: 6 });
  expect(MapCountry.safeParse({ ...place, latitude: undefined }).success).toBe(false);
});
