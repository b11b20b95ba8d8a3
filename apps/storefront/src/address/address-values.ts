import type { Address, AddressInput } from '@selvedge/contract/address.ts';
import { type AddressField, addressForm } from '@selvedge/domain/address/address-rules.ts';
import { parsePhone } from '@selvedge/domain/address/parse-phone.ts';
import { parseStreet } from '@selvedge/domain/address/parse-street.ts';

/** What stands in the fields of a form. The phone's prefix is a field of its own. */
export type AddressValues = Partial<Record<AddressField | 'phonePrefix', string>>;

type Dial = { prefixes: readonly string[]; own: string };

/** An address laid out into fields. */
export function toValues(address: Partial<Address> | undefined, country: string, { prefixes, own }: Dial): AddressValues {
  const { phoneCountryCode, mobilePhoneNumber } = parsePhone(address?.mobilePhoneNumber ?? '', prefixes);
  return {
    ...Object.fromEntries(addressForm(country).map(({ name }) => [name, String(address?.[name] ?? '')])),
    mobilePhoneNumber,
    phonePrefix: phoneCountryCode || own,
  };
}

/** And back. Who types the whole number into its field, prefix and all, is understood. */
export function toAddress({ phonePrefix = '', ...values }: AddressValues, country: string): AddressInput {
  const street = splitStreet(values, country);
  const typed = values.mobilePhoneNumber?.trim() ?? '';
  const isWhole = /^(?:\+|00)/.test(typed);
  return { ...values, ...street, mobilePhoneNumber: typed === '' || isWhole ? typed : `${phonePrefix}${typed}`, country };
}

/** CHK-029 'Hauptstraße 12' in the field of the street: what belongs into the next one goes there, if that is empty. */
export function splitStreet(values: AddressValues, country: string): AddressValues {
  const hasNumber = addressForm(country).some(({ name }) => name === 'houseNumber');
  if (!hasNumber || values.houseNumber?.trim() || !values.line1) return {};
  const { line1, houseNumber } = parseStreet(values.line1);
  return houseNumber ? { line1, houseNumber } : {};
}
