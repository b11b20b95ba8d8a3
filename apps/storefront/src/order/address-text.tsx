import type { Address } from '@selvedge/contract/address.ts';
import { useMarket } from '../lib/shop-context.tsx';
import styles from './address-text.module.css';

/** An address as it would stand on a parcel; each line keeps its own direction. */
export function AddressText({ address }: { address: Address }) {
  const locale = useMarket()?.id ?? 'en-GB';
  return (
    <address className={styles.address}>
      {addressLines(address, locale).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}

function addressLines(address: Address, locale: string): string[] {
  const { firstName, lastName, organizationName, line1, line2, houseNumber, district, city, postalCode, regionCode, country } = address;
  const isNumberFirst = numberFirst.has(country);
  const street = join(isNumberFirst ? [houseNumber, line1] : [line1, houseNumber]);
  const place = cityFirst.has(country) ? join([join([city, regionCode], ', '), postalCode]) : join([postalCode, city, regionCode]);
  const lines = [join([firstName, lastName]), organizationName, street, line2, district, place, countryName(country, locale)];
  return [...new Set(lines.filter(Boolean))];
}

const numberFirst: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE', 'FR', 'LU']);
const cityFirst: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE']);

const join = (parts: readonly string[], between = ' '): string => parts.filter(Boolean).join(between);

function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
