import { Address } from '@selvedge/contract/address.ts';
import { describe, expect, test } from 'vitest';
import { addressForm, findField, hasNoCarrierPostalCode } from './address-rules.ts';
import { checkAddress } from './check-address.ts';
import { formatPostalCode, isPostalCode } from './postal-code.ts';
import { tidyAddress, tidyPhone } from './tidy-address.ts';

const namesIn = (country: string) => addressForm(country).map(({ name }) => name);
const requiredIn = (country: string) => addressForm(country).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));

const german: Partial<Address> = {
  ...{ firstName: 'Ida', lastName: 'Vogel', line1: 'Hauptstraße', houseNumber: '12', postalCode: '10827', city: 'Berlin' },
  mobilePhoneNumber: '0151 2345678',
};

describe('which fields an address has', () => {
  test.each(['AE', 'SA', 'EG', 'QA', 'KW', 'JO', 'TR'])('CHK-031 %s has no postal code', (country) => {
    expect(namesIn(country)).not.toContain('postalCode');
  });
  test.each(['DE', 'GB', 'US', 'PL', 'DZ'])('%s has one', (country) => {
    expect(requiredIn(country)).toContain('postalCode');
  });
  test('CHK-032 CHK-033 carriers find their places in Turkey by a postal code, though the form has none', () => {
    const countries = ['AE', 'SA', 'EG', 'QA', 'KW', 'JO', 'TR', 'DE'];
    expect(countries.filter(hasNoCarrierPostalCode)).toEqual(['AE', 'SA', 'EG', 'QA', 'KW', 'JO']);
  });
  test('CHK-034 Turkey has no city, but a district and a zone', () => {
    expect(namesIn('TR')).not.toContain('city');
    expect(requiredIn('TR')).toEqual(expect.arrayContaining(['regionCode', 'district']));
  });
  test('CHK-035 Kuwait has no house number, everybody else has a place for one', () => {
    expect(namesIn('KW')).not.toContain('houseNumber');
    for (const country of ['DE', 'US', 'AE', 'TR', 'GB']) expect(namesIn(country)).toContain('houseNumber');
  });
  test.each(['QA', 'DZ', 'MK', 'TN'])('CHK-036 %s asks for the legal customs number', (country) => {
    expect(requiredIn(country)).toContain('legalCustomerNumber');
  });
  test.each(['AD', 'SA'])('CHK-037 %s asks for the customs customer number', (country) => {
    expect(requiredIn(country)).toContain('customsCustomerNumber');
  });
  test('CHK-038 the courier’s post number is asked for in Germany', () => {
    expect(namesIn('DE')).toContain('carrierPostNumber');
    expect(namesIn('AT')).not.toContain('carrierPostNumber');
  });
  test('CHK-043 states and provinces are chosen from the lists that come with the basket', () => {
    expect(findField('US', 'regionCode')).toMatchObject({ options: 'allowedStates', autoComplete: 'address-level1' });
    expect(findField('CA', 'regionCode')).toMatchObject({ options: 'allowedProvinces' });
    expect(findField('DE', 'regionCode')).toBeUndefined();
  });
  test('people write the number first where it stands first', () => {
    const order = (country: string) => namesIn(country).filter((name) => name === 'line1' || name === 'houseNumber');
    expect([order('FR'), order('DE')]).toEqual([
      ['houseNumber', 'line1'],
      ['line1', 'houseNumber'],
    ]);
  });
});

describe('postal codes', () => {
  test.each([
    ['CHK-039', 'SK', '81101', '811 01'],
    ['CHK-040', 'PT', '1100148', '1100-148'],
    ['CHK-041', 'PL', '00950', '00-950'],
    ['', 'SE', '111 22', '111 22'],
    ['', 'NL', '1016gv', '1016 GV'],
    ['', 'CA', 'm5v 2t6', 'M5V 2T6'],
    ['', 'LV', '1010', 'LV-1010'],
    ['', 'LV', 'lv-1010', 'LV-1010'],
    ['', 'AD', 'AD500', 'AD500'],
    ['', 'GB', 'ec1a1bb', 'EC1A 1BB'],
    ['', 'IE', 'd02af30', 'D02 AF30'],
    ['', 'US', '100013456', '10001-3456'],
    ['', 'DE', '10827', '10827'],
  ])('%s %s %s is written %s', (_, country, typed, written) => {
    expect(formatPostalCode(country, typed)).toBe(written);
    expect(isPostalCode(country, typed)).toBe(true);
  });
  test.each([
    ['DE', '1082'],
    ['DE', '108271'],
    ['DE', '1082A'],
    ['PL', '00-9500'],
    ['PT', '1100'],
    ['GB', '12345'],
    ['NL', '1016'],
    ['CA', 'MM5 2T6'],
    ['US', '1234'],
  ])('%s %s is not one, and is left as it was typed', (country, typed) => {
    expect(isPostalCode(country, typed)).toBe(false);
    expect(checkAddress({ ...german, postalCode: typed }, country).postalCode).toBe('address.error.postal_code');
  });
  test('a code that is being typed takes its form as far as it goes', () => {
    expect(['1', '110', '11001', '1100148'].map((text) => formatPostalCode('PT', text))).toEqual(['1', '110', '1100-1', '1100-148']);
  });
});

