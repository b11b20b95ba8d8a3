import type { OrderState } from '@selvedge/contract/order.ts';
import type { FindOrders } from '@selvedge/contract/studio/orders.ts';
import { useState } from 'react';
import { keepQuery, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { FilterField } from '../shell/filter-field.tsx';
import filters from '../shell/filters.module.css';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { OrderList } from './order-list.tsx';
import { OrderScreen } from './order-screen.tsx';
import styles from './orders.module.css';

const states = ['placed', 'paymentProcessing', 'completed', 'cancelled'] as const satisfies readonly OrderState[];
const typingPause = 300;

/** Orders of all markets, newest first, and one of them beside the list. What is searched for stays out of the address: it names people. */
export function OrdersPage({ rest: [id], markets: { data: markets } }: ScreenProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, typingPause);
  const market = useQuery('market');
  const state = useQuery('state');
  const [from, to] = [useQuery('from'), useQuery('to')];
  const asked: Partial<FindOrders> = {
    search,
    ...(market && { market }),
    ...(isState(state) && { state }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return (
    <>
      <PageHead title={text('orders.title')} note={text('orders.note')}>
        <FilterField label={text('orders.find')} hint={text('orders.find_hint')} value={typed} onChange={setTyped} />
      </PageHead>
      <div className={filters.filters} data-filters>
        <Choice name="market" label={text('orders.market')} value={market}>
          {markets?.map((each) => (
            <option key={each.id} value={each.id}>
              {marketTitle(each)} ({each.id})
            </option>
          ))}
        </Choice>
        <Choice name="state" label={text('orders.state')} value={state}>
          {states.map((each) => (
            <option key={each} value={each}>
              {text(`orders.state.${each}`)}
            </option>
          ))}
        </Choice>
        <Day name="from" label={text('orders.from')} value={from} />
        <Day name="to" label={text('orders.to')} value={to} />
      </div>
      <div className={`${side.columns} ${styles.columns}`} data-open={id ? true : undefined}>
        <OrderList key={JSON.stringify(asked)} asked={asked} opened={id} />
        {id && <OrderScreen key={id} orderId={id} />}
      </div>
    </>
  );
}

function isState(given: string): given is OrderState {
  return states.some((each) => each === given);
}

type Field = { name: string; label: string; value: string };

function Choice({ name, label, value, children }: Field & { children: React.ReactNode }) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => keepQuery(name, event.target.value)}>
        <option value="">{text('orders.all')}</option>
        {children}
      </select>
    </label>
  );
}

function Day({ name, label, value }: Field) {
  return (
    <label>
      <span>{label}</span>
      <input type="date" value={value} onChange={(event) => keepQuery(name, event.target.value)} />
    </label>
  );
}
