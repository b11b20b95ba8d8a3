import { z } from 'zod';
import { CatalogParams } from './catalogue/catalogue.ts';
import { ProductCard } from './catalogue/product.ts';
import { endpoint } from './endpoint.ts';
import { LoyaltyPoints } from './loyalty-shape.ts';
import { OrderSummary } from './order-shape.ts';

/** A size, with its length where there is one (`32/34`), and the kinds of garment that the shopper wears in it, in the market's words. */
export const FavouriteSize = z.object({ size: z.string(), kinds: z.array(z.string()), quantity: z.number().int() });
export type FavouriteSize = z.infer<typeof FavouriteSize>;

export const OverviewOrder = OrderSummary.extend({
  /** How far it is on its way to the shopper; null where nothing is sent. */
  step: z.enum(['placed', 'packed', 'shipped', 'delivered']).nullable(),
  /** The day by which it should be there, as long as that is still to come. */
  expected: z.iso.date().nullable(),
});
export type OverviewOrder = z.infer<typeof OverviewOrder>;

export const AccountOverview = z.object({
  /** What is on its way, newest first, or the newest order alone. */
  orders: z.array(OverviewOrder),
  /** Worked out from what was bought and kept. */
  sizes: z.array(FavouriteSize),
  /** Null for who is not in the club. */
  points: LoyaltyPoints.nullable(),
  /** The newest few of the default list, and how many there are on it. */
  wishlist: z.object({ count: z.number().int(), products: z.array(ProductCard) }),
});
export type AccountOverview = z.infer<typeof AccountOverview>;

export const accountOverview = {
  get: endpoint({
    method: 'GET',
    path: '/api/account/:catalog/overview',
    summary: "What the account's first page shows of the shopper who asks: orders on their way, sizes, points and wishlist.",
    access: 'shopper',
    maintenance: 'account',
    params: CatalogParams,
    response: AccountOverview,
    caching: 'no-store',
  }),
};
