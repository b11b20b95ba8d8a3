import { z } from 'zod';
import { BasketAnswer } from '../basket-shape.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { CustomerKind, Promotion, PromotionOutcome } from '../promotion.ts';

export const SavedPromotion = z.object({
  promotion: Promotion,
  /** What a save must name; a promotion that there is not yet has 0. */
  version: z.number().int(),
  changedAt: z.string(),
  changedBy: z.string(),
  codes: z.number().int(),
  codesUsed: z.number().int(),
});
export type SavedPromotion = z.infer<typeof SavedPromotion>;

/** One code for many, written by hand; or many for one use each, made up by the shop. */
export const NewCodes = z.union([
  z.object({ code: z.string().min(1).max(60), mostUses: z.number().int().min(1).max(10_000_000).optional() }),
  z.object({ count: z.number().int().min(1).max(100_000), prefix: z.string().max(12).default('') }),
]);
export type NewCodes = z.infer<typeof NewCodes>;

export const Simulation = z.object({
  market: MarketId,
  lines: z
    .array(z.object({ sku: z.string().min(1).max(240), quantity: z.number().int().min(1).max(99) }))
    .min(1)
    .max(200),
  /** Promotions that are treated as if their code had been given. */
  withCodesOf: z.array(z.string().max(60)).max(50).default([]),
  customers: z.array(CustomerKind).max(4).default(['guest']),
  /** As if it were then. */
  at: z.iso.datetime().optional(),
  /** In place of the saved one with the same id, or beside the others. */
  draft: Promotion.optional(),
});
export type Simulation = z.infer<typeof Simulation>;
export const SimulationResult = BasketAnswer.extend({ outcomes: z.array(PromotionOutcome) });
export type SimulationResult = z.infer<typeof SimulationResult>;

const ofPromotion = z.object({ id: z.string().min(1).max(60) });
const Code = z.object({ code: z.string(), mostUses: z.number().int().nullable(), used: z.number().int() });

export const promotions = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio/promotions',
    summary: 'Every promotion, in the order in which they are looked at.',
    access: { staff: 'promotion.read' },
    response: z.array(SavedPromotion),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/studio/promotions/:id',
    summary:
      'Makes or changes a promotion. Live on every process within a second. What somebody else has saved since is put together with it when `base` is sent, field by field; refused with the fields that both changed.',
    access: { staff: 'promotion.write' },
    params: ofPromotion,
    query: z.object({ basedOn: z.coerce.number().int().min(0).max(1_000_000_000).default(0) }),
    /** `base`: what the work began with. */
    body: Promotion.extend({ base: Promotion.optional() }),
    response: SavedPromotion,
    errors: ['conflict'],
  }),
  makeCodes: endpoint({
    method: 'POST',
    path: '/api/studio/promotions/:id/codes',
    summary: 'Adds codes to a promotion: one of your own, or up to 100,000 for a single use each.',
    access: { staff: 'promotion.write' },
    params: ofPromotion,
    body: NewCodes,
    response: z.object({ codes: z.array(z.string()) }),
    errors: ['not_found', 'conflict'],
    rateLimit: { limit: 60, seconds: 3_600 },
  }),
  listCodes: endpoint({
    method: 'GET',
    path: '/api/studio/promotions/:id/codes',
    summary: 'The codes of a promotion, a page at a time in the order of the alphabet.',
    access: { staff: 'promotion.read' },
    params: ofPromotion,
    query: z.object({ after: z.string().max(60).default(''), limit: z.coerce.number().int().min(1).max(10_000).default(100) }),
    response: z.array(Code),
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/api/studio/promotions/simulate',
    summary: 'What a basket would get, from which promotion, and why not from the others. Changes nothing.',
    access: { staff: 'promotion.read' },
    body: Simulation,
    response: SimulationResult,
    errors: ['line_refused'],
  }),
};
