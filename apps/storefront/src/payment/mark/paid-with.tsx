import { pointsOfLabel } from '@selvedge/domain/gift-card/points-label.ts';
import { type PaymentLogo, paymentLogo } from '@selvedge/domain/payment/payment-logo.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { PaymentMark } from './payment-mark.tsx';

/** What paid, by its mark and its name. */
export function PaidWith({ method, detail }: { method: string; detail?: string | undefined }) {
  const t = useT();
  const logo = paymentLogo(method);
  const points = pointsOfLabel(detail ?? '');
  const key = points === undefined ? ownNames[method] : 'loyalty.paid';
  return (
    <span className={styles.paid}>
      {logo && <PaymentMark logo={logo} />}
      <bdi>{key ? t(key, { count: points ?? 0, points: points ?? 0 }) : ((logo && names[logo]) ?? method)}</bdi>
      {detail && points === undefined && <bdi className={styles.quiet}>{detail}</bdi>}
    </span>
  );
}

const ownNames: Record<string, string> = {
  giftCard: 'payment.way.giftCard',
  scheme: 'payment.way.card',
  iyzico: 'payment.way.iyzico',
  payByLink: 'payment.way.payByLink',
  pos: 'payment.way.pos',
};

/** Names are names in every language. */
const names: Partial<Record<PaymentLogo, string>> = {
  ...{ klarna: 'Klarna', paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard', maestro: 'Maestro', amex: 'American Express' },
  ...{ applePay: 'Apple Pay', googlePay: 'Google Pay', ideal: 'iDEAL', bancontact: 'Bancontact', bancontactApp: 'Bancontact app' },
  ...{ mobilePay: 'MobilePay', ratepay: 'Ratepay', visaDankort: 'Visa/Dankort' },
};
