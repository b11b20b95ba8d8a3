import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { addCard } from '../offer-calls.ts';
import { useBusy } from '../use-basket.ts';
import styles from './offer-form.module.css';

/** The number and the code that stands beside it: one without the other pays nothing. */
export function GiftCardForm() {
  const t = useT();
  const toast = useToast();
  const isBusy = useBusy('giftCard');
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plain(number) === '' || plain(code) === '') return setError('basket.card_missing');
    const { failure, isDone } = await addCard({ giftCardNumber: plain(number), giftCardNumberValidationCode: plain(code) });
    setError(failure?.key);
    if (failure) toast.showNow(failure.severity, failure.key);
    if (!isDone) return;
    setNumber('');
    setCode('');
    toast.show('success', 'gift_card.gift_card_added');
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('basket.cardNumber')}
        value={number}
        maxLength={60}
        inputMode="numeric"
        autoComplete="off"
        error={error && t(error)}
        onChange={(event) => setNumber(event.target.value)}
      />
      <div className={styles.row}>
        <Field
          label={t('basket.cardCode')}
          value={code}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look="secondary" aria-busy={isBusy || undefined}>
          {t('basket.apply')}
        </Button>
      </div>
    </form>
  );
}

/** Copied from a mail, a number brings spaces and invisible marks along. */
const plain = (copied: string): string => copied.replace(/[^\p{L}\p{N}]/gu, '');
