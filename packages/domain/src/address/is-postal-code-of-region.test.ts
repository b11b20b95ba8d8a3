import { expect, test } from 'vitest';
import { americanStates, canadianProvinces } from '../tax/regions.ts';
import { checkAddress } from './check-address.ts';
import { isPostalCodeOfRegion } from './is-postal-code-of-region.ts';

const has = (country: string, regionCode: string, postalCode: string) => isPostalCodeOfRegion(country, { regionCode, postalCode });

test.each([
  ['US', 'NY', '10001', true],
  ['US', 'NY', '06390', true],
  ['US', 'NY', '90210', false],
  ['US', 'CA', '90210-1234', true],
  ['US', 'DC', '20001', true],
  ['US', 'VA', '20101', true],
  ['US', 'MA', '02108', true],
  ['US', 'TX', '73301', true],
  ['US', 'OK', '73301', false],
  ['US', 'AK', '99501', true],
  ['CA', 'ON', 'M5V 2A8', true],
  ['CA', 'QC', 'h2w 1z1', true],
  ['CA', 'QC', 'K1A 0B1', true],
  ['CA', 'BC', 'M5V 2A8', false],
  ['CA', 'NU', 'X0A 0H0', true],
  ['DE', '', '10827', true],
])('%s %s %s: %s', (country, region, code, isThere) => {
  expect(has(country, region, code)).toBe(isThere);
});

test('every state and every province has codes of its own, and no code fits most of them', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => `${String(index).padStart(3, '0')}01`);
  for (const { code } of americanStates) expect([code, codes.some((each) => has('US', code, each))]).toEqual([code, true]);
  for (const each of codes) expect(americanStates.filter(({ code }) => has('US', code, each)).length).toBeLessThan(3);
  for (const { code } of canadianProvinces)
    expect([...'ABCEGHJKLMNPRSTVXY'].filter((letter) => has('CA', code, `${letter}1A 1A1`)).length).toBeGreaterThan(0);
});

test('the field says that it is the state, or the province, that does not fit', () => {
  const typed = { firstName: 'Ada', lastName: 'Byron', line1: 'Main', houseNumber: '1', city: 'X', mobilePhoneNumber: '5550100' };
  expect(checkAddress({ ...typed, regionCode: 'NY', postalCode: '90210' }, 'US')).toEqual({
    postalCode: 'address.error.postal_code_state',
  });
  expect(checkAddress({ ...typed, regionCode: 'BC', postalCode: 'M5V 2A8' }, 'CA')).toEqual({
    postalCode: 'address.error.postal_code_province',
  });
});
