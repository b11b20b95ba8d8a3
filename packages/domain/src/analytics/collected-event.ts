import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import type { CollectedEvent, CollectedEventName } from '@selvedge/contract/analytics-collect.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { nearestMinor } from '../money/minor-units.ts';

const mostProducts = 50;

/** What the shop keeps of an event: which products, how many, the word that was searched for. Undefined where it keeps nothing. */
export function collectedEvent(event: AnalyticsEvent, page: PageAlias): CollectedEvent | undefined {
  // Money that goes back is counted where it is paid.
  if (event.name === 'refund') return undefined;
  const name: CollectedEventName = event.name;
  const products = 'items' in event ? event.items.slice(0, mostProducts).map(({ item_id: id, quantity }) => productOf(id, quantity)) : [];
  return {
    ...{ name, page },
    ...(products.length > 0 && { products }),
    ...(event.name === 'search' && event.search_term !== '' && { search: { term: event.search_term, isEmpty: event.results === 0 } }),
    ...(event.name === 'purchase' && { value: Math.max(0, nearestMinor(event.value, event.currency)) }),
  };
}

function productOf(id: string, quantity: number | undefined) {
  return { id, ...(quantity !== undefined && quantity >= 1 && { quantity: Math.min(99, Math.round(quantity)) }) };
}
