import { order } from '@selvedge/contract/order.ts';
import type { OrderSummary } from '@selvedge/contract/order-shape.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMarket } from '../../lib/shop-context.tsx';
import { callIn } from '../../session/call-in.ts';
import { useToast } from '../../toast/toast-context.ts';

export type Asked = { search: string; year: number | undefined };
export type History = {
  status: 'loading' | 'ready' | 'failed';
  orders: readonly OrderSummary[];
  next: string | undefined;
  /** Of all orders, whatever was searched for. */
  years: readonly number[];
};

const perPage = 20;
const nothing: History = { status: 'loading', orders: [], next: undefined, years: [] };

/** ORD-020 the shopper's orders, page by page. What was there stays until the answer to another question has come. */
export function useHistory({ search, year }: Asked, limit = perPage): History & { loadMore: () => Promise<void>; reload: () => void } {
  const market = useMarket()?.id ?? '';
  const toast = useToast();
  const [state, setState] = useState(nothing);
  const turn = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts stay the same
  const load = useCallback(
    async (before: readonly OrderSummary[] = [], after?: string) => {
      turn.current += 1;
      const mine = turn.current;
      const query = { limit, search, ...(year !== undefined && { year }), ...(after !== undefined && { after }) };
      const answer = await callIn(market)(order.history, { query });
      if (mine !== turn.current) return;
      if (answer.hasError) {
        // ORD-025
        toast.show('danger', 'feedback.error_no_order_history');
        return setState((known) => ({ ...known, status: after === undefined ? 'failed' : 'ready' }));
      }
      const { orders, next, years } = answer.data;
      setState((known) => ({ status: 'ready', orders: [...before, ...orders], next, years: years ?? known.years }));
    },
    [market, search, year, limit],
  );
  useEffect(() => void load(), [load]);
  return {
    ...state,
    loadMore: () => load(state.orders, state.next),
    reload: () => {
      setState((known) => ({ ...known, status: 'loading' }));
      void load();
    },
  };
}
