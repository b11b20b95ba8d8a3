import type { Address } from '@selvedge/contract/address.ts';

type Lines = Pick<
  Address,
  'firstName' | 'lastName' | 'organizationName' | 'line1' | 'line2' | 'houseNumber' | 'postalCode' | 'city' | 'district' | 'regionCode'
>;

/** An address as it would stand on an envelope, without the country: it is the market's. */
export function addressLines(address: Lines): string[] {
  const { firstName, lastName, organizationName, line1, line2, houseNumber, postalCode, city, district, regionCode } = address;
  // In Turkey the region is a number that only the shop reads; the name of the place is the city.
  const region = /^\d+$/.test(regionCode) ? '' : regionCode;
  return [
    [firstName, lastName],
    [organizationName],
    [line1, houseNumber],
    [line2],
    [district, [postalCode, city].filter(Boolean).join(' '), region],
  ]
    .map((parts) => parts.filter(Boolean).join(parts.length > 2 ? ', ' : ' '))
    .filter(Boolean);
}
