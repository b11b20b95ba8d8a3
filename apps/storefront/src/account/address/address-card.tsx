import type { Address } from '@selvedge/contract/address.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import styles from './addresses.module.css';

type AddressCardProps = { address: Address; onEdit: () => void; onPrefer: () => Promise<void>; onRemove: () => Promise<void> };

/** One address with what can be done to it. Removing asks once. */
export function AddressCard({ address, onEdit, onPrefer, onRemove }: AddressCardProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [who = '', ...where] = writeAddress(address);
  // All of it: in Hungary the town stands first, and two addresses of one town must not be called the same.
  const place = writeList(t, where);
  return (
    <article className={styles.card} data-preferred={address.isPreferred || undefined}>
      <p className={styles.lines}>
        <bdi className={styles.who}>{who}</bdi>
        {where.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        <bdi dir="ltr">{address.mobilePhoneNumber}</bdi>
      </p>
      {address.isPreferred && <p className={styles.preferred}>{t('address.preferred')}</p>}
      {isAsking ? (
        <p className={styles.actions}>
          {t('address.remove_sure')}
          <button type="button" onClick={() => void onRemove()}>
            {t('address.remove')}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            {t('address.keep')}
          </button>
        </p>
      ) : (
        <p className={styles.actions}>
          <button type="button" aria-label={t('address.edit_of', { place })} onClick={onEdit}>
            {t('address.edit')}
          </button>
          {!address.isPreferred && (
            <button type="button" aria-label={t('address.prefer_of', { place })} onClick={() => void onPrefer()}>
              {t('address.prefer')}
            </button>
          )}
          <button type="button" aria-label={t('address.remove_of', { place })} onClick={() => setAsking(true)}>
            {t('address.remove')}
          </button>
        </p>
      )}
    </article>
  );
}
