import type { AddressField } from '@selvedge/domain/address/address-rules.ts';

/** What somebody who lives there writes. The blank in a number stands between the prefix, which is a field of its own, and the rest. */
export type Written = Readonly<Partial<Record<AddressField, string>>> & { mobilePhoneNumber: string };

const person = { firstName: 'Ada', lastName: 'Weaver' };

/** Those that are written alike: country | street | number | postal code | town | telephone */
const alike = `
AL|Rruga e Durrësit|12|1001|Tiranë|+355 672123456
AM|Աբովյան փողոց|12|0010|Երևան|+374 77123456
BA|Ferhadija|12|71000|Sarajevo|+387 61123456
BG|бул. Витоша|12|1000|София|+359 871234567
CZ|Vinohradská|12|120 00|Praha|+420 601123456
DK|Købmagergade|12|1150|København K|+45 20123456
EE|Viru tänav|12|10146|Tallinn|+372 51234567
ES|Calle de Fuencarral|12|28004|Madrid|+34 612345678
FI|Aleksanterinkatu|12|00100|Helsinki|+358 401234567
FR|Rue de Bretagne|12|75003|Paris|+33 612345678
GR|Σκουφά|12|106 73|Αθήνα|+30 6912345678
HR|Ilica|12|10000|Zagreb|+385 912345678
IT|Via Brera|12|20121|Milano|+39 3123456789
LT|Pilies gatvė|12|LT-01103|Vilnius|+370 61234567
LV|Tērbatas iela|12|LV-1010|Rīga|+371 21234567
NL|Hartenstraat|12|1016 GV|Amsterdam|+31 612345678
NO|Karl Johans gate|12|0150|Oslo|+47 40612345
PL|Chmielna|12|00-375|Warszawa|+48 512345678
PT|Rua Garrett|12|1200-161|Lisboa|+351 912345678
RS|Knez Mihailova|12|11000|Beograd|+381 601234567
SI|Čopova ulica|12|1000|Ljubljana|+386 31234567
SK|Obchodná|12|811 01|Bratislava|+421 912123456
UA|вулиця Хрещатик|12|01001|Київ|+380 501234567
`;

/** Of the countries that journeys buy in. */
export const addresses: Readonly<Record<string, Written>> = {
  ...Object.fromEntries(
    alike
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string, string, string, string, string])
      .map(([country, line1, houseNumber, postalCode, city, mobilePhoneNumber]) => [
        country,
        { ...person, line1, houseNumber, postalCode, city, mobilePhoneNumber },
      ]),
  ),
  AD: {
    ...{ ...person, line1: 'Avinguda Meritxell', houseNumber: '12', postalCode: 'AD500', city: 'Andorra la Vella' },
    ...{ customsCustomerNumber: 'AB-12345', mobilePhoneNumber: '+376 312345' },
  },
  AE: { ...person, line1: 'Al Wasl Road', city: 'Dubai', mobilePhoneNumber: '+971 501234567' },
  AT: { ...person, line1: 'Graben', houseNumber: '12', postalCode: '1010', city: 'Wien', mobilePhoneNumber: '+43 6641234567' },
  CA: {
    ...{ ...person, houseNumber: '301', line1: 'Front Street West', city: 'Toronto', regionCode: 'ON', postalCode: 'M5V 2T6' },
    mobilePhoneNumber: '+1 4165550123',
  },
  DE: { ...person, line1: 'Torstraße', houseNumber: '12', postalCode: '10119', city: 'Berlin', mobilePhoneNumber: '+49 15112345678' },
  GB: { ...person, houseNumber: '12', line1: 'Savile Row', city: 'London', postalCode: 'W1S 3PQ', mobilePhoneNumber: '+44 7700900123' },
  HU: { ...person, line1: 'Váci utca', houseNumber: '12', postalCode: '1052', city: 'Budapest', mobilePhoneNumber: '+36 201234567' },
  KW: { ...person, line1: 'Block 3, Salem Al Mubarak Street', city: 'Salmiya', mobilePhoneNumber: '+965 51234567' },
  MK: {
    ...{ ...person, line1: 'Улица Македонија', houseNumber: '12', postalCode: '1000', city: 'Скопје' },
    ...{ legalCustomerNumber: 'AB-12345', mobilePhoneNumber: '+389 72345678' },
  },
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
  TR: {
    ...{ ...person, line1: 'İstiklal Caddesi', houseNumber: '12', regionCode: '34', district: 'Adalar' },
    mobilePhoneNumber: '+90 5321234567',
  },
  US: {
    ...{ ...person, houseNumber: '350', line1: 'Fifth Avenue', city: 'New York', regionCode: 'NY', postalCode: '10118' },
    mobilePhoneNumber: '+1 2125550123',
  },
};
