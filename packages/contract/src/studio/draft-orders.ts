import { z } from 'zod';
import { Sku } from '../basket.ts';
import { BasketAnswer, BasketLine, mostLines, mostPieces } from '../basket-shape.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';

/** `opened`: in the customer's basket. `expired`: sent, and nobody opened it in time. */
export const draftStates = ['draft', 'sent', 'opened', 'expired', 'paid', 'cancelled'] as const;
export const DraftState = z.enum(draftStates);
export type DraftState = z.infer<typeof DraftState>;

export const DraftRow = z.object({
  /** `D1001`. */
  draftNumber: z.string(),
  draftState: DraftState,
  market: z.string(),
  pieces: z.number().int(),
  createdBy: z.string(),
  changed: z.string(),
  /** Once it is paid. */
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
});
export type DraftRow = z.infer<typeof DraftRow>;

const DraftLines = z
  .array(z.object({ sku: Sku, quantity: z.number().int().min(1).max(mostPieces) }))
  .min(1)
  .max(mostLines)
  .refine((lines) => new Set(lines.map(({ sku }) => sku)).size === lines.length, 'validation.repeated');

export const StaffDraft = DraftRow.extend({
  email: z.string(),
  note: z.string(),
  created: z.string(),
  sent: z.string().optional(),
  expires: z.string().optional(),
  opened: z.string().optional(),
  /** As a guest would see it now: prices, and what is sold out. */
  answer: BasketAnswer,
});
export type StaffDraft = z.infer<typeof StaffDraft>;

export const FindDrafts = z.object({
  state: DraftState.optional(),
  /** A draft's number, or the beginning of an order's number or of an e-mail address. In the body, so that no log holds it. */
  search: z.string().trim().max(254).default(''),
  market: MarketId.optional(),
  limit: z.number().int().min(1).max(100).default(50),
  /** `next` of the answer before. */
  after: z.string().max(100).optional(),
});
export type FindDrafts = z.infer<typeof FindDrafts>;

export const SaveDraft = z.object({
  /** Of the caller's making: the same again is the same draft. */
  key: z.uuid(),
  /** Left out: a new one. */
  draftNumber: z.string().max(20).optional(),
  market: MarketId,
  email: z.email().max(254),
  note: z.string().trim().max(500).default(''),
  lines: DraftLines,
});
export type SaveDraft = z.infer<typeof SaveDraft>;

const ofDraft = z.object({ draftNumber: z.string().min(1).max(20) });
const read = { method: 'POST', access: { staff: 'support.read' } } as const;
const write = { method: 'POST', access: { staff: 'support.write' }, response: StaffDraft, errors: ['not_found', 'conflict'] } as const;

export const draftOrders = {
  find: endpoint({
    ...read,
    path: '/api/studio/draft-orders/find',
    summary: 'Orders that staff put together for customers, those that changed last first, with how many there are in each state.',
    body: FindDrafts,
    response: z.object({ drafts: z.array(DraftRow), next: z.string().optional(), counts: z.record(DraftState, z.number().int()) }),
  }),
  look: endpoint({
    ...read,
    path: '/api/studio/draft-orders/look',
    summary: 'One draft with its lines at the prices of now. That somebody looked is written down.',
    body: ofDraft,
    response: StaffDraft,
    errors: ['not_found'],
  }),
  findVariants: endpoint({
    ...read,
    path: '/api/studio/draft-orders/find-variants',
    summary: 'What a market sells, by name, number, sku or bar code, each size with its price and how many there are.',
    body: z.object({ market: MarketId, search: z.string().trim().min(1).max(200) }),
    response: z.object({ lines: z.array(BasketLine) }),
    errors: ['market_not_found'],
  }),
  save: endpoint({
    ...write,
    path: '/api/studio/draft-orders/save',
    summary: 'Keeps a draft, new or changed. A link that was sent before no longer works.',
    body: SaveDraft,
    errors: ['not_found', 'conflict', 'line_refused', 'market_not_found'],
  }),
  send: endpoint({
    ...write,
    path: '/api/studio/draft-orders/send',
    summary: 'Mails the customer a link that puts the draft into their basket, once. One that was sent before no longer works.',
    body: ofDraft,
  }),
  cancel: endpoint({
    ...write,
    path: '/api/studio/draft-orders/cancel',
    summary: 'Gives a draft up: its link no longer works.',
    body: ofDraft,
  }),
};
