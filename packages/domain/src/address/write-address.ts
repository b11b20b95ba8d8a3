import type { Address } from '@selvedge/contract/address.ts';
import { layoutOf } from './address-layout.ts';
import { countryName } from './country-name.ts';
import { writePersonName } from './person-name.ts';

const fields = { S: 'line1', '#': 'houseNumber', P: 'postalCode', C: 'city', R: 'regionCode', D: 'district' } as const;

/** An address line by line, as it would stand on an envelope there; with its country in the reader's language when a locale is given. */
export function writeAddress(address: Address, locale?: string): string[] {
  const { organizationName, line2, country, carrierVariant, carrierPostNumber } = address;
  const place = layoutOf(country)
    .split('|')
    .flatMap((line) => (line.includes('S') ? [fill(line, address), line2] : [fill(line, address)]));
  return [
    writePersonName(address, country),
    // A packstation opens to a number, which stands where a street's second line would not be read.
    carrierVariant === 'locker' ? carrierPostNumber : '',
    organizationName,
    ...place,
    locale ? countryName(country, locale) : '',
  ].filter(Boolean);
}

/** Nobody needs to read the same address twice. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.country === other.country && writeAddress(one).join('\n') === writeAddress(other).join('\n');
}

function fill(line: string, address: Address): string {
  let written = '';
  let separator = '';
  for (const [part] of line.matchAll(/[S#PCRD]|[^S#PCRD]+/g)) {
    const field = fields[part as keyof typeof fields];
    const text = field && address[field].trim();
    if (text) written += `${written && separator}${text}`;
    separator = field ? '' : part;
  }
  return written;
}
