import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { MarketPrices } from '@selvedge/contract/studio/products.ts';
import { useState } from 'react';
import { writeMoney } from '../../lib/write-money.ts';
import { fold } from '../../lists/filter-markets.ts';
import { marketTitle } from '../../lists/sort-markets.ts';
import { text } from '../../texts/text.ts';
import type { ProductWork } from '../use-product-work.ts';
import panel from './panel.module.css';
import { PriceCell } from './price-cell.tsx';
import styles from './price-panel.module.css';
import { PricePlan } from './price-plan.tsx';

/** What every market asks, and, for one that is opened, what it asked and will ask. */
export function PricePanel({ work, markets }: { work: ProductWork; markets: readonly MarketSettings[] }) {
  const { product } = work;
  const [opened, setOpened] = useState<string>();
  const [typed, setTyped] = useState('');
  const [now] = useState(() => new Date());
  const titleOf = (id: string) => {
    const market = markets.find((each) => each.id === id);
    return market ? marketTitle(market) : id;
  };
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const isFound = ({ market, currency }: MarketPrices) =>
    words.every((word) => fold(`${titleOf(market)} ${market} ${currency}`).includes(word));
  const shown = product.prices.filter(isFound).toSorted((a, b) => Number(b.rows.length > 0) - Number(a.rows.length > 0));
  return (
    <section className={panel.panel} aria-label={text('products.prices')}>
      <h2>{text('products.prices')}</h2>
      <input
        className={styles.find}
        aria-label={text('products.markets_find')}
        placeholder={text('products.markets_find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.priceScroll}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{text('products.market')}</th>
              <th scope="col" className={panel.amount}>
                {text('products.asked')}
              </th>
              <th scope="col" className={panel.amount}>
                {text('products.historic')}
              </th>
              <th scope="col">{text('products.planned')}</th>
            </tr>
          </thead>
          {shown.map((prices) => (
            <MarketRows
              key={prices.market}
              {...{ work, prices, now }}
              title={titleOf(prices.market)}
              isOpen={opened === prices.market}
              onToggle={() => setOpened(opened === prices.market ? undefined : prices.market)}
            />
          ))}
        </table>
      </div>
    </section>
  );
}

type RowsProps = { work: ProductWork; prices: MarketPrices; now: Date; title: string; isOpen: boolean; onToggle: () => void };

function MarketRows({ work, prices, now, title, isOpen, onToggle }: RowsProps) {
  const { draft, changed, errors } = work;
  const { market, currency, historic, rows } = prices;
  const count = draft.prices[market]?.length ?? 0;
  return (
    <tbody data-open={isOpen || undefined}>
      <tr
        data-changed={changed.includes(`price:${market}`) || undefined}
        data-wrong={Object.keys(errors).some((field) => field.startsWith(`prices.${market}`)) || undefined}
      >
        <th scope="row">
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {title} <code>{market}</code>
          </button>
        </th>
        <td className={panel.amount}>
          <PriceCell price={rows.findLast(({ from }) => new Date(from) <= now)} currency={currency} />
        </td>
        <td className={panel.amount}>{historic === undefined ? '' : writeMoney({ amount: historic, currency })}</td>
        <td>{count > 0 && text('products.planned_count', { count })}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <PricePlan work={work} prices={prices} now={now} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
