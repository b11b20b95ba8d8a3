import { z } from 'zod';
import { Money } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { Campaign, Programme, Reward } from '../loyalty-rules.ts';
import { MarketId } from '../market.ts';

const saved = {
  /** What a save must name; a rule that there is not yet has 0. */
  version: z.number().int(),
  changedAt: z.string(),
  changedBy: z.string(),
};

export const LoyaltyRules = z.object({
  /** Of markets whose staff decided; the others give points as the shop comes. */
  programmes: z.array(z.object({ market: z.string(), programme: Programme, ...saved })),
  rewards: z.array(z.object({ reward: Reward, ...saved })),
  campaigns: z.array(z.object({ campaign: Campaign, ...saved })),
});
export type LoyaltyRules = z.infer<typeof LoyaltyRules>;

/** What the members of a market could still ask the shop for. */
export const OpenPoints = z.object({
  market: z.string(),
  members: z.number().int(),
  /** Can be spent. */
  booked: z.number().int(),
  pending: z.number().int(),
  /** Of members who spent more than they kept: what they earn next pays it off. Not taken off the others'. */
  missing: z.number().int(),
  /** In whole units: at what one point is reckoned. */
  pointWorth: z.number(),
  bookedWorth: Money,
  pendingWorth: Money,
});
export type OpenPoints = z.infer<typeof OpenPoints>;

/** One rule as it stands on a screen, saved or not. */
export const RuleToPreview = z
  .object({
    programme: z.object({ market: MarketId, programme: Programme }),
    campaign: Campaign,
    reward: Reward,
  })
  .partial()
  .refine((rule) => Object.values(rule).filter(Boolean).length === 1, 'validation.invalid_value');
export type RuleToPreview = z.infer<typeof RuleToPreview>;

/** What it would have cost in the last thirty days, beside what the rules of today cost on the same orders. */
export const RulePreview = z.object({
  market: z.string(),
  /** Of members, and by how many of them. */
  orders: z.number().int(),
  members: z.number().int(),
  pointsToday: z.number().int(),
  points: z.number().int(),
  /** Of a reward: how many could have been used. Of a programme: how many it would have given by itself. */
  vouchers: z.number().int(),
  /** What the cost leaves out, because nobody can say it: a promotion that is gone, goods or gifts that are not sold any more, no order to go by. */
  unknown: z.array(z.enum(['promotionGone', 'goodsNotSold', 'bonusNotSold', 'noOrders'])),
  costToday: Money,
  cost: Money,
});
export type RulePreview = z.infer<typeof RulePreview>;

const basedOn = z.object({ basedOn: z.coerce.number().int().min(0).max(1_000_000_000).default(0) });
const ofRule = z.object({ id: z.string().min(1).max(60) });
const write = { method: 'PUT', access: { staff: 'promotion.write' }, query: basedOn, response: LoyaltyRules } as const;
const changed = 'Refused when somebody else has saved it since.';

/** How the club gives points, and what for. */
export const staffLoyalty = {
  rules: endpoint({
    method: 'GET',
    path: '/api/studio/loyalty/rules',
    summary: 'Programmes of markets, rewards and campaigns.',
    access: { staff: 'promotion.read' },
    response: LoyaltyRules,
  }),
  openPoints: endpoint({
    method: 'GET',
    path: '/api/studio/loyalty/open-points',
    summary: 'What the points of all members come to in each market, in money.',
    access: { staff: 'promotion.read' },
    response: z.array(OpenPoints),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/studio/loyalty/preview',
    summary: 'What a rule would have cost last month on the orders that exist, per market in money. Changes nothing.',
    access: { staff: 'promotion.read' },
    body: RuleToPreview,
    response: z.array(RulePreview),
  }),
  saveProgramme: endpoint({
    ...write,
    path: '/api/studio/loyalty/programmes/:market',
    summary: `How a market gives points from now on; what was bought before keeps its own. ${changed}`,
    params: z.object({ market: MarketId }),
    body: Programme,
    errors: ['conflict'],
  }),
  saveReward: endpoint({
    ...write,
    path: '/api/studio/loyalty/rewards/:id',
    summary: `Makes or changes a reward. Each of its choices is a promotion that needs a code. ${changed}`,
    params: ofRule,
    body: Reward,
    errors: ['conflict'],
  }),
  saveCampaign: endpoint({
    ...write,
    path: '/api/studio/loyalty/campaigns/:id',
    summary: `Makes or changes a campaign: more points for some goods, for a while. ${changed}`,
    params: ofRule,
    body: Campaign,
    errors: ['conflict'],
  }),
};
