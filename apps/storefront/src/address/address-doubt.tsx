import type { AddressValidation } from '@selvedge/contract/address-book.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useT } from '../lib/shop-context.tsx';
import styles from './address-form.module.css';

type AddressDoubtProps = { doubt: AddressValidation; onConfirm: () => void; onChange: () => void };

/** CHK-022 'Is this your address?' A list of streets may be wrong, the shopper is at home: both answers are one press away. */
export function AddressDoubt({ doubt, onConfirm, onChange }: AddressDoubtProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const reasons = [
    !doubt.cityValidated && 'address.doubt_city',
    !doubt.streetValidated && 'address.doubt_street',
    !doubt.houseNumberValidated && 'address.doubt_number',
  ].filter((key) => key !== false);
  return (
    <section className={styles.question}>
      <h2 ref={title} tabIndex={-1} className={styles.who}>
        {t('address.doubt')}
      </h2>
      {reasons.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
      <div className={styles.answers}>
        <Button onClick={onConfirm}>{t('address.doubt_yes')}</Button>
        <Button look="quiet" onClick={onChange}>
          {t('address.doubt_no')}
        </Button>
      </div>
    </section>
  );
}
