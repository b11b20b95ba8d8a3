import { useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { browserInfo } from './browser-info.ts';
import { CardFrame } from './card-frame.tsx';
import { PayButton } from './pay-button.tsx';
import styles from './payment.module.css';
import { createPayment } from './payment-calls.ts';
import type { WayProps } from './payment-ways.tsx';

/** The card is typed into the provider's frame; this page only ever sees what the frame has sealed. */
export function CardPayment({ ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [asked, setAsked] = useState(0);
  const url = ways.adyen?.cardFormUrl;
  if (!url) return <p className={styles.quiet}>{t('payment.noWays')}</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked((times) => times + 1);
      }}
    >
      <CardFrame
        url={url}
        asked={asked}
        onSealed={(sealed) =>
          void pay.run(() =>
            createPayment(market, { paymentMethod: { type: 'scheme', ...sealed }, browserInfo: browserInfo(), amount: ways.amount }),
          )
        }
      />
      <PayButton amount={ways.amount} pay={pay} />
    </form>
  );
}
