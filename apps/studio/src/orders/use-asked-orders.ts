import type { WorkState } from '@selvedge/contract/studio/order-work.ts';
import { useQuery } from '../lib/router.ts';
import { isState } from './order-filters.tsx';
import type { AskedOrders } from './use-order-rows.ts';
import { workStates } from './work-lists.tsx';

/** What the address asks for; work that waits to be packed, when it asks for nothing. */
export function useAskedOrders(search: string): AskedOrders {
  const list = useQuery('list');
  const [market, state, from, to] = [useQuery('market'), useQuery('state'), useQuery('from'), useQuery('to')];
  const narrowed = { ...(isState(state) && { state }), ...(from && { from }), ...(to && { to }) };
  const known: WorkState = workStates.find((each) => each === list) ?? 'toPack';
  return { list: known, search, ...(market && { market }), ...((known === 'all' || search) && narrowed) };
}
