import type { Address } from '@selvedge/contract/address.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import styles from '../../address/address-form.module.css';
import { useT } from '../../lib/shop-context.tsx';

type SavedAddressesProps = {
  name: string;
  legend: string;
  addresses: readonly Address[];
  /** Empty: a new one. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** The addresses that a member keeps, and room for a new one. */
export function SavedAddresses({ name, legend, addresses, chosen, onChoose }: SavedAddressesProps) {
  const t = useT();
  return (
    <fieldset className={styles.saved}>
      <legend className={styles.hidden}>{legend}</legend>
      {addresses.map((address) => {
        const [who, ...where] = writeAddress(address);
        return (
          <label key={address.id} className={styles.card} data-chosen={chosen === address.id || undefined}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={chosen === address.id}
              onChange={() => onChoose(address.id)}
            />
            <span className={styles.lines}>
              <bdi className={styles.who}>{who}</bdi>
              {where.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
              {address.isPreferred && <span className={styles.preferred}>{t('address.preferred')}</span>}
            </span>
          </label>
        );
      })}
      <label className={styles.card} data-chosen={chosen === '' || undefined}>
        <input className={styles.radio} type="radio" name={name} checked={chosen === ''} onChange={() => onChoose('')} />
        <span className={styles.who}>{t('address.new')}</span>
      </label>
    </fieldset>
  );
}
