import { z } from 'zod';
import { StockLocation } from '../basket-shape.ts';
import { Money } from '../catalogue/price.ts';
import { Fulfilment, OrderProgress, OrderState } from '../order-shape.ts';
import { ParcelTrackingEvent } from '../parcel.ts';
import { FoundOrder } from './orders.ts';

/** The lists of the desk. Behind each stands work, but for the last two. */
export const WorkState = z.enum(['toPack', 'toShip', 'onTheWay', 'refundsWaiting', 'moneyFailed', 'waitingForPayment', 'done', 'all']);
export type WorkState = z.infer<typeof WorkState>;

export const WorkRow = FoundOrder.extend({ progress: OrderProgress, parcels: z.number().int() });
export type WorkRow = z.infer<typeof WorkRow>;

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

export const ParcelState = z.enum(['packed', 'shipped', 'delivered', 'lost', 'uncollected']);
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
