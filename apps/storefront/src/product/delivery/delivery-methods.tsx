import { pdpShippingMethods, type ShippingMethodModel } from '@selvedge/contract/catalogue/pdp-shipping.ts';
import { writeRoundMoney } from '@selvedge/domain/money/write-round-money.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import styles from './delivery-estimate.module.css';

const most = 3;

export function DeliveryMethods() {
  const answer = useAnswer(pdpShippingMethods, { query: { utcOffset: -new Date().getTimezoneOffset() } });
  // An estimate that cannot be had is left out; the page on delivery still says how it is done.
  const methods = answer && (answer.hasError ? [] : answer.data.shippingMethodModels.slice(0, most));
  return (
    <ul className={styles.methods} aria-busy={methods === undefined}>
      {methods?.map((method) => (
        <DeliveryMethod key={method.id} method={method} />
      ))}
    </ul>
  );
}

export function DeliveryMethod({ method: { name, price, freeFrom, estimate } }: { method: ShippingMethodModel }) {
  const t = useT();
  const market = useMarket()?.id ?? 'en-GB';
  return (
    <li className={styles.method}>
      <bdi>{name}</bdi>
      {estimate && <span className={styles.days}>{estimate.text.days}</span>}
      <span className={styles.note}>
        {[
          estimate && t('product.orderBy', { moment: estimate.text.orderBefore }),
          price && (price.amount === 0 ? t('product.free') : writeRoundMoney(price, market)),
          freeFrom && t('product.freeFrom', { price: writeRoundMoney(freeFrom, market) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
