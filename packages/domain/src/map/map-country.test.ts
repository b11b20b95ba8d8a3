import { expect, test } from 'vitest';
import { findMapView, hasCoordinates } from './map-country.ts';

const countries = [
  { countryId: '', name: 'Somewhere', latitude: 1, longitude: 1 },
  { countryId: 'DE', name: 'Germany', latitude: 51, longitude: 10, zoomLevel: 6 },
  { countryId: 'AT', name: 'Austria', latitude: 47, longitude: 14 },
];

test('MKT-014, MKT-015 a country without a zoom level opens at 7, and one without an id is never found', () => {
  expect(findMapView(countries, 'de')?.zoomLevel).toBe(6);
  expect(findMapView(countries, 'AT')?.zoomLevel).toBe(7);
  expect(findMapView(countries, '')).toBeUndefined();
  expect(findMapView(countries, 'FR')).toBeUndefined();
});

test.each([
  [{ latitude: 1, longitude: 1 }, true],
  [{ latitude: 0, longitude: 1 }, false],
  [{ latitude: 1, longitude: 0 }, false],
  [{ latitude: -33.9, longitude: 151.2 }, true],
  [{ latitude: Number.NaN, longitude: 1 }, false],
  [{}, false],
])('MKT-037 %o is a place: %s', (place, expected) => {
  expect(hasCoordinates(place)).toBe(expected);
});
