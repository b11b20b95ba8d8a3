import type { PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { hasConsent } from '../../consent/consent.ts';
import { useT } from '../../lib/shop-context.tsx';
import { MarkRow } from '../mark/payment-mark.tsx';
import styles from '../payment.module.css';
import type { Pay } from '../use-pay.ts';
import { ApplePay } from './apple-pay.tsx';
import { CardPayment } from './card-payment.tsx';
import { ComponentPayment } from './component-payment.tsx';
import { IyzicoPayment } from './iyzico-payment.tsx';
import { KlarnaPayment } from './klarna-payment.tsx';
import { listWays, type WayKind } from './list-ways.ts';
import { PayByLinkPayment } from './pay-by-link-payment.tsx';
import { readDevice } from './read-device.ts';
import { RedirectPayment } from './redirect-payment.tsx';
import { TillPayment } from './till-payment.tsx';
import type { WayProps } from './way-props.ts';

const panels: Record<WayKind, ComponentType<WayProps>> = {
  card: CardPayment,
  redirect: RedirectPayment,
  applePay: ApplePay,
  component: ComponentPayment,
  klarna: KlarnaPayment,
  iyzico: IyzicoPayment,
  payByLink: PayByLinkPayment,
  pos: TillPayment,
};

/** The ways to pay as radio cards; what the chosen one needs opens below it. */
export function PaymentWays({ ways, pay }: { ways: PaymentInitialisation; pay: Pay }) {
  const t = useT();
  const group = useId();
  const offered = listWays(ways, readDevice());
  const [chosen, setChosen] = useState(offered[0]?.id);
  const isPaying = pay.phase.name === 'paying';
  useEffect(() => {
    // An event that gets lost is nothing the shopper should wait for or hear of.
    if (isPaying && hasConsent('analytics'))
      void import('../../basket/track-basket-step.ts').then(({ trackBasketStep }) => trackBasketStep('add_payment_info', chosen), Boolean);
  }, [isPaying, chosen]);
  if (offered.length === 0) return <p className={styles.failed}>{t('payment.noWays')}</p>;
  return (
    <fieldset className={styles.list} disabled={isPaying}>
      <legend className={styles.legend}>{t('payment.choose')}</legend>
      {offered.map((way) => {
        const Panel = panels[way.kind];
        const isChosen = way.id === chosen;
        const name = way.isKey ? t(way.name) : way.name;
        return (
          <div key={way.id} className={styles.way} data-chosen={isChosen || undefined}>
            <label className={styles.head}>
              <input
                className={styles.radio}
                type="radio"
                name={group}
                value={way.id}
                checked={isChosen}
                onChange={() => setChosen(way.id)}
              />
              <span className={styles.name}>
                <bdi>{name}</bdi>
              </span>
              <MarkRow methods={way.marks} isMono={!isChosen} />
            </label>
            {isChosen && (
              <div className={styles.body}>
                <Panel way={way} ways={ways} pay={pay} />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
