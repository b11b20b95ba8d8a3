import type { AddressInput } from '@selvedge/contract/address.ts';
import { type AddressValidation, addressLookup } from '@selvedge/contract/address-book.ts';
import { callIn } from '../session/call-in.ts';

/** CHK-020..024 what of an address nobody knows; undefined when there is nothing to ask about, or nobody to ask. */
export async function doubtOf(market: string, address: AddressInput): Promise<AddressValidation | undefined> {
  const { regionCode = '', city = '', postalCode = '', line1 = '', houseNumber = '' } = address;
  const body = { region: regionCode, city, zipCode: postalCode, streetName: line1, houseNumber };
  const answer = await callIn(market)(addressLookup.validate, { body });
  if (answer.hasError) return undefined;
  const { cityValidated = true, streetValidated = true, houseNumberValidated = true } = answer.data;
  return cityValidated && streetValidated && houseNumberValidated ? undefined : { cityValidated, streetValidated, houseNumberValidated };
}
