import { Address } from '@selvedge/contract/address.ts';
import { expect, test } from 'vitest';
import { writeAddressLine } from './write-address-line.ts';

test.each([
  ['NL', '1016 GV', 'Amsterdam', 'Ada Weaver, Gracht 12, 1016\u00a0GV Amsterdam'],
  ['PL', '00-375', 'Warszawa', 'Ada Weaver, Gracht 12, 00-\u2060375 Warszawa'],
  ['DE', '10827', 'Berlin', 'Ada Weaver, Gracht 12, 10827 Berlin'],
])('in %s a line never ends within the postal code %s', (country, postalCode, city, line) => {
  const address = Address.parse({ firstName: 'Ada', lastName: 'Weaver', line1: 'Gracht', houseNumber: '12', postalCode, city, country });
  expect(writeAddressLine((key) => key, address)).toBe(line);
});
