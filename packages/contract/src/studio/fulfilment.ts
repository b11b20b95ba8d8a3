import { z } from 'zod';
import { StockLocation } from '../basket-shape.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { OrderId, SomePieces } from '../order-shape.ts';
import { ParcelEventType } from '../parcel.ts';
import { OrderWork, WorkRow, WorkState } from './order-work.ts';

/** The caller's own, one for each action: sent again after a lost answer, it is not done again. */
const Key = z.uuid();
const Reason = z.string().trim().min(3).max(500);

export const FindWork = z.object({
  state: WorkState.default('toPack'),
  market: MarketId.optional(),
  limit: z.number().int().min(1).max(200).default(50),
  /** `next` of the answer before. */
  after: z.string().max(100).optional(),
});
export type FindWork = z.infer<typeof FindWork>;

const OfOrder = z.object({ orderId: OrderId });
const OfParcel = OfOrder.extend({ parcelId: z.uuid() });

export const PackParcel = OfOrder.extend({
  key: Key,
  kind: StockLocation,
  locationId: z.string().min(1).max(100),
  lines: SomePieces,
});
export type PackParcel = z.infer<typeof PackParcel>;

export const ShipParcel = OfParcel.extend({
  courier: z.string().trim().min(1).max(60),
  trackingNumber: z.string().trim().min(3).max(60),
  trackingLink: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default(''),
});
export type ShipParcel = z.infer<typeof ShipParcel>;

export const ResendParcel = OfParcel.extend({ key: Key, kind: StockLocation, locationId: z.string().min(1).max(100) });
export type ResendParcel = z.infer<typeof ResendParcel>;

export const RefundWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), lineItemId: z.string().min(1).max(100), quantity: z.number().int().min(1).max(99) }),
  z.object({ kind: z.literal('freight') }),
  z.object({ kind: z.literal('amount'), amount: z.number().positive().max(1e9) }),
]);
export type RefundWish = z.infer<typeof RefundWish>;

const read = { method: 'POST', access: { staff: 'order.read' }, errors: ['not_found'] } as const;
const write = { method: 'POST', access: { staff: 'order.write' }, response: OrderWork, errors: ['not_found', 'order_refused'] } as const;
const money = { ...write, access: { staff: 'order.refund' }, needsConfirmation: true } as const;

export const fulfilment = {
  workList: endpoint({
    ...read,
    path: '/api/studio/fulfilment/work-list',
    summary: 'The orders of one list of the desk, oldest first, and how many each list holds.',
    body: FindWork,
    /** Counted to ten thousand; those that are done are not counted. */
    response: z.object({ orders: z.array(WorkRow), next: z.string().optional(), counts: z.partialRecord(WorkState, z.number().int()) }),
  }),
  get: endpoint({
    ...read,
    path: '/api/studio/fulfilment/get',
    summary: 'Pieces, parcels, cancellations, refunds, notes and money of an order.',
    body: OfOrder,
    response: OrderWork,
  }),
  pack: endpoint({
    ...write,
    path: '/api/studio/fulfilment/pack',
    summary: 'Puts pieces of one place into a parcel.',
    body: PackParcel,
  }),
  unpack: endpoint({
    ...write,
    path: '/api/studio/fulfilment/unpack',
    summary: 'Takes a parcel that has not left apart again.',
    body: OfParcel,
  }),
  ship: endpoint({
    ...write,
    path: '/api/studio/fulfilment/ship',
    summary: 'A parcel leaves, with its tracking number. With the last one the order is complete.',
    body: ShipParcel,
  }),
  recordEvent: endpoint({
    ...write,
    path: '/api/studio/fulfilment/record-event',
    summary: 'Notes what happened to a parcel on its way, as a carrier would tell it: delivered, a failed attempt, a delay.',
    body: OfParcel.extend({ key: Key, type: ParcelEventType }),
  }),
  loseParcel: endpoint({
    ...write,
    path: '/api/studio/fulfilment/lose-parcel',
    summary: 'A parcel that left is lost. Its pieces can be sent again, or cancelled and paid back.',
    body: OfParcel,
  }),
  resendParcel: endpoint({
    ...write,
    path: '/api/studio/fulfilment/resend-parcel',
    summary: 'Packs what was in a lost parcel anew, from pieces of the stock at a place.',
    body: ResendParcel,
  }),
  cancelLines: endpoint({
    ...money,
    path: '/api/studio/fulfilment/cancel',
    summary: 'Cancels pieces that are not packed, with a reason. They go back to where they lay, and their money to the shopper.',
    body: OfOrder.extend({ key: Key, lines: SomePieces, reason: Reason }),
  }),
  refund: endpoint({
    ...money,
    path: '/api/studio/fulfilment/refund',
    summary:
      'Gives back the money of pieces, of the freight, or an amount; never more than was paid. Above a limit it waits for a second one.',
    body: OfOrder.extend({ key: Key, what: RefundWish, reason: Reason }),
  }),
  decideRefund: endpoint({
    ...money,
    path: '/api/studio/fulfilment/decide-refund',
    summary: 'Agrees to a refund that another member of staff asked for, or declines it.',
    body: OfOrder.extend({ refundId: z.uuid(), isApproved: z.boolean() }),
  }),
  retryChange: endpoint({
    ...money,
    path: '/api/studio/fulfilment/retry-change',
    summary: 'Asks the provider again for what it refused.',
    body: OfOrder.extend({ changeId: z.number().int().positive() }),
  }),
  resendMail: endpoint({
    ...write,
    path: '/api/studio/fulfilment/resend-mail',
    summary: 'Sends a mail of the order once more, to the address that the order has.',
    body: OfOrder.extend({ key: Key, kind: z.string().min(1).max(60) }),
  }),
  addNote: endpoint({
    ...write,
    path: '/api/studio/fulfilment/add-note',
    summary: 'A note for colleagues. The shopper never sees it.',
    body: OfOrder.extend({ key: Key, text: z.string().trim().min(1).max(2_000) }),
  }),
};
