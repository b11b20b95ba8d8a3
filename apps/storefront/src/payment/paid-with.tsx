import { paymentLogo } from '@selvedge/domain/payment/payment-logo.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './payment.module.css';
import { PaymentMark } from './payment-mark.tsx';

/** What paid, in words and by its mark. */
export function PaidWith({ method, detail }: { method: string; detail?: string | undefined }) {
  const t = useT();
  const logo = paymentLogo(method);
  const known = nameOf[method];
  return (
    <span className={styles.paid}>
      {logo && <PaymentMark logo={logo} />}
      <bdi>{known ? t(known) : method}</bdi>
      {detail && <bdi className={styles.quiet}>{detail}</bdi>}
    </span>
  );
}

const nameOf: Record<string, string> = {
  giftCard: 'basket.giftCard',
  scheme: 'payment.way.card',
  klarna: 'payment.way.klarna',
  iyzico: 'payment.way.iyzico',
  payByLink: 'payment.way.payByLink',
  pos: 'payment.way.pos',
};
