import { z } from 'zod';
import { MarketId } from './market.ts';
import { GoodsRule } from './promotion.ts';

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
/** What members read, by language; English is what others fall back to. */
const Names = z.record(z.string().regex(/^[a-z]{2}$/), z.string().trim().min(1).max(400));
const Percent = z.number().int().min(100).max(1_000);

/** Reached by the points of the last twelve months; `percent` is what a member of it earns, of what everybody does. */
export const Tier = z.object({ id: Id, names: Names, from: z.number().int().min(0).max(100_000_000), percent: Percent });
export type Tier = z.infer<typeof Tier>;

/** Points, a voucher of a reward, or both. */
export const Gift = z.object({ points: z.number().int().min(0).max(100_000).default(0), rewardId: Id.optional() });
export type Gift = z.infer<typeof Gift>;

const PointsPayment = z.object({
  /** In whole units: what one point pays. */
  worth: z.number().min(0.000_001).max(10_000),
  /** So many at once at least. */
  least: z.number().int().min(1).max(1_000_000).default(100),
  /** Of what an order costs, with its delivery, at most. */
  mostPercent: z.number().int().min(1).max(100).default(50),
});

/** How a market gives points. */
export const Programme = z.object({
  isActive: z.boolean().default(true),
  /** In whole units of the market's currency: what earns one point. */
  amountPerPoint: z.number().gt(0).max(1_000_000),
  /** In whole units: at what the books reckon one point. Without it, a twentieth of what earns one. */
  pointWorth: z.number().min(0).max(1_000_000).optional(),
  expiresAfterMonths: z.number().int().min(1).max(120).default(12),
  tiers: z.array(Tier).max(10).default([]),
  /** How long a tier stays that was reached, to the end of a month. */
  tierMonths: z.number().int().min(1).max(60).default(12),
  /** Points as a part of the payment. Without it the market does not allow it. */
  payment: PointsPayment.optional(),
  /** On joining, on the member's birthday, and on the day of joining in later years. Without one nothing is given. */
  gifts: z.object({ welcome: Gift.optional(), birthday: Gift.optional(), anniversary: Gift.optional() }).default({}),
});
export type Programme = z.infer<typeof Programme>;

/** More points for some goods, for a while. */
export const Campaign = z.object({
  id: Id,
  names: Names,
  isActive: z.boolean().default(true),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** None: everywhere. */
  markets: z.array(MarketId).max(200).default([]),
  goods: GoodsRule.prefault({}),
  percent: Percent,
});
export type Campaign = z.infer<typeof Campaign>;

/** What members get for points, or on a day of their own. Each choice is a promotion that its voucher opens once. */
export const Reward = z.object({
  id: Id,
  isActive: z.boolean().default(true),
  /** None: everywhere. */
  markets: z.array(MarketId).max(200).default([]),
  /** In points; 0: it is only given. */
  cost: z.number().int().min(0).max(10_000_000),
  titles: Names,
  descriptions: Names.default({}),
  image: z.string().max(500).default(''),
  imageAltTexts: Names.default({}),
  choices: z
    .array(z.object({ id: Id, names: Names, promotionId: Id }))
    .min(1)
    .max(10),
  /** From the day on which a member takes it. */
  validDays: z.number().int().min(1).max(1_000).default(60),
});
export type Reward = z.infer<typeof Reward>;

/** The page whose rows stand below a reward, where editors have written one. */
export const rewardPath = (id: string): string => `/customer-club/rewards/${id}`;
