import { z } from 'zod';
import { BadgeDisplay, BadgeLocation } from '../catalogue/badge.ts';
import { endpoint } from '../endpoint.ts';
import { MarketParams } from '../market.ts';

/** A badge as the assortment brings it, before an editor has said how it looks, and who wears it. */
export const CarriedBadge = z.object({
  badgeId: z.string(),
  /** In the market's language. */
  badgeTitle: z.string(),
  titles: z.record(z.string(), z.string()),
  locations: z.partialRecord(BadgeLocation, BadgeDisplay),
  /** How many products carry it, and how many of those the market sells. */
  products: z.number().int(),
  sold: z.number().int(),
  /** Some that the market sells, those with pictures and in stock first. */
  examples: z.array(z.string()),
});
export type CarriedBadge = z.infer<typeof CarriedBadge>;

export const staffBadges = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio/badges/:market',
    summary: 'Every badge of the assortment, with how many products carry it.',
    access: { staff: 'content.read' },
    params: MarketParams,
    response: z.array(CarriedBadge),
    errors: ['market_not_found'],
  }),
};
