import type { Programme } from '@selvedge/contract/loyalty-rules.ts';
import { put } from '../lib/put.ts';
import { CheckField } from '../promotions/check-field.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { readDecimal } from './read-decimal.ts';

type Props = { draft: Programme; currency: string; onChange: (draft: Programme) => void };

/** Points that pay a part of an order, where the market wants it. */
export function PaymentFields({ draft, currency, onChange }: Props) {
  const { payment, amountPerPoint } = draft;
  const set = (next: Programme['payment']) => onChange(put(draft, 'payment', next));
  const first = { worth: amountPerPoint / 20, least: 100, mostPercent: 50 };
  return (
    <>
      <h3>{text('club.payment')}</h3>
      <p className={styles.quiet}>{text('club.payment_hint')}</p>
      <CheckField label={text('club.payment_on')} isOn={payment !== undefined} onChange={(isOn) => set(isOn ? first : undefined)} />
      {payment && (
        <>
          <TextLine
            label={text('club.payment_worth', { currency })}
            hint={text('club.payment_worth_hint')}
            value={payment.worth}
            write={String}
            read={(line) => readDecimal(line) || undefined}
            onChange={(worth) => set({ ...payment, worth })}
          />
          <TextLine
            label={text('club.payment_least')}
            value={payment.least}
            write={String}
            read={readCount(1, 1_000_000)}
            onChange={(least) => set({ ...payment, least })}
          />
          <TextLine
            label={text('club.payment_most')}
            value={payment.mostPercent}
            write={String}
            read={readCount(1, 100)}
            onChange={(mostPercent) => set({ ...payment, mostPercent })}
          />
        </>
      )}
    </>
  );
}
