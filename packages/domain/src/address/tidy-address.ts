import type { Address } from '@selvedge/contract/address.ts';
import { type AddressField, addressForm } from './address-rules.ts';
import { parsePhone } from './parse-phone.ts';
import { formatPostalCode } from './postal-code.ts';

export type DialPrefixes = { own: string; all: readonly string[] };

/**
 * An address as it is kept: of the market's country (CHK-018), with the fields that the country has and no others, without stray blanks,
 * its postal code and its phone number in one form.
 */
export function tidyAddress(address: Address, { country, dial }: { country: string; dial: DialPrefixes }): Address {
  const fields = new Set<AddressField>(addressForm(country).map(({ name }) => name));
  const text = (name: AddressField) => (fields.has(name) ? address[name].trim().replace(/\s+/g, ' ') : '');
  return {
    ...{ id: '', accountId: '', email: address.email, country, carrierVariant: '', isPreferred: false },
    ...{ firstName: text('firstName'), lastName: text('lastName'), organizationName: text('organizationName') },
    ...{ line1: text('line1'), line2: text('line2'), houseNumber: text('houseNumber'), city: text('city') },
    postalCode: fields.has('postalCode') ? formatPostalCode(country, address.postalCode) : '',
    ...{ regionCode: text('regionCode'), district: text('district'), taxOffice: text('taxOffice') },
    mobilePhoneNumber: tidyPhone(text('mobilePhoneNumber'), dial),
    carrierPostNumber: text('carrierPostNumber').replace(/\s/g, ''),
    ...{ customsCustomerNumber: text('customsCustomerNumber'), legalCustomerNumber: text('legalCustomerNumber') },
    ...(isPlace(address.geoCoordinates) && { geoCoordinates: address.geoCoordinates }),
  };
}

/** `+4915112345678`. A number without a prefix is one of the market's country, where a first 0 is dialled at home only. */
export function tidyPhone(text: string, { own, all }: DialPrefixes): string {
  if (text === '') return '';
  const { phoneCountryCode, mobilePhoneNumber } = parsePhone(text, all);
  const isForeign = phoneCountryCode === '' && /^(?:\+|00)/.test(text);
  if (isForeign) return `+${mobilePhoneNumber}`;
  // Italian numbers keep their 0 abroad.
  const digits = own === '+39' || phoneCountryCode === '+39' ? mobilePhoneNumber : mobilePhoneNumber.replace(/^0/, '');
  return `${phoneCountryCode || own}${digits}`;
}

/** Only when both are given: half a pair, or 0 and 0, is a place in the sea. */
function isPlace(place: Address['geoCoordinates']): place is NonNullable<Address['geoCoordinates']> {
  return place !== undefined && place.latitude !== 0 && place.longitude !== 0;
}
