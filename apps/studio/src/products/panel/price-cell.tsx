import type { StaffPrice } from '@selvedge/contract/studio/products.ts';
import { writeMoney } from '../../lib/write-money.ts';
import { formatMoment } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import panel from './panel.module.css';

type Props = { price: StaffPrice | undefined; planned?: StaffPrice | undefined; currency: string };

/** What is asked, what it was, what members pay, and what comes next. */
export function PriceCell({ price, planned, currency }: Props) {
  const write = (amount: number) => (currency ? writeMoney({ amount, currency }) : String(amount));
  if (!price && !planned) return <span className={panel.quiet}>{text('products.no_price')}</span>;
  return (
    <>
      {price && (
        <span className={panel.price}>
          {price.sales < price.list && <s>{write(price.list)}</s>}{' '}
          <b data-down={price.sales < price.list || undefined}>{write(price.sales)}</b>
        </span>
      )}
      {price?.member !== undefined && price.member < price.sales && (
        <small>{text('products.for_members', { price: write(price.member) })}</small>
      )}
      {planned && <small>{text('products.from_then', { price: write(planned.sales), moment: formatMoment(planned.from) })}</small>}
    </>
  );
}
