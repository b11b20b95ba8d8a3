import type { Variant } from '@selvedge/contract/catalogue/product.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { deliveryDays } from '@selvedge/domain/gift-card/delivery-day.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import addStyles from './add-to-basket.module.css';
import styles from './gift-card-buy.module.css';
import { GiftCardPreview } from './gift-card-preview.tsx';
import { useAdding } from './use-adding.ts';

const nobody = { recipientName: '', recipientEmail: '', message: '', deliverOn: '' };

type GiftCardBuyProps = { variant: Variant | undefined /** The colour of the card. */; hex?: string };

/** A gift card for somebody: who gets it and what it says. Without a recipient it goes to the buyer. */
export function GiftCardBuy({ variant, hex = '' }: GiftCardBuyProps) {
  const t = useT();
  const { add, isAdding } = useAdding();
  const [recipient, setRecipient] = useState(nobody);
  const [error, setError] = useState<string>();
  const [days, setDays] = useState<ReturnType<typeof deliveryDays>>();
  // By the shopper's own clock: where the document was made it may be another day.
  useEffect(() => setDays(deliveryDays(localDay(new Date()))), []);
  const set = (part: Partial<typeof nobody>) => setRecipient({ ...recipient, ...part });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!variant) return setError('basket.chooseAmount');
    const isAddress = recipient.recipientEmail === '' || /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(recipient.recipientEmail);
    setError(isAddress ? undefined : 'basket.recipient_email_wrong');
    if (isAddress && (await add({ sku: variant.id, quantity: 1, ...recipient })) === true) setRecipient(nobody);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('basket.recipientName')}
        value={recipient.recipientName}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => set({ recipientName: event.target.value })}
      />
      <Field
        label={t('basket.recipientEmail')}
        hint={t('basket.recipientHint')}
        error={error === 'basket.recipient_email_wrong' ? t(error) : undefined}
        type="email"
        value={recipient.recipientEmail}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => set({ recipientEmail: event.target.value.trim() })}
      />
      <Field
        label={t('basket.deliverOn')}
        hint={t('basket.deliverOnHint')}
        type="date"
        value={recipient.deliverOn}
        {...days}
        onChange={(event) => set({ deliverOn: event.target.value })}
      />
      <label className={styles.message}>
        <span className={styles.label}>{t('basket.recipientMessage')}</span>
        <textarea
          className={styles.text}
          rows={3}
          maxLength={500}
          value={recipient.message}
          onChange={(event) => set({ message: event.target.value })}
        />
      </label>
      <GiftCardPreview
        amount={variant?.price}
        hex={hex}
        name={recipient.recipientName}
        message={recipient.message}
        deliverOn={recipient.deliverOn}
      />
      <Button type="submit" wide className={addStyles.button} aria-busy={isAdding || undefined}>
        {t('product.add')}
      </Button>
      <p className={addStyles.note} role="status">
        {error === 'basket.chooseAmount' && !variant && t(error)}
      </p>
    </form>
  );
}
