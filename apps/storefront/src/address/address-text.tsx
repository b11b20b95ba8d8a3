import type { Address } from '@selvedge/contract/address.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { useMarket } from '../lib/shop-context.tsx';
import styles from './address-text.module.css';

/** An address as it would stand on a parcel; each line keeps its own direction. */
export function AddressText({ address }: { address: Address }) {
  const locale = useMarket()?.id ?? 'en-GB';
  return (
    <address className={styles.address}>
      {writeAddress(address, locale).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}
