import { Address } from '@selvedge/contract/address.ts';
import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const person = { firstName: 'Ada', lastName: 'Weaver' };

test.each([
  ['DE', { line1: 'Hauptstraße', houseNumber: '12', postalCode: '10827', city: 'Berlin' }, ['Hauptstraße 12', '10827 Berlin']],
  ['GB', { line1: 'Savile Row', houseNumber: '12', postalCode: 'W1S 3PQ', city: 'London' }, ['12 Savile Row', 'London W1S 3PQ']],
  [
    'US',
    { line1: 'Main Street', houseNumber: '5', postalCode: '10001', city: 'New York', regionCode: 'NY' },
    ['5 Main Street', 'New York, NY 10001'],
  ],
  [
    'TR',
    { line1: 'Bağdat Caddesi', houseNumber: '3', city: 'İstanbul', district: 'Kadıköy', regionCode: '34' },
    ['Bağdat Caddesi 3', 'Kadıköy, İstanbul'],
  ],
  ['KW', { line1: 'Block 4, Street 12', city: 'Salmiya' }, ['Block 4, Street 12', 'Salmiya']],
])('an address of %s is written as it is there', (country, address, lines) => {
  expect(addressLines(Address.parse({ ...person, ...address, country }))).toEqual(['Ada Weaver', ...lines]);
});

test('what is empty takes no line', () => {
  expect(addressLines(Address.parse({ country: 'DE', line1: 'Am Markt' }))).toEqual(['Am Markt']);
});
