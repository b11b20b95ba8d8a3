import type { AddressField } from '@selvedge/domain/address/address-rules.ts';

/** What somebody who lives there writes. The blank in a number stands between the prefix, which is a field of its own, and the rest. */
export type Written = Readonly<Partial<Record<AddressField, string>>> & { mobilePhoneNumber: string };

const person = { firstName: 'Ada', lastName: 'Weaver' };

/** Of the countries that journeys buy in: no two write the same. */
export const addresses: Readonly<Record<string, Written>> = {
  AT: { ...person, line1: 'Graben', houseNumber: '12', postalCode: '1010', city: 'Wien', mobilePhoneNumber: '+43 6641234567' },
  CA: {
    ...{ ...person, houseNumber: '301', line1: 'Front Street West', city: 'Toronto', regionCode: 'ON', postalCode: 'M5V 2T6' },
    mobilePhoneNumber: '+1 4165550123',
  },
  DE: { ...person, line1: 'Torstraße', houseNumber: '12', postalCode: '10119', city: 'Berlin', mobilePhoneNumber: '+49 15112345678' },
  GB: { ...person, houseNumber: '12', line1: 'Savile Row', city: 'London', postalCode: 'W1S 3PQ', mobilePhoneNumber: '+44 7700900123' },
  HU: { ...person, line1: 'Váci utca', houseNumber: '12', postalCode: '1052', city: 'Budapest', mobilePhoneNumber: '+36 201234567' },
  KW: { ...person, line1: 'Block 3, Salem Al Mubarak Street', city: 'Salmiya', mobilePhoneNumber: '+965 51234567' },
  RO: {
    ...{ ...person, line1: 'Calea Victoriei', houseNumber: '12', postalCode: '010061', city: 'București' },
    mobilePhoneNumber: '+40 721234567',
  },
  SA: {
    ...{ ...person, houseNumber: '12', line1: 'King Fahd Road', city: 'Riyadh', mobilePhoneNumber: '+966 512345678' },
    customsCustomerNumber: '1234567890',
  },
  SE: {
    ...{ ...person, line1: 'Drottninggatan', houseNumber: '12', postalCode: '111 51', city: 'Stockholm' },
    mobilePhoneNumber: '+46 701234567',
  },
  TR: { ...person, line1: 'İstiklal Caddesi', houseNumber: '12', mobilePhoneNumber: '+90 5321234567' },
  US: {
    ...{ ...person, houseNumber: '350', line1: 'Fifth Avenue', city: 'New York', regionCode: 'NY', postalCode: '10118' },
    mobilePhoneNumber: '+1 2125550123',
  },
};