describe('CHK-025 what is wrong with an address', () => {
  test('nothing, when it will do', () => {
    expect(checkAddress(german, 'DE')).toEqual({});
  });
  test('every field that is needed and empty says so', () => {
    const problems = checkAddress({}, 'DE');
    expect(Object.keys(problems)).toEqual(requiredIn('DE'));
    expect(new Set(Object.values(problems))).toEqual(new Set(['validation.required']));
  });
  test.each<[string, Partial<Address>, string, Record<string, string>]>([
    ['a name of blanks', { lastName: '   ' }, 'DE', { lastName: 'validation.required' }],
    ['a name without a letter', { firstName: '123' }, 'DE', { firstName: 'validation.invalid_format' }],
    ['a link for a name', { firstName: 'http://evil' }, 'DE', { firstName: 'validation.invalid_format' }],
    ['markup', { line1: '<b>Road' }, 'DE', { line1: 'validation.invalid_characters' }],
    ['a second line smuggled in', { line1: 'Road\nBcc: x' }, 'DE', { line1: 'validation.invalid_characters' }],
    ['too much', { city: 'a'.repeat(61) }, 'DE', { city: 'validation.too_big' }],
    ['words for a phone', { mobilePhoneNumber: 'call me' }, 'DE', { mobilePhoneNumber: 'address.error.phone' }],
    ['a phone that is too long', { mobilePhoneNumber: '1'.repeat(16) }, 'DE', { mobilePhoneNumber: 'address.error.phone' }],
    ['a post number of letters', { carrierPostNumber: 'abc' }, 'DE', { carrierPostNumber: 'address.error.post_number' }],
    ['a state that is none', { regionCode: 'XX', postalCode: '10001' }, 'US', { regionCode: 'address.error.region' }],
    ['no customs number', {}, 'AD', { customsCustomerNumber: 'validation.required', postalCode: 'address.error.postal_code' }],
  ])('%s', (_, change, country, problems) => {
    expect(checkAddress({ ...german, ...change }, country, { regions: ['NY'] })).toEqual(problems);
  });
  test('a zone belongs to its district', () => {
    const turkish = { ...german, regionCode: '34', district: 'Çankaya' };
    expect(checkAddress(turkish, 'TR', { regions: ['34'], zones: ['Kadıköy'] })).toEqual({ district: 'address.error.region' });
  });
});

test('CHK-018 an address is kept with the market’s country, and without what the country has no field for', () => {
  const sent = Address.parse({ ...german, id: 'x', country: 'FR', regionCode: 'NY', isPreferred: true, city: '  Bad   Homburg ' });
  expect(tidyAddress(sent, { country: 'DE', dial: { own: '+49', all: ['+49', '+1'] } })).toMatchObject({
    ...{ id: '', country: 'DE', regionCode: '', isPreferred: false, city: 'Bad Homburg', mobilePhoneNumber: '+491512345678' },
  });
});

test.each([
  ['0151 2345678', '+491512345678'],
  ['+1 212 555 0100', '+12125550100'],
  ['0049 151 2345678', '+491512345678'],
  ['+999 123456', '+999123456'],
  ['', ''],
])('the phone number %s is kept as %s', (typed, kept) => {
  expect(tidyPhone(typed, { own: '+49', all: ['+49', '+1'] })).toBe(kept);
});

test('places in the sea are not kept', () => {
  const at = (latitude: number, longitude: number) =>
    tidyAddress(Address.parse({ geoCoordinates: { latitude, longitude } }), { country: 'DE', dial: { own: '+49', all: [] } });
  expect(at(0, 13).geoCoordinates).toBeUndefined();
  expect(at(52.5, 13.4).geoCoordinates).toEqual({ latitude: 52.5, longitude: 13.4 });
});
