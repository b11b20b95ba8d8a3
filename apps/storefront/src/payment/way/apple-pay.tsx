import { useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { RedirectPayment } from './redirect-payment.tsx';
import type { WayProps } from './way-props.ts';

/** Only where the device has it and the shop has its settings; the sandbox has no sheet of Apple's, so its page stands in. */
export function ApplePay(props: WayProps) {
  const t = useT();
  const { applePayPaymentSettings: settings } = props.ways.adyen ?? {};
  return (
    <>
      {settings && <p className={styles.quiet}>{t('payment.applePay', { name: settings.merchantName })}</p>}
      <RedirectPayment {...props} />
    </>
  );
}
