import { useEffect, useRef, useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { createPayment } from '../payment-calls.ts';
import { type Dropin, loadAdyen } from './load-adyen.ts';
import type { WayProps } from './way-props.ts';

/** With real keys: the provider's own component, loaded from the provider. Card data goes from it to the provider, sealed. */
export function ComponentPayment({ ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket();
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { adyen, amount } = ways;
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted once for each amount
  useEffect(() => {
    if (!adyen || !box.current) return;
    const element = box.current;
    let dropin: Dropin | undefined;
    let isOver = false;
    const send: Send = async (body, actions) => {
      const answer = await createPayment(market?.id ?? '', { ...body, amount });
      if (!answer.hasError && answer.data.adyenAction && !answer.data.adyenAction.url) {
        // A challenge that the component shows by itself, in a frame of the bank's.
        return actions.resolve({ resultCode: 'ChallengeShopper', action: answer.data.adyenAction });
      }
      actions.reject();
      void pay.run(async () => answer);
    };
    loadAdyen(adyen.environment)
      .then(async ({ AdyenCheckout, Dropin }) => {
        const checkout = await AdyenCheckout({
          ...{ clientKey: adyen.clientKey, environment: adyen.environment, locale: adyen.locale, amount },
          countryCode: market?.country.code ?? '',
          paymentMethodsResponse: adyen.paymentMethodsResponse,
          onSubmit: ({ data }, _component, actions) => void send(data, actions),
          onAdditionalDetails: ({ data }, _component, actions) => void send({ details: data.details }, actions),
          onError: () => setFailed(true),
        });
        if (isOver) return;
        dropin = new Dropin(checkout);
        dropin.mount(element);
      })
      .catch(() => setFailed(true));
    return () => {
      isOver = true;
      dropin?.unmount();
    };
  }, [amount.value]);
  return (
    <>
      {hasFailed && <p role="alert">{t('feedback.error_payment_providers_initialization')}</p>}
      <div ref={box} className={styles.form} />
    </>
  );
}

type Send = (
  body: Parameters<typeof createPayment>[1],
  actions: { resolve: (result: { resultCode: string; action: unknown }) => void; reject: () => void },
) => Promise<void>;
