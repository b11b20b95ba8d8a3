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
