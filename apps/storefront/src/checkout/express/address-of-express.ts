import type { AddressInput } from '@selvedge/contract/address.ts';
import { addressForm } from '@selvedge/domain/address/address-rules.ts';
import { parseStreet } from '@selvedge/domain/address/parse-street.ts';

/** What a provider of express checkout answers, in the shape that Klarna's has. */
export type ExpressResult = {
  approved: boolean;
  collected_shipping_address?: {
    given_name?: string;
    family_name?: string;
    email?: string;
    phone?: string;
    street_address?: string;
    street_address2?: string;
    postal_code?: string;
    city?: string;
    region?: string;
  };
};

/** CHK-013 an approved result becomes an address of the market's country. Undefined when nothing was approved, or nothing collected. */
export function addressOfExpress(
  { approved, collected_shipping_address: found }: ExpressResult,
  country: string,
): AddressInput | undefined {
  if (!approved || !found?.street_address) return undefined;
  const hasNumber = addressForm(country).some(({ name }) => name === 'houseNumber');
  const street = hasNumber ? parseStreet(found.street_address) : { line1: found.street_address };
  return {
    ...street,
    firstName: found.given_name ?? '',
    lastName: found.family_name ?? '',
    email: found.email ?? '',
    line2: found.street_address2 ?? '',
    postalCode: found.postal_code ?? '',
    city: found.city ?? '',
    regionCode: found.region ?? '',
    mobilePhoneNumber: found.phone ?? '',
    country,
  };
}
