import type { AddressInput } from '@selvedge/contract/address.ts';
import { type AddressValidation, addressLookup } from '@selvedge/contract/address-book.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { shopClient } from '../session/shop-client.ts';

/** CHK-020..024 what of an address nobody knows; undefined when there is nothing to ask about, or nobody to ask. */
export async function doubtOf(market: string, address: AddressInput): Promise<AddressValidation | undefined> {
  const { regionCode = '', city = '', postalCode = '', line1 = '', houseNumber = '' } = address;
  const body = { region: regionCode, city, zipCode: postalCode, streetName: line1, houseNumber };
  const answer = await attempt(shopClient(market)(addressLookup.validate, { params: { catalog: market }, body }));
  if (answer.hasError) return undefined;
  const { cityValidated = true, streetValidated = true, houseNumberValidated = true } = answer.data;
  return cityValidated && streetValidated && houseNumberValidated ? undefined : { cityValidated, streetValidated, houseNumberValidated };
}
