import { expect, test } from 'vitest';
import { addressOfExpress } from './address-of-express.ts';

const collected = {
  ...{ given_name: 'Ada', family_name: 'Weaver', email: 'ada@example.com', phone: '+4915112345678' },
  ...{ street_address: 'Hauptstraße 12a', postal_code: '10827', city: 'Berlin' },
};

test('CHK-013 an approved result becomes an address, its street and number apart', () => {
  expect(addressOfExpress({ approved: true, collected_shipping_address: collected }, 'DE')).toMatchObject({
    ...{ firstName: 'Ada', line1: 'Hauptstraße', houseNumber: '12a', postalCode: '10827', country: 'DE' },
  });
});

test('where houses have no number the street stays whole', () => {
  const street = { ...collected, street_address: 'Block 4, Street 12' };
  expect(addressOfExpress({ approved: true, collected_shipping_address: street }, 'KW')?.line1).toBe('Block 4, Street 12');
});

test('what was not approved, or came without an address, becomes none', () => {
  expect(addressOfExpress({ approved: false, collected_shipping_address: collected }, 'DE')).toBeUndefined();
  expect(addressOfExpress({ approved: true }, 'DE')).toBeUndefined();
});
