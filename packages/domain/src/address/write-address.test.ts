import { Address } from '@selvedge/contract/address.ts';
import { describe, expect, test } from 'vitest';
import { countriesWithLayout } from './address-layout.ts';
import { addressForm } from './address-rules.ts';
import { isSameAddress, writeAddress } from './write-address.ts';

const person = { firstName: 'Ada', lastName: 'Weaver' };
const write = (country: string, given: object, locale?: string) => writeAddress(Address.parse({ ...person, ...given, country }), locale);
const street = (line1: string, houseNumber: string, postalCode: string, city: string, more: object = {}) => ({
  ...{ line1, houseNumber, postalCode, city },
  ...more,
});

describe('an address is written as it is there', () => {
  test.each<[string, object, string[]]>([
    ['DE', street('Hauptstraße', '12', '10827', 'Berlin'), ['Ada Weaver', 'Hauptstraße 12', '10827 Berlin']],
    ['CH', street('Rue du Rhône', '4', '1204', 'Genève'), ['Ada Weaver', 'Rue du Rhône 4', '1204 Genève']],
    ['FR', street('Rue Charlot', '9', '75003', 'Paris'), ['Ada Weaver', '9 Rue Charlot', '75003 Paris']],
    ['LU', street('Rue du Fossé', '2', '1536', 'Luxembourg'), ['Ada Weaver', '2, Rue du Fossé', '1536 Luxembourg']],
    ['ES', street('Gran Vía', '8', '28004', 'Madrid'), ['Ada Weaver', 'Gran Vía, 8', '28004 Madrid']],
    ['GB', street('Savile Row', '12', 'W1S 3PQ', 'London'), ['Ada Weaver', '12 Savile Row', 'London', 'W1S 3PQ']],
    ['IE', street('Drury Street', '3', 'D02 XY45', 'Dublin'), ['Ada Weaver', '3 Drury Street', 'Dublin', 'D02 XY45']],
    ['MT', street('Triq ir-Repubblika', '5', 'VLT 1117', 'Valletta'), ['Ada Weaver', '5 Triq ir-Repubblika', 'Valletta VLT 1117']],
    [
      'US',
      street('Main Street', '5', '10001', 'New York', { regionCode: 'NY', line2: 'Apt 4' }),
      ['Ada Weaver', '5 Main Street', 'Apt 4', 'New York, NY 10001'],
    ],
    [
      'CA',
      street('Rue Saint-Denis', '7', 'H2W 1Z1', 'Montréal', { regionCode: 'QC' }),
      ['Ada Weaver', '7 Rue Saint-Denis', 'Montréal QC H2W 1Z1'],
    ],
    ['LV', street('Brīvības iela', '6', 'LV-1010', 'Rīga'), ['Ada Weaver', 'Brīvības iela 6', 'Rīga, LV-1010']],
    ['HU', street('Váci utca', '1', '1114', 'Budapest'), ['Weaver Ada', 'Budapest', 'Váci utca 1', '1114']],
    ['UA', street('вул. Хрещатик', '22', '01001', 'Київ'), ['Ada Weaver', 'вул. Хрещатик, 22', 'Київ', '01001']],
    ['AE', street('شارع الوصل', '12', '', 'دبي'), ['Ada Weaver', '12 شارع الوصل', 'دبي']],
    ['KW', street('Block 4, Street 12', '', '', 'Salmiya'), ['Ada Weaver', 'Block 4, Street 12', 'Salmiya']],
    [
      'TR',
      street('Bağdat Caddesi', '3', '', 'İstanbul', { district: 'Kadıköy', regionCode: '34' }),
      ['Ada Weaver', 'Bağdat Caddesi 3', 'Kadıköy/İstanbul'],
    ],
  ])('%s', (country, given, lines) => {
    expect(write(country, given)).toEqual(lines);
  });

  test('the country comes last, in the language of who reads it', () => {
    expect(write('DE', street('Am Markt', '1', '10827', 'Berlin'), 'fr-CH').at(-1)).toBe('Allemagne');
    expect(write('AE', street('شارع الوصل', '12', '', 'دبي'), 'ar-AE').at(-1)).toBe('الإمارات العربية المتحدة');
  });

  test('a packstation by its number and its name', () => {
    const locker = { organizationName: 'Packstation 123', carrierVariant: 'locker', carrierPostNumber: '12345678' };
    expect(write('DE', street('Torstraße', '2', '10119', 'Berlin', locker))).toEqual([
      ...['Ada Weaver', '12345678', 'Packstation 123', 'Torstraße 2', '10119 Berlin'],
    ]);
  });
});

const everyField = street('Street', '7', '12345', 'City', { regionCode: 'RR', district: 'Zone', line2: 'Floor', organizationName: 'Firm' });

test('each of the 51 countries writes every part that its form asks for, once and nothing else', () => {
  expect(countriesWithLayout).toHaveLength(51);
  const parts = {
    line1: 'Street',
    houseNumber: '7',
    postalCode: '12345',
    city: 'City',
    regionCode: 'RR',
    district: 'Zone',
    line2: 'Floor',
  } as const;
  for (const country of countriesWithLayout) {
    const names = new Set<string>(addressForm(country).map(({ name }) => name));
    // The shop fills in the Turkish city by the district's number, which nobody writes.
    const isWritten = (name: string) =>
      country === 'TR' ? name === 'city' || (names.has(name) && name !== 'regionCode') : names.has(name);
    const asked = Object.entries(parts).flatMap(([name, text]) => (isWritten(name) ? [text] : []));
    const words = write(country, everyField)
      .slice(2)
      .join(' ')
      .split(/[ ,/]+/);
    expect([country, words.sort()]).toEqual([country, asked.sort()]);
  }
});

test('the form asks for the house number where the envelope has it', () => {
  for (const country of countriesWithLayout) {
    const names = addressForm(country).map(({ name }) => name);
    const line = write(country, everyField).find((each) => each.includes('Street'))!;
    if (names.includes('houseNumber'))
      expect([country, names.indexOf('houseNumber') < names.indexOf('line1')]).toEqual([country, line.startsWith('7')]);
  }
});

test('what is empty takes no line and no comma', () => {
  expect(writeAddress(Address.parse({ country: 'DE', line1: 'Am Markt' }))).toEqual(['Am Markt']);
  expect(writeAddress(Address.parse({ country: 'US', line1: 'Main', regionCode: 'NY' }))).toEqual(['Main', 'NY']);
  expect(writeAddress(Address.parse({ country: 'ES', line1: 'Gran Vía', city: 'Madrid' }))).toEqual(['Gran Vía', 'Madrid']);
});

test('the same address is not read twice', () => {
  const one = Address.parse({ ...person, ...everyField, country: 'DE' });
  expect([
    isSameAddress(one, { ...one, id: 'x' }),
    isSameAddress(one, { ...one, houseNumber: '8' }),
    isSameAddress(one, { ...one, country: 'AT' }),
  ]).toEqual([true, false, false]);
});
