import type { Need } from '@selvedge/contract/studio/market-health.ts';
import { paths } from '../lib/router.ts';

/** The panel of a market, or the table alone; `at` is the need that is pointed at. What is filtered stays filtered. */
export function marketHealthAddress(market?: string, at?: Need): string {
  const query = new URLSearchParams(location.search);
  query.delete('at');
  if (at) query.set('at', at);
  const search = query.toString();
  return paths.screen('doctor', market) + (search && `?${search}`);
}
