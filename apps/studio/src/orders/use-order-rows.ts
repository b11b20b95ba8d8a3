import type { Attempt } from '@selvedge/contract/attempt.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkState } from '@selvedge/contract/studio/order-work.ts';
import { type FindOrders, staffOrders } from '@selvedge/contract/studio/orders.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { type Call, useStudio } from '../lib/studio-context.tsx';
import { type Loaded, useLoad } from '../lib/use-load.ts';
import type { ListedOrder } from './state-text.ts';

/** What the address and the search field ask for. A search goes through all orders, whichever list is open. */
export type AskedOrders = Partial<FindOrders> & { list: WorkState };

type Rows = { orders: readonly ListedOrder[]; next?: string | undefined; counts: Partial<Record<WorkState, number>> };

export type OrderRows = Omit<Loaded<Rows>, 'data'> & {
  orders: readonly ListedOrder[] | undefined;
  counts: Rows['counts'];
  loadMore: (() => Promise<void>) | undefined;
};

/** A page at a time; more of them follow when they are asked for. */
export function useOrderRows(asked: AskedOrders): OrderRows {
  const { call, notices } = useStudio();
  const key = JSON.stringify(asked);
  const { data, ...loaded } = useLoad(`orders ${key}`, () => load(call, asked));
  const [more, setMore] = useState<{ key: string; orders: readonly ListedOrder[]; next: string | undefined }>();
  const [counts, setCounts] = useState<Rows['counts']>({});
  if (data && data.counts !== counts) setCounts(data.counts);
  const added = more?.key === key ? more : undefined;
  const after = added ? added.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await load(call, { ...asked, after });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ key, orders: [...(added?.orders ?? []), ...answer.data.orders], next: answer.data.next });
  }

  return { ...loaded, orders: data && joinPages(data.orders, added?.orders ?? []), counts, loadMore: after ? loadMore : undefined };
}

/** Somebody may have bought or packed meanwhile: an order that moved to another page would be there twice. */
function joinPages(first: readonly ListedOrder[], more: readonly ListedOrder[]): readonly ListedOrder[] {
  const known = new Set(first.map(({ orderId }) => orderId));
  return [...first, ...more.filter(({ orderId }) => !known.has(orderId))];
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
