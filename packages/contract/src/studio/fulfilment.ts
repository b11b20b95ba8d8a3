import { z } from 'zod';
import { StockLocation } from '../basket-shape.ts';
import { Money } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { Fulfilment, OrderId, OrderProgress, OrderState, SomePieces } from '../order.ts';
import { ParcelEventType, ParcelTrackingEvent } from '../parcel.ts';
import { StaffOrderRow } from './orders.ts';

/** The caller's own, one for each action: sent again after a lost answer, it is not done again. */
const Key = z.uuid();
const Reason = z.string().trim().min(3).max(500);

/** The lists of the desk. Behind each stands work, but for the last two. */
export const WorkState = z.enum(['toPack', 'toShip', 'onTheWay', 'refundsWaiting', 'moneyFailed', 'waitingForPayment', 'done', 'all']);
export type WorkState = z.infer<typeof WorkState>;

export const WorkRow = StaffOrderRow.extend({
  fulfilment: Fulfilment,
  progress: OrderProgress,
  /** Pieces that are neither packed nor cancelled. */
  openQuantity: z.number().int(),
  parcels: z.number().int(),
});
export type WorkRow = z.infer<typeof WorkRow>;

export const FindWork = z.object({
  state: WorkState.default('toPack'),
  market: MarketId.optional(),
  limit: z.number().int().min(1).max(200).default(50),
  /** `next` of the answer before. */
  after: z.string().max(100).optional(),
});
export type FindWork = z.infer<typeof FindWork>;

export const WorkLine = z.object({
  lineItemId: z.string(),
  sku: z.string(),
  ean: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  imageUrl: z.string(),
  isDigital: z.boolean(),
  quantity: z.number().int(),
  packed: z.number().int(),
  shipped: z.number().int(),
  cancelled: z.number().int(),
  returned: z.number().int(),
  refunded: z.number().int(),
  /** Of all pieces, as it was paid. */
  total: Money,
  /** Where pieces that are neither packed nor cancelled lie. */
  places: z.array(z.object({ kind: StockLocation, locationId: z.string(), quantity: z.number().int() })),
});
export type WorkLine = z.infer<typeof WorkLine>;

export const ParcelState = z.enum(['packed', 'shipped', 'delivered', 'lost']);
export type ParcelState = z.infer<typeof ParcelState>;

export const WorkParcel = z.object({
  parcelId: z.string(),
  /** The first of an order is 1. */
  number: z.number().int(),
  state: ParcelState,
  kind: StockLocation,
  locationId: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  trackingLink: z.string(),
  lines: z.array(z.object({ lineItemId: z.string(), quantity: z.number().int() })),
  packedAt: z.string(),
  packedBy: z.string(),
  shippedAt: z.string().optional(),
  deliveredAt: z.string().optional(),
  /** Newest first. */
  events: z.array(ParcelTrackingEvent),
});
export type WorkParcel = z.infer<typeof WorkParcel>;

export const RefundKind = z.enum(['cancellation', 'return', 'line', 'freight', 'amount']);
export type RefundKind = z.infer<typeof RefundKind>;
/** `waiting`: until a second member of staff agrees. */
export const RefundState = z.enum(['waiting', 'approved', 'declined']);
export type RefundState = z.infer<typeof RefundState>;
export const ChangeKind = z.enum(['capture', 'refund', 'release']);
export type ChangeKind = z.infer<typeof ChangeKind>;
/** `asked`: not done yet. `accepted`: the provider tells by a notice how it went. `refused`, `failed`: somebody must look at it. */
export const ChangeState = z.enum(['asked', 'accepted', 'done', 'refused', 'failed']);
export type ChangeState = z.infer<typeof ChangeState>;

export const WorkRefund = z.object({
  refundId: z.string(),
  kind: RefundKind,
  state: RefundState,
  amount: Money,
  freight: Money,
  reason: z.string(),
  lines: z.array(z.object({ lineItemId: z.string(), quantity: z.number().int(), amount: Money })),
  parts: z.array(z.object({ paymentId: z.string(), kind: z.enum(['provider', 'giftCard']), label: z.string(), amount: Money })),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.string().optional(),
  decidedAt: z.string().optional(),
});
export type WorkRefund = z.infer<typeof WorkRefund>;

export const PaymentChange = z.object({
  changeId: z.number().int(),
  kind: ChangeKind,
  state: ChangeState,
  amount: Money,
  at: z.string(),
  why: z.string(),
});
export type PaymentChange = z.infer<typeof PaymentChange>;

/** A row of the money of an order: what was bought, what was paid and what went back. */
export const LedgerEntry = z.object({
  at: z.string(),
  kind: z.enum(['line', 'freight', 'payment', 'refund']),
  /** Of a line: its name. Of a payment: the method. Of a refund: the reason. */
  text: z.string(),
  /** What was bought stands above 0, what was paid below; what went back above again. Together they are what is still owed. */
  amount: Money,
  lineItemId: z.string().optional(),
  refundId: z.string().optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const MoneyLedger = z.object({
  entries: z.array(LedgerEntry),
  total: Money,
  paid: Money,
  refunded: Money,
  /** The most that can still go back. */
  refundable: Money,
  /** Of that, for freight. */
  refundableFreight: Money,
  /** Above it a second member of staff has to agree. */
  aloneUpTo: Money,
});
export type MoneyLedger = z.infer<typeof MoneyLedger>;

/** Everything about the life of an order. Every action answers it whole. */
export const OrderWork = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderState: OrderState,
  fulfilment: Fulfilment,
  progress: OrderProgress,
  market: z.string(),
  lines: z.array(WorkLine),
  parcels: z.array(WorkParcel),
  cancellations: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      reason: z.string(),
      lines: z.array(z.object({ lineItemId: z.string(), quantity: z.number().int() })),
    }),
  ),
  refunds: z.array(WorkRefund),
  money: MoneyLedger,
  /** What the provider was asked for, oldest first. */
  changes: z.array(PaymentChange),
  notes: z.array(z.object({ at: z.string(), who: z.string(), text: z.string() })),
  /** Oldest first. */
  events: z.array(
    z.object({ at: z.string(), kind: z.string(), orderState: OrderState, who: z.string(), detail: z.record(z.string(), z.unknown()) }),
  ),
});
export type OrderWork = z.infer<typeof OrderWork>;

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
