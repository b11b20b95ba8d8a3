import { z } from 'zod';
import { mostLines, mostPieces, StockLocation } from '../basket-shape.ts';
import { Money } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { OrderId } from '../order-shape.ts';
import { OrderReturn, PictureFile, ReturnableLine, ReturnedLine, ReturnMethod, ReturnWishes } from '../returns.ts';

/** In which a piece came back. */
export const PieceCondition = z.enum(['asNew', 'worn', 'damaged', 'wrongPiece']);
export type PieceCondition = z.infer<typeof PieceCondition>;

const ReturnPlace = z.object({ kind: StockLocation, locationId: z.string(), name: z.string() });
export type ReturnPlace = z.infer<typeof ReturnPlace>;

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
      /** Came and was not accepted, and why: they go back to the buyer. */
      refused: z.number().int(),
      refusal: z.string(),
    }),
  ),
  /** Where pieces can be put that are sold again; the first is where they came from. */
  places: z.array(ReturnPlace),
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
  /** It is here, and another size takes the place of all of it: no money goes back. */
  isExchanged: z.boolean(),
  isWithdrawal: z.boolean(),
  method: OrderReturn.shape.method,
  pickupDay: z.string().optional(),
  registered: z.string(),
  pieces: z.number().int(),
});
export type ReturnRow = z.infer<typeof ReturnRow>;

/** The lists of the desk: `open` is everything that is waited for. */
export const returnLists = ['open', 'registered', 'onItsWay', 'received', 'refused', 'cancelled', 'all'] as const;
export type ReturnList = (typeof returnLists)[number];

export const FindReturns = z.object({
  state: z.enum(returnLists).default('open'),
  /** A return's number, or the beginning of an order's number or of an e-mail address. */
  search: z.string().trim().max(254).default(''),
  market: MarketId.optional(),
  limit: z.number().int().min(1).max(200).default(50),
  /** `next` of the answer before. */
  after: z.string().max(100).optional(),
});
export type FindReturns = z.infer<typeof FindReturns>;

const LineItemId = z.string().min(1).max(100);
const Pieces = z.number().int().min(1).max(mostPieces);
const Reason = z.string().trim().min(3).max(500);
const namesEachOnce = (lines: readonly { lineItemId: string }[]) =>
  new Set(lines.map(({ lineItemId }) => lineItemId)).size === lines.length;

export const ReceiveReturn = z.object({
  returnId: z.uuid(),
  /** The caller's own: sent again after a lost answer, it is received once. */
  key: z.uuid(),
  /** Where pieces are put that can be sold again. */
  kind: StockLocation,
  locationId: z.string().min(1).max(100),
  /** What is in the parcel and accepted; what is not named did not come. */
  lines: z
    .array(z.object({ lineItemId: LineItemId, quantity: Pieces, condition: PieceCondition, isRestocked: z.boolean() }))
    .min(1)
    .max(mostLines)
    .refine(namesEachOnce, 'validation.repeated'),
  /** What is in the parcel and not accepted, with a reason that its buyer reads. Nothing comes back for it. */
  refused: z
    .array(z.object({ lineItemId: LineItemId, quantity: Pieces, reason: Reason }))
    .max(mostLines)
    .refine(namesEachOnce, 'validation.repeated')
    .default([]),
});
export type ReceiveReturn = z.infer<typeof ReceiveReturn>;

/** What goes back for pieces, and by which means: gift cards first. */
export const ReturnWorth = z.object({
  amount: Money,
  /** Of the amount. */
  freight: Money,
  parts: z.array(z.object({ kind: z.enum(['provider', 'giftCard']), label: z.string(), amount: Money })),
});
export type ReturnWorth = z.infer<typeof ReturnWorth>;

const read = { method: 'POST', access: { staff: 'order.read' }, errors: ['not_found'] } as const;
const write = { method: 'POST', access: { staff: 'order.write' }, response: StaffReturn, errors: ['not_found', 'order_refused'] } as const;

export const RegisterReturn = z.object({
  orderId: OrderId,
  /** The caller's own: sent again after a lost answer, it is announced once. */
  key: z.uuid(),
  lines: ReturnWishes,
  method: ReturnMethod,
});
export type RegisterReturn = z.infer<typeof RegisterReturn>;

export const staffReturns = {
  returnable: endpoint({
    ...read,
    path: '/api/studio/returns/returnable',
    summary: 'What of an order can come back now, in which other sizes it could be sent, and by which ways.',
    body: z.object({ orderId: OrderId }),
    response: z.object({ lines: z.array(ReturnableLine), methods: z.array(ReturnMethod) }),
  }),
  register: endpoint({
    ...write,
    path: '/api/studio/returns/register',
    summary: 'Announces a return for a buyer who called, or whose parcel came unannounced: for the money, or for another size.',
    body: RegisterReturn,
  }),
  find: endpoint({
    ...read,
    path: '/api/studio/returns/find',
    summary: 'Returns of one list: those that are waited for oldest first, others newest first. A search goes through all of them.',
    body: FindReturns,
    /** Counted to ten thousand. */
    response: z.object({
      returns: z.array(ReturnRow),
      next: z.string().optional(),
      counts: z.partialRecord(z.enum(returnLists), z.number().int()),
    }),
  }),
  get: endpoint({
    ...read,
    path: '/api/studio/returns/get',
    summary: 'One return by its number, which is also what its square code says.',
    body: z.object({ returnNumber: z.string().trim().min(3).max(60) }),
    response: StaffReturn,
  }),
  estimate: endpoint({
    ...read,
    path: '/api/studio/returns/estimate',
    summary: 'What would go back if these pieces were taken in now. Nothing is written.',
    body: z.object({
      returnId: z.uuid(),
      lines: z
        .array(z.object({ lineItemId: LineItemId, quantity: Pieces }))
        .max(mostLines)
        .refine(namesEachOnce, 'validation.repeated'),
    }),
    response: ReturnWorth,
    errors: ['not_found', 'order_refused'],
  }),
  ofOrder: endpoint({
    ...read,
    path: '/api/studio/returns/of-order',
    summary: 'The returns of an order, newest first.',
    body: z.object({ orderId: OrderId }),
    response: z.object({ returns: z.array(StaffReturn) }),
  }),
  picture: endpoint({
    method: 'GET',
    access: { staff: 'order.read' },
    caching: 'no-store',
    path: '/api/studio/returns/picture/:pictureId',
    summary: 'A picture of a fault that a buyer sent. An address to show.',
    params: z.object({ pictureId: z.uuid() }),
    response: PictureFile,
    answersFile: 'image/webp',
    errors: ['not_found'],
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
    body: z.object({ returnId: z.uuid(), reason: Reason }),
  }),
};
