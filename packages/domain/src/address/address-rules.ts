import type { Address } from '@selvedge/contract/address.ts';
import { isNumberFirst } from './address-layout.ts';
import { isFamilyNameFirst } from './person-name.ts';

export type AddressField = Exclude<keyof Address, 'id' | 'accountId' | 'country' | 'carrierVariant' | 'geoCoordinates' | 'isPreferred'>;

export type FieldRule = {
  name: AddressField;
  isRequired: boolean;
  /** A translation key. */
  label: string;
  /** What a browser fills in by itself; `off` where it would fill in something else. */
  autoComplete: string;
  inputMode: 'text' | 'numeric' | 'tel';
  maxLength: number;
  /** `#` is a digit, `@` a letter, everything else stands as it is. */
  mask?: string;
  /** Chosen from a list that comes with the basket. */
  options?: 'allowedStates' | 'allowedProvinces' | 'turkishDistricts' | 'turkishZones';
  /** How much of a row it takes where there is room: halves stand beside each other, a narrow one beside a wide one. */
  width: 'full' | 'half' | 'wide' | 'narrow';
};

const is = (...countries: string[]) => {
  const list = new Set(countries);
  return (country: string) => list.has(country);
};

/** CHK-031: in the form. CHK-032: carriers find their places in Turkey by a postal code. */
const hasNoPostalCode = is('AE', 'SA', 'EG', 'QA', 'KW', 'JO', 'TR');
export const hasNoCarrierPostalCode = is('AE', 'SA', 'EG', 'QA', 'KW', 'JO');
const hasNoCity = is('TR');
const hasNoHouseNumber = is('KW');
/** Houses that have a name, or a place in a tower, have no number. */
const mayLackHouseNumber = is('GB', 'IE', 'US', 'CA', 'MT', 'AE', 'SA', 'EG', 'QA', 'JO', 'MA', 'DZ', 'TN');
const hasCityFirst = is('GB', 'IE', 'US', 'CA', 'UA');
const needsLegalNumber = is('QA', 'DZ', 'MK', 'TN');
const needsCustomsNumber = is('AD', 'SA');
const hasPostNumber = is('DE');

/** The one table of forms: which fields an address has in a country, in the order in which people write it there. (CHK-031..041) */
export function addressForm(country: string): readonly FieldRule[] {
  const street = field('line1', country === 'KW' ? 'address.block_and_street' : 'address.street', {
    ...{ autoComplete: 'address-line1', maxLength: 100, width: hasNoHouseNumber(country) ? 'full' : 'wide' },
  });
  const number = hasNoHouseNumber(country)
    ? []
    : [field('houseNumber', 'address.house_number', { isRequired: !mayLackHouseNumber(country), maxLength: 20, width: 'narrow' })];
  return [
    ...nameFields(country),
    field('organizationName', 'address.organization', { isRequired: false, autoComplete: 'organization', maxLength: 100 }),
    ...(country === 'TR' ? [field('taxOffice', 'address.tax_office', { isRequired: false, maxLength: 60 })] : []),
    ...(isNumberFirst(country) ? [...number, street] : [street, ...number]),
    field('line2', 'address.line2', { isRequired: false, autoComplete: 'address-line2', maxLength: 100 }),
    ...placeFields(country),
    field('mobilePhoneNumber', 'address.phone', { autoComplete: 'tel', inputMode: 'tel', maxLength: 30 }),
    ...numberFields(country),
  ];
}

export function findField(country: string, name: AddressField): FieldRule | undefined {
  return addressForm(country).find((rule) => rule.name === name);
}

function nameFields(country: string): FieldRule[] {
  const given = field('firstName', 'address.first_name', { autoComplete: 'given-name', maxLength: 60, width: 'half' });
  const family = field('lastName', 'address.last_name', { autoComplete: 'family-name', maxLength: 60, width: 'half' });
  return isFamilyNameFirst(country) ? [family, given] : [given, family];
}

function placeFields(country: string): FieldRule[] {
  if (country === 'TR') {
    return [
      field('regionCode', 'address.tr_district', { autoComplete: 'address-level1', options: 'turkishDistricts', width: 'half' }),
      field('district', 'address.tr_zone', { autoComplete: 'address-level2', options: 'turkishZones', width: 'half' }),
    ];
  }
  const mask = postalMasks[country];
  const postalCode = hasNoPostalCode(country)
    ? []
    : [
        field('postalCode', country === 'US' ? 'address.zip_code' : 'address.postal_code', {
          ...{ autoComplete: 'postal-code', maxLength: 12, width: 'narrow' },
          inputMode: mask && !/[@A-Z]/.test(mask) ? 'numeric' : 'text',
          ...(mask !== undefined && { mask }),
        }),
      ];
  const city = hasNoCity(country)
    ? []
    : [
        field('city', 'address.city', {
          ...{ autoComplete: 'address-level2', maxLength: 60, width: postalCode.length > 0 ? 'wide' : 'full' },
        }),
      ];
  const isCanada = country === 'CA';
  const region =
    isCanada || country === 'US'
      ? [
          field('regionCode', isCanada ? 'address.province' : 'address.state', {
            ...{ autoComplete: 'address-level1', width: 'wide', options: isCanada ? 'allowedProvinces' : 'allowedStates' },
          }),
        ]
      : [];
  if (region.length > 0) return [{ ...city[0]!, width: 'full' }, ...region, ...postalCode];
  return hasCityFirst(country) ? [...city, ...postalCode] : [...postalCode, ...city];
}

function numberFields(country: string): FieldRule[] {
  return [
    ...(needsLegalNumber(country) ? [field('legalCustomerNumber', 'address.legal_number', { maxLength: 30 })] : []),
    ...(needsCustomsNumber(country) ? [field('customsCustomerNumber', 'address.customs_number', { maxLength: 30 })] : []),
    // Asked for by lockers only: the choice of one insists on it. (CHK-038)
    ...(hasPostNumber(country)
      ? [field('carrierPostNumber', 'address.post_number', { isRequired: false, inputMode: 'numeric', maxLength: 10 })]
      : []),
  ];
}

function field(name: AddressField, label: string, rule: Partial<FieldRule> = {}): FieldRule {
  return { name, label, isRequired: true, autoComplete: 'off', inputMode: 'text', maxLength: 60, width: 'full', ...rule };
}

/** As they are written. The United Kingdom, Ireland and the United States have more than one length: see postal-code.ts. */
export const postalMasks: Readonly<Record<string, string>> = {
  ...{ AD: 'AD###', AL: '####', AM: '####', AT: '####', BA: '#####', BE: '####', BG: '####', CA: '@#@ #@#', CH: '####', CY: '####' },
  ...{ CZ: '### ##', DE: '#####', DK: '####', DZ: '#####', EE: '#####', ES: '#####', FI: '#####', FR: '#####', GR: '### ##' },
  ...{ HR: '#####', HU: '####', IT: '#####', LT: 'LT-#####', LU: '####', LV: 'LV-####', MA: '#####', MC: '#####', ME: '#####' },
  ...{ MK: '####', MT: '@@@ ####', NL: '#### @@', NO: '####', PL: '##-###', PT: '####-###', RO: '######', RS: '#####', SE: '### ##' },
  ...{ SI: '####', SK: '### ##', TN: '####', UA: '#####' },
};
