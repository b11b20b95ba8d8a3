import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PageAlias } from './page.ts';

/** What is counted. The names are those of the data layer (`AnalyticsEventName`); `web_vital` is the shop's own. */
export const collectedEvents = [
  'page_view',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'search',
  'filter',
  'view_promotion',
  'select_promotion',
  'login',
  'sign_up',
  'share',
  'exception',
  'web_vital',
] as const;
export const CollectedEventName = z.enum(collectedEvents);
export type CollectedEventName = z.infer<typeof CollectedEventName>;

/** In the order in which a purchase is made. A visit counts for each that it reached, whichever way it came. */
export const funnelSteps = ['visit', 'product', 'basket', 'checkout', 'payment', 'purchase'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const vitalMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const VitalMetric = z.enum(vitalMetrics);
export type VitalMetric = z.infer<typeof VitalMetric>;

/** One thing that happened on a page. Products are told by their ids; no text but a search term, which the shop cleans. */
export const CollectedEvent = z.object({
  name: CollectedEventName,
  page: PageAlias,
  products: z
    .array(z.object({ id: z.string().min(1).max(200), quantity: z.number().int().min(1).max(99).optional() }))
    .max(50)
    .optional(),
  search: z.object({ term: z.string().min(1).max(200), isEmpty: z.boolean() }).optional(),
  vital: z.object({ metric: VitalMetric, value: z.number().min(0).max(600_000) }).optional(),
  /** Of a purchase: what the goods cost, in the minor units of the market's currency. */
  value: z.number().int().min(0).max(1_000_000_000).optional(),
});
export type CollectedEvent = z.infer<typeof CollectedEvent>;

export const mostEventsInBatch = 50;

export const EventBatch = z.object({
  /** Without it nothing is counted. */
  consent: z.boolean(),
  /** Of one visit: ends with it (ANA-008). */
  session: z.string().min(8).max(64),
  /** For what is recommended to this browser (ANA-007); it is not kept with what is counted. */
  visitor: z.uuid().optional(),
  /** The A/B test of the market in which this browser has a part, and whether it has been shown. The arm follows from `visitor`. */
  test: z.object({ id: z.number().int().min(1).max(2_000_000_000), isShown: z.boolean() }).optional(),
  events: z.array(CollectedEvent).min(1).max(mostEventsInBatch),
});
export type EventBatch = z.infer<typeof EventBatch>;

export const analyticsCollect = {
  events: endpoint({
    method: 'POST',
    access: 'public',
    path: '/api/analytics/:market/events',
    summary: 'What a visitor did who agreed to its being counted, a few seconds at a time. Answers before anything is read or stored.',
    params: z.object({ market: z.string().min(2).max(20) }),
    body: EventBatch,
    response: z.undefined(),
    anonymous: true,
    readLater: true,
    // What a browser lets a page send on its way out.
    maxBodyBytes: 64 * 1024,
  }),
};
