import type { Address } from '@selvedge/contract/address.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { useMarket } from '../lib/shop-context.tsx';
import styles from './address-text.module.css';

/** An address as it would stand on a parcel; each line keeps its own direction. */
export function AddressText({ address }: { address: Address }) {
  const market = useMarket();
  // The market knows its own country's name, which a browser may not know in its language.
  const isHere = address.country === market?.country.code;
  const lines = isHere ? [...writeAddress(address), market.country.name] : writeAddress(address, market?.id ?? 'en-GB');
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}
