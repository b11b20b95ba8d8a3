import type { PaymentResult } from '@selvedge/contract/payment-shape.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect } from 'react';
import { useT } from '../lib/shop-context.tsx';
import styles from './payment.module.css';
import type { Pay } from './use-pay.ts';

/** A payment of this basket that is not over: it can be gone on with. Choosing another way ends it. */
export function UnderWayNote({ payment, pay }: { payment: PaymentResult | undefined; pay: Pay }) {
  const t = useT();
  const isElsewhere = payment !== undefined && payment.redirectReason !== 'action';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (payment && isElsewhere) pay.follow(payment);
  }, [payment]);
  if (!payment || isElsewhere) return null;
  return (
    <section className={styles.left}>
      <p>{t('payment.underWay.text')}</p>
      <Button look="secondary" onClick={() => pay.follow(payment)}>
        {t('payment.underWay.go')}
      </Button>
    </section>
  );
}
