import { expect, test } from 'vitest';
import { Address } from './address.ts';
import { checkout } from './checkout.ts';

test('what cannot be seen is dropped from an address, and words stay words', () => {
  const typed = {
    line1: '\u200BHaupt\u00ADstraße\u200D',
    city: '\u2066Ber\uFEFFlin\u2069',
    mobilePhoneNumber: '\u202A+49 151\u202C',
    lastName: 'شارع\u200F',
  };
  expect(Address.parse(typed)).toMatchObject({ line1: 'Hauptstraße', city: 'Berlin', mobilePhoneNumber: '+49 151', lastName: 'شارع' });
});

test.each(['\n', '\r', '\t', '\u0000', '\u0085', '\u2028', '\u2029'])(
  'a control character is refused in each field, with the field named (%j)',
  (character) => {
    for (const name of ['firstName', 'line1', 'line2', 'city', 'postalCode', 'email', 'organizationName', 'mobilePhoneNumber'] as const) {
      const { error } = Address.safeParse({ [name]: `a${character}b` });
      expect(error?.issues).toMatchObject([{ path: [name], code: 'custom', message: 'validation.invalid_characters' }]);
    }
  },
);

test('an e-mail address of a guest is read without them, and is missing when nothing is left', () => {
  const { body } = checkout.continueAsGuest;
  expect(body.parse({ email: ' ada\u200B@example.com\uFEFF ' }).email).toBe('ada@example.com');
  expect(body.safeParse({ email: '\u200B' }).success).toBe(false);
  expect(body.safeParse({ email: 'ada@example.com\r\nBcc: x' }).error?.issues[0]?.message).toBe('validation.invalid_characters');
});
