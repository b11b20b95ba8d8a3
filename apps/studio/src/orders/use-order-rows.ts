import type { Attempt } from '@selvedge/contract/attempt.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkState } from '@selvedge/contract/studio/order-work.ts';
import { type FindOrders, staffOrders } from '@selvedge/contract/studio/orders.ts';
import { type Call, useStudio } from '../lib/studio-context.tsx';
import { type ListPages, useListPages } from '../lists/use-list-pages.ts';
import type { ListedOrder } from './state-text.ts';

/** What the address and the search field ask for. A search goes through all orders, whichever list is open. */
export type AskedOrders = Partial<FindOrders> & { list: WorkState };

type Rows = { orders: readonly ListedOrder[]; next?: string | undefined; counts: Partial<Record<WorkState, number>> };

export type OrderRows = ListPages<ListedOrder, WorkState>;

export function useOrderRows(asked: AskedOrders): OrderRows {
  const { call } = useStudio();
  return useListPages({
    key: `orders ${JSON.stringify(asked)}`,
    load: (after) => load(call, { ...asked, ...(after && { after }) }),
    rowsOf: ({ orders }) => orders,
    idOf: ({ orderId }) => orderId,
  });
}

async function load(call: Call, { list, ...asked }: AskedOrders): Promise<Attempt<Rows>> {
  const { market, after } = asked;
  const ofMarket = market === undefined ? {} : { market };
  if (!asked.search && list !== 'all') return call(fulfilment.workList, { body: { state: list, ...ofMarket, ...(after && { after }) } });
  const [found, work] = await Promise.all([
    call(staffOrders.find, { body: asked }),
    call(fulfilment.workList, { body: { state: 'refundsWaiting', limit: 1, ...ofMarket } }),
  ]);
  if (found.hasError) return found;
  return { ...found, data: { ...found.data, counts: work.hasError ? {} : work.data.counts } };
}
