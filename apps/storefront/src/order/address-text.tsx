import type { Address } from '@selvedge/contract/address.ts';
import { addressLines } from '../checkout/address-lines.ts';
import { useMarket } from '../lib/shop-context.tsx';
import styles from './address-text.module.css';

/** An address as it would stand on a parcel; each line keeps its own direction. */
export function AddressText({ address }: { address: Address }) {
  const locale = useMarket()?.id ?? 'en-GB';
  return (
    <address className={styles.address}>
      {[...addressLines(address), countryName(address.country, locale)].map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}

/** Nobody needs to read the same address twice. */
export const isSamePlace = (one: Address, other: Address): boolean => addressLines(one).join() === addressLines(other).join();

function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
