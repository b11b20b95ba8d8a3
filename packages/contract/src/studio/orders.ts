import { z } from 'zod';
import { StockLocation } from '../basket-shape.ts';
import { Money } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { Fulfilment, OrderDetail, OrderState } from '../order-shape.ts';

/** A row of the list names nobody: who somebody is stands in the order, and looking there is written down. */
export const StaffOrderRow = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderState: OrderState,
  market: z.string(),
  created: z.string(),
  total: Money,
  quantity: z.number().int(),
  /** First name and the beginning of the last one. */
  buyer: z.string(),
});
export type StaffOrderRow = z.infer<typeof StaffOrderRow>;

/** With how far the sending is, in pieces; what is sent by mail is none. */
export const FoundOrder = StaffOrderRow.extend({
  fulfilment: Fulfilment,
  /** Neither packed nor cancelled. */
  openQuantity: z.number().int(),
  /** Of those that are not cancelled, so many have left. */
  sentQuantity: z.number().int(),
  toSendQuantity: z.number().int(),
});
export type FoundOrder = z.infer<typeof FoundOrder>;

const LinkedOrder = z.object({ orderId: z.string(), orderNumber: z.string() });

export const StaffPayment = z.object({
  paymentId: z.string(),
  kind: z.enum(['provider', 'giftCard']),
  provider: z.string(),
  method: z.string(),
  label: z.string(),
  amount: Money,
});
export type StaffPayment = z.infer<typeof StaffPayment>;

/** A try to pay, with how it went. */
export const StaffAttempt = z.object({
  attemptId: z.string(),
  provider: z.string(),
  state: z.string(),
  amount: Money,
  begun: z.string(),
  changed: z.string(),
});
export type StaffAttempt = z.infer<typeof StaffAttempt>;

export const StaffOrder = z.object({
  order: OrderDetail,
  /** Its pieces are sent for pieces of this one that came back. */
  exchangeOf: LinkedOrder.optional(),
  /** Sent for pieces of this order that came back. */
  exchanges: z.array(LinkedOrder),
  basketId: z.string(),
  /** Empty for a guest. */
  shopperId: z.string(),
  payments: z.array(StaffPayment),
  attempts: z.array(StaffAttempt),
  origins: z.array(z.object({ sku: z.string(), kind: StockLocation, locationId: z.string(), quantity: z.number().int() })),
  states: z.array(z.object({ orderState: OrderState, at: z.string() })),
  mails: z.array(z.object({ kind: z.string(), askedAt: z.string(), sentAt: z.string().optional() })),
  /** Who looked at it before. */
  looks: z.array(z.object({ at: z.string(), who: z.string(), action: z.string() })),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

export const FindOrders = z.object({
  /** The beginning of a number, an e-mail address or a name. In the body, so that no log holds it. */
  search: z.string().trim().max(254).default(''),
  market: MarketId.optional(),
  state: OrderState.optional(),
  /** Days, both included, as UTC counts them. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  limit: z.number().int().min(1).max(100).default(50),
  /** `next` of the answer before. */
  after: z.string().max(100).optional(),
});
export type FindOrders = z.infer<typeof FindOrders>;

export const staffOrders = {
  find: endpoint({
    method: 'POST',
    path: '/api/studio/orders/find',
    summary: 'Orders by number, e-mail address or name, of a market, in a state, of some days; newest first.',
    access: { staff: 'order.read' },
    body: FindOrders,
    response: z.object({ orders: z.array(FoundOrder), next: z.string().optional() }),
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/studio/orders/look',
    summary: 'An order with everything about it. That somebody looked is written down before they see anything.',
    access: { staff: 'order.read' },
    body: z.object({ orderId: z.string().min(1).max(100) }),
    response: StaffOrder,
    errors: ['not_found'],
  }),
};
