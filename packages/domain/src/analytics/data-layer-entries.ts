import type { AnalyticsEvent, AnalyticsEventName } from '@selvedge/contract/analytics.ts';

/** Events whose facts GA4 looks for below `ecommerce`. */
const ecommerce: ReadonlySet<AnalyticsEventName> = new Set([
  ...(['view_item_list', 'select_item', 'view_promotion', 'select_promotion', 'view_item', 'add_to_wishlist', 'add_to_cart'] as const),
  ...(['remove_from_cart', 'view_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase', 'refund'] as const),
]);

/** ANA-032 what stands on the data layer for an event. A tag manager keeps what it saw last: without the empty entry the items of one event would be told again with the next. */
export function dataLayerEntries({ name, ...facts }: AnalyticsEvent): Record<string, unknown>[] {
  return ecommerce.has(name) ? [{ ecommerce: null }, { event: name, ecommerce: facts }] : [{ event: name, ...facts }];
}
