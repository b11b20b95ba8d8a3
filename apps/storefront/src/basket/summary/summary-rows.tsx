import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { cardName } from '@selvedge/domain/gift-card/points-label.ts';
import { writeLess } from '@selvedge/domain/money/write-less.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import { listOffers } from '../offer/list-offers.ts';
import styles from './summary-rows.module.css';

/** What a basket and an order have in common where sums are concerned. */
export type Summed = Pick<
  Basket,
  | 'currency'
  | 'isDigital'
  | 'isTaxEstimated'
  | 'isTaxIncluded'
  | 'remainingTotal'
  | 'shippingTotal'
  | 'subtotal'
  | 'total'
  | 'totalSavings'
  | 'totalVat1'
  | 'totalVat2'
  | 'vatName'
  | 'vatName2'
> & {
  lines: readonly Pick<Basket['lines'][number], 'explanation'>[];
  giftCards: readonly Pick<Basket['giftCards'][number], 'id' | 'giftCardNumber' | 'used'>[];
};

/** The sum, row by row: what is above the line adds up to what is below it. */
export function SummaryRows({ basket, hasTotal }: { basket: Summed; hasTotal: boolean }) {
  const t = useT();
  const money = useMoney();
  const { isTaxIncluded, isTaxEstimated } = basket;
  const taxes = [
    { name: basket.vatName, amount: basket.totalVat1 },
    { name: basket.vatName2, amount: basket.totalVat2 },
  ].filter(({ name, amount }) => name !== '' && (amount.amount > 0 || !isTaxIncluded));
  const taxText = isTaxIncluded ? 'basket.taxWithin' : isTaxEstimated ? 'basket.taxEstimated' : 'basket.taxOnTop';
  return (
    <dl className={styles.rows}>
      <Row name={t('basket.subtotal')} value={money(basket.subtotal)} />
      {listOffers(basket).map(({ id, name, amount }) => (
        <Row key={id} name={name} value={writeLess(money(amount))} look="less" />
      ))}
      {!basket.isDigital && (
        <Row name={t('basket.delivery')} value={basket.shippingTotal.amount === 0 ? t('product.free') : money(basket.shippingTotal)} />
      )}
      {!isTaxIncluded && taxes.map(({ name, amount }) => <Row key={name} name={t(taxText, { tax: name })} value={money(amount)} />)}
      {hasTotal && <Row name={t('basket.total')} value={money(basket.total)} look="sum" />}
      {isTaxIncluded &&
        taxes.map(({ name, amount }) => <Row key={name} name={t(taxText, { tax: name })} value={money(amount)} look="quiet" />)}
      {basket.totalSavings.amount > 0 && <Row name={t('basket.savings')} value={money(basket.totalSavings)} look="saved" />}
      {basket.giftCards.map(({ id, giftCardNumber, used }) => (
        <Row key={id} name={cardName(t, giftCardNumber)} value={writeLess(money(used))} />
      ))}
      {hasTotal && basket.giftCards.length > 0 && <Row name={t('basket.remaining')} value={money(basket.remainingTotal)} look="sum" />}
    </dl>
  );
}

/** The last row alone, for where the others are scrolled away. */
export function TotalRow({ basket }: { basket: Basket }) {
  const t = useT();
  const money = useMoney();
  const isPaidInPart = basket.giftCards.length > 0;
  return (
    <dl className={styles.rows}>
      <Row
        name={t(isPaidInPart ? 'basket.remaining' : 'basket.total')}
        value={money(isPaidInPart ? basket.remainingTotal : basket.total)}
        look="sum"
      />
    </dl>
  );
}

type RowProps = { name: string; value: string; look?: 'sum' | 'less' | 'quiet' | 'saved' };

function Row({ name, value, look }: RowProps) {
  return (
    <div className={styles.row} data-look={look}>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
