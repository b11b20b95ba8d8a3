import type { Address } from '@selvedge/contract/address.ts';
import { type AddressField, addressForm } from '@selvedge/domain/address/address-rules.ts';

/** An address as it would stand on an envelope of its country, without the country itself: it is the market's. */
export function addressLines(address: Address): string[] {
  const order = addressForm(address.country).map(({ name }) => name);
  const inOrder = (one: AddressField, other: AddressField): string => {
    const isTurned = order.includes(other) && order.indexOf(other) < order.indexOf(one);
    return (isTurned ? [other, one] : [one, other])
      .map((name) => address[name])
      .filter(Boolean)
      .join(' ');
  };
  const { firstName, lastName, organizationName, line2, district, city, postalCode, regionCode } = address;
  // In Turkey the region is a number that only the shop reads: its name is the city's.
  const region = /^\d+$/.test(regionCode) ? '' : regionCode;
  return [
    `${firstName} ${lastName}`.trim(),
    organizationName,
    inOrder('line1', 'houseNumber'),
    line2,
    [district, region ? `${city}, ${region} ${postalCode}` : inOrder('city', 'postalCode')].filter(Boolean).join(', '),
  ].filter(Boolean);
}
