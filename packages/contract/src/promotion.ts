import { z } from 'zod';
import { MarketId } from './market.ts';

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
const Keys = z.array(z.string().min(1).max(100)).max(500).default([]);
/** An amount by currency, as people write it: `{ "EUR": 10, "KWD": 1.5 }`. A promotion does nothing where its currency is missing. */
const Amounts = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().min(0).max(10_000_000));
const Percent = z.number().gt(0).max(100);
const Count = z.number().int().min(1).max(99);

export const customerKinds = ['guest', 'member', 'new', 'employee'] as const;
export const CustomerKind = z.enum(customerKinds);
export type CustomerKind = z.infer<typeof CustomerKind>;

/** Which goods. An empty list asks for nothing; between lists all must hold, within a list one is enough. */
export const GoodsRule = z.object({
  categories: Keys,
  tags: Keys,
  brands: Keys,
  products: Keys,
  excludedTags: Keys,
  excludeMarkdown: z.boolean().default(false),
});
export type GoodsRule = z.infer<typeof GoodsRule>;

const Tier = z.object({ from: z.union([Amounts, Count]), percent: Percent.optional(), amounts: Amounts.optional() });

export const Benefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percentage'), percent: Percent }),
  /** Off all goods together, or off each piece. */
  z.object({ kind: z.literal('amount'), amounts: Amounts, per: z.enum(['basket', 'piece']).default('basket') }),
  /** So many pieces for this price. */
  z.object({ kind: z.literal('fixedPrice'), prices: Amounts, pieces: Count.default(1) }),
  /** Of each `buy + get` pieces the cheapest `get` are reduced. */
  z.object({ kind: z.literal('buyXGetY'), buy: Count, get: Count, percent: Percent.default(100) }),
  /** The shopper chooses `count` of the products, for nothing. */
  z.object({ kind: z.literal('bonusProduct'), rewardId: Id, products: Keys, count: Count.default(1) }),
  z.object({ kind: z.literal('freeShipping') }),
  /** The highest step that is reached counts. */
  z.object({ kind: z.literal('tiers'), by: z.enum(['amount', 'quantity']), steps: z.array(Tier).min(1).max(20) }),
]);
export type Benefit = z.infer<typeof Benefit>;

export const Promotion = z.object({
  id: Id,
  /** What shoppers read, by language; English is what others fall back to. */
  names: z.record(z.string().regex(/^[a-z]{2}$/), z.string().trim().min(1).max(120)),
  isActive: z.boolean().default(true),
  /** Applies by itself, or only to who gives one of its codes. */
  trigger: z.enum(['automatic', 'code']).default('automatic'),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** None: everywhere. */
  markets: z.array(MarketId).max(200).default([]),
  /** None: everybody. */
  customers: z.array(CustomerKind).max(4).default([]),
  goods: GoodsRule.prefault({}),
  /** What the goods must come to, before promotions. */
  minimum: z.object({ amounts: Amounts.default({}), quantity: z.number().int().min(0).max(10_000).default(0) }).prefault({}),
  benefit: Benefit,
  /** Higher is looked at earlier. */
  priority: z.number().int().min(-1_000_000).max(1_000_000).default(0),
  /** No other reduction stands beside it; gifts and free delivery do. The shopper gets whichever costs less. */
  isExclusive: z.boolean().default(false),
  /** Nothing: as often as one likes. */
  limits: z
    .object({ perCode: z.number().int().min(1).max(10_000_000).optional(), perCustomer: z.number().int().min(1).max(10_000).optional() })
    .prefault({}),
});
export type Promotion = z.infer<typeof Promotion>;

/** What became of a promotion, and why. */
export const PromotionOutcome = z.object({
  promotionId: z.string(),
  name: z.string(),
  isApplied: z.boolean(),
  /** In the market's currency. */
  amount: z.number(),
  /** A translation key: `promotion.minimum_amount`. */
  reason: z.string(),
  code: z.string().optional(),
});
export type PromotionOutcome = z.infer<typeof PromotionOutcome>;
