import type { PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import type { Pay } from '../use-pay.ts';

type PayButtonProps = { amount: PaymentInitialisation['amount']; pay: Pay; to?: string; isBusy?: boolean };

/** Says what it does: the amount, and that it is an order. */
export function PayButton({ amount: { value, currency }, pay, to, isBusy = false }: PayButtonProps) {
  const t = useT();
  const money = useMoney();
  const amount = money({ amount: toDecimal(value, currency), currency });
  return (
    <div className={styles.act}>
      <SubmitButton busy={isBusy || pay.phase.name === 'paying'}>
        {t(to ? 'payment.payAt' : 'payment.pay', { amount, name: to ?? '' })}
      </SubmitButton>
      <p className={styles.quiet}>{t('payment.order')}</p>
    </div>
  );
}
