import { useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { createPayment } from '../payment-calls.ts';
import { browserInfo } from './browser-info.ts';
import { CardFrame } from './card-frame.tsx';
import { PayButton } from './pay-button.tsx';
import type { WayProps } from './way-props.ts';

/** The card is typed into the provider's frame; this page only ever sees what the frame has sealed. */
export function CardPayment({ ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [asked, setAsked] = useState(0);
  const [isSealing, setSealing] = useState(false);
  const url = ways.adyen?.cardFormUrl;
  if (!url) return <p className={styles.quiet}>{t('payment.noWays')}</p>;
  const seal = () => {
    if (isSealing || pay.phase.name === 'paying') return;
    setSealing(true);
    setAsked((times) => times + 1);
  };
  const send = (paymentMethod: Record<string, string>) => {
    setSealing(false);
    void pay.run(() => createPayment(market, { paymentMethod, browserInfo: browserInfo(), amount: ways.amount }));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        seal();
      }}
    >
      <CardFrame url={url} asked={asked} onSealed={send} onInvalid={() => setSealing(false)} onSubmit={seal} />
      <PayButton amount={ways.amount} pay={pay} isBusy={isSealing} />
    </form>
  );
}
