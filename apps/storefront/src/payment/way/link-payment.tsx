import type { PayByLink } from '@selvedge/contract/payment-shape.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { SquareCode } from '../../shell/square-code.tsx';
import styles from '../payment.module.css';
import { useLinkStatus } from '../use-link-status.ts';

type LinkPaymentProps = { link: PayByLink; checkoutBasketId: string; onAgain: () => void };

/** PAY-012..016 the code to be read with a phone; this page notices by itself when it is paid. */
export function LinkPayment({ link, checkoutBasketId, onAgain }: LinkPaymentProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const { status, receipt } = useLinkStatus({ market, linkId: link.linkId, checkoutBasketId });
  const isOver = status === 'Expired' || status === 'missing';
  if (status === 'Completed')
    return (
      <section className={styles.waiting}>
        <h2 className={styles.claim} role="status">
          {t('payment.link.paid')}
        </h2>
        {receipt && <ButtonLink href={receipt}>{t('payment.link.receipt')}</ButtonLink>}
      </section>
    );
  return (
    <section className={styles.waiting} aria-labelledby="payment-link">
      <h2 id="payment-link" className={styles.claim}>
        {t(status === 'missing' ? 'payment.basket_gone' : isOver ? 'payment.expired' : 'payment.link.title')}
      </h2>
      {!isOver && (
        <>
          <SquareCode text={link.qrCodeString || link.url} label={t('payment.link.code')} />
          <p>
            <a className={styles.address} href={link.url} target="_blank" rel="noreferrer">
              {t('payment.link.open')}
            </a>
          </p>
          <p role="status" className={styles.quiet}>
            {t('payment.link.waits')}
          </p>
          <span className={styles.thread} aria-hidden="true" />
        </>
      )}
      <Button look={isOver ? 'primary' : 'quiet'} onClick={onAgain}>
        {t('payment.waiting.other')}
      </Button>
    </section>
  );
}
