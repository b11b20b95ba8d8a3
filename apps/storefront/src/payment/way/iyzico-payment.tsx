import type { BinAnswer } from '@selvedge/contract/payment-shape.ts';
import { isIdentityNumber } from '@selvedge/domain/payment/is-identity-number.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { checkBin, startIyzico } from '../payment-calls.ts';
import { PayButton } from './pay-button.tsx';
import type { WayProps } from './way-props.ts';

/** Türkiye: the identity number where the shopper has one, and the card on Iyzico's own page. */
export function IyzicoPayment({ ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();
  const [bank, setBank] = useState<BinAnswer>();
  const known = ways.iyzico?.checkoutPersonalNumber ?? '';
  const onBin = async (digits: string) => {
    if (!/^\d{6,8}$/.test(digits)) return setBank(undefined);
    const answer = await checkBin(market, digits);
    // A bank that is not known is no obstacle.
    setBank(answer.hasError ? undefined : answer.data);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const digits = number.replace(/\D/g, '');
        if (digits !== '' && !isIdentityNumber(digits)) return setError('payment.personalNumberWrong');
        setError(undefined);
        void pay.run(async () => {
          const answer = await startIyzico(market, { checkoutPersonalNumber: digits, amount: ways.amount });
          if (answer.hasError) return answer;
          const { iyzicoPaymentUrl } = answer.data;
          return {
            hasError: false,
            data: iyzicoPaymentUrl ? { url: iyzicoPaymentUrl, redirectReason: 'action' } : { paymentState: 'pending' },
          };
        });
      }}
      noValidate
    >
      <p className={styles.quiet}>{t('payment.redirect', { name: 'iyzico' })}</p>
      <Field
        label={t('payment.personalNumber')}
        hint={known ? t('payment.personalNumberKnown', { number: known }) : t('payment.personalNumberHint')}
        error={error && t(error)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Field
        label={t('payment.bin')}
        hint={bank?.bankName ? [bank.bankName, bank.cardFamily].filter(Boolean).join(', ') : t('payment.binHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        onChange={(event) => void onBin(event.target.value)}
      />
      <PayButton amount={ways.amount} pay={pay} to="iyzico" />
    </form>
  );
}
