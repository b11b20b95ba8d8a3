import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { OrderState } from '@selvedge/contract/order-shape.ts';
import type { ReactNode } from 'react';
import { keepQuery } from '../lib/router.ts';
import { QueryChoice } from '../lists/query-choice.tsx';
import { marketTitle } from '../lists/sort-markets.ts';
import filters from '../shell/filters.module.css';
import { text } from '../texts/text.ts';
import type { AskedOrders } from './use-order-rows.ts';

const states = ['placed', 'paymentProcessing', 'completed', 'cancelled'] as const satisfies readonly OrderState[];

export function isState(given: string): given is OrderState {
  return states.some((each) => each === given);
}

type Props = { asked: AskedOrders; markets: readonly MarketSettings[] | undefined; children: ReactNode };

/** State and days narrow the list of all orders only: the others are lists of a state. */
export function OrderFilters({ asked: { list, search, market, state, from, to }, markets, children }: Props) {
  const isAll = list === 'all' || Boolean(search);
  return (
    <div className={filters.filters} data-filters>
      <QueryChoice name="market" label={text('orders.market')} value={market}>
        {markets?.map((each) => (
          <option key={each.id} value={each.id}>
            {marketTitle(each)} ({each.id})
          </option>
        ))}
      </QueryChoice>
      {isAll && (
        <>
          <QueryChoice name="state" label={text('orders.state')} value={state}>
            {states.map((each) => (
              <option key={each} value={each}>
                {text(`orders.state.${each}`)}
              </option>
            ))}
          </QueryChoice>
          <Day name="from" label={text('orders.from')} value={from} />
          <Day name="to" label={text('orders.to')} value={to} />
        </>
      )}
      {children}
    </div>
  );
}

type Field = { name: string; label: string; value: string | undefined };

function Day({ name, label, value = '' }: Field) {
  return (
    <label>
      <span>{label}</span>
      <input type="date" value={value} onChange={(event) => keepQuery(name, event.target.value)} />
    </label>
  );
}
