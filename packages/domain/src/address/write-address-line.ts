import type { Address } from '@selvedge/contract/address.ts';
import { writeList } from '../text/write-list.ts';
import { writeAddress } from './write-address.ts';

/** An address on one line. Where that line breaks, it breaks between words: a postal code of which one half hangs below reads like two numbers. */
export function writeAddressLine(t: (key: string) => string, address: Address): string {
  const postalCode = address.postalCode.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
  return writeList(t, writeAddress({ ...address, postalCode }));
}
