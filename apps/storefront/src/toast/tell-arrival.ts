import { formerMarket, notSoldHere } from '@selvedge/domain/market/switch-market-path.ts';
import { say } from './say.ts';

/** Who has changed the market is told what is not sold here; the address keeps nothing of the way that led to it. */
export function tellArrival(): void {
  const url = new URL(location.href);
  const isMissing = url.searchParams.has(notSoldHere);
  for (const name of [formerMarket, notSoldHere]) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  if (isMissing) say('info', 'market.not_sold_here');
}
