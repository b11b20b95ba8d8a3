import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import type { ContentSnapshot } from './content-snapshot.ts';

/** A market says where its parcels leave: that is the clock it lives by, after it was closed as well. */
export function timeZoneOf(content: Pick<ContentSnapshot, 'byMarket' | 'closed'>, market: string): string {
  const published = content.byMarket.get(market) ?? content.closed.get(market);
  const methods = (published?.documents.get('shipping-methods') ?? []) as readonly ContentShippingMethod[];
  return methods.find(({ delivery }) => delivery)?.delivery?.timeZone ?? 'UTC';
}
