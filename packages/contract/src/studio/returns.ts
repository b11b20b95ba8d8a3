import { z } from 'zod';
import { mostLines, mostPieces, StockLocation } from '../basket-shape.ts';
import { Money } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { OrderId } from '../order.ts';
import { OrderReturn, ReturnedLine } from '../returns.ts';

/** In which a piece came back. */
export const PieceCondition = z.enum(['asNew', 'worn', 'damaged', 'wrongPiece']);
export type PieceCondition = z.infer<typeof PieceCondition>;

export const StaffReturn = OrderReturn.extend({
  returnId: z.string(),
  changed: z.string(),
  refundId: z.string().optional(),
  lines: z.array(
    ReturnedLine.extend({
      sku: z.string(),
      ean: z.string(),
      /** What the shopper wrote. */
      words: z.string(),
      /** Once it is here. */
      received: z.number().int(),
      restocked: z.number().int(),
      condition: PieceCondition.optional(),
    }),
  ),
});
export type StaffReturn = z.infer<typeof StaffReturn>;

/** A row of the desk's list. */
export const ReturnRow = z.object({
  returnId: z.string(),
  returnNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  market: z.string(),
  returnState: OrderReturn.shape.returnState,
  isWithdrawal: z.boolean(),
  method: OrderReturn.shape.method,
  registered: z.string(),
  pieces: z.number().int(),
  amount: Money,
});
export type ReturnRow = z.infer<typeof ReturnRow>;

export const FindReturns = z.object({
  /** `open`: to be waited for. `closed`: everything else. */
  state: z.enum(['open', 'closed']).default('open'),
  market: MarketId.optional(),
  limit: z.number().int().min(1).max(200).default(50),
  /** `next` of the answer before. */
  after: z.string().max(100).optional(),
});
export type FindReturns = z.infer<typeof FindReturns>;

export const ReceiveReturn = z.object({
  returnId: z.uuid(),
  /** The caller's own: sent again after a lost answer, it is received once. */
  key: z.uuid(),
  /** Where pieces are put that can be sold again. */
  kind: StockLocation,
  locationId: z.string().min(1).max(100),
  /** What is in the parcel; what is not named did not come. */
  lines: z
    .array(
      z.object({
        lineItemId: z.string().min(1).max(100),
        quantity: z.number().int().min(1).max(mostPieces),
        condition: PieceCondition,
        isRestocked: z.boolean(),
      }),
    )
    .min(1)
    .max(mostLines)
    .refine((lines) => new Set(lines.map(({ lineItemId }) => lineItemId)).size === lines.length, 'validation.repeated'),
});
export type ReceiveReturn = z.infer<typeof ReceiveReturn>;

const read = { method: 'POST', access: { staff: 'order.read' }, errors: ['not_found'] } as const;
const write = { method: 'POST', access: { staff: 'order.write' }, response: StaffReturn, errors: ['not_found', 'order_refused'] } as const;

export const staffReturns = {
  find: endpoint({
    ...read,
    path: '/api/studio/returns/find',
    summary: 'Returns that are announced, oldest first, or those that are over, newest first.',
    body: FindReturns,
    response: z.object({ returns: z.array(ReturnRow), next: z.string().optional() }),
  }),
  ofOrder: endpoint({
    ...read,
    path: '/api/studio/returns/of-order',
    summary: 'The returns of an order, newest first.',
    body: z.object({ orderId: OrderId }),
    response: z.object({ returns: z.array(StaffReturn) }),
  }),
  noteSent: endpoint({
    ...write,
    path: '/api/studio/returns/note-sent',
    summary: 'A return is with the carrier: the buyer can no longer take it back.',
    body: z.object({ returnId: z.uuid() }),
  }),
  receive: endpoint({
    ...write,
    path: '/api/studio/returns/receive',
    summary: 'Takes a return in: what came, in which condition, what can be sold again. The money for it goes back the way it came.',
    body: ReceiveReturn,
  }),
  refuse: endpoint({
    ...write,
    path: '/api/studio/returns/refuse',
    summary: 'Refuses a return, with a reason that its buyer reads.',
    body: z.object({ returnId: z.uuid(), reason: z.string().trim().min(3).max(500) }),
  }),
};
