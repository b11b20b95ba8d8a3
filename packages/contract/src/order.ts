import { z } from 'zod';
import { Address } from './address.ts';
import { CatalogParams } from './catalogue/catalogue.ts';
import { endpoint } from './endpoint.ts';
import { CancelReason, CancelWorth, OrderAnswer, OrderSummary, Receipt, SomePieces } from './order-shape.ts';

const mostListed = 50;

const call = { method: 'GET', caching: 'no-store', contentType: 'application/json-patch+json', errors: ['not_found'] } as const;

/** What a guest knows of an order. */
export const TrackOrder = z.object({ orderNumber: z.string().trim().min(1).max(40), email: z.string().trim().min(3).max(254) });
export type TrackOrder = z.infer<typeof TrackOrder>;

/** Proof of being the buyer for who has no account: the mail's token, or the cookie of the browser that paid. */
const Token = z.string().max(100).optional();
const OwnOrder = z.object({ orderId: z.string().min(1).max(100) });
const change = {
  method: 'POST',
  caching: 'no-store',
  access: 'public',
  contentType: 'application/json-patch+json',
  rateLimit: { limit: 30, seconds: 600, name: 'order-change' },
} as const;

export const order = {
  cancel: endpoint({
    ...change,
    path: '/api/order/order/:orderId/cancel',
    summary: 'The buyer cancels an order, or pieces of it, while nothing is packed. The money goes back the way it came.',
    params: OwnOrder,
    body: z.object({
      /** The caller's own: sent again after a lost answer, nothing is cancelled twice. */
      key: z.uuid(),
      /** Left out: everything. */
      lines: SomePieces.optional(),
      reason: CancelReason.default('other'),
      token: Token,
    }),
    response: OrderAnswer,
    errors: ['not_found', 'order_refused'],
  }),
  cancelWorth: endpoint({
    ...change,
    path: '/api/order/order/:orderId/cancel/worth',
    summary: 'What would go back to the buyer if an order, or pieces of it, were cancelled now. Nothing is changed.',
    rateLimit: { limit: 120, seconds: 600, name: 'order-cancel-worth' },
    params: OwnOrder,
    body: z.object({ lines: SomePieces.optional(), token: Token }),
    response: CancelWorth,
    errors: ['not_found', 'order_refused'],
  }),
  changeAddress: endpoint({
    ...change,
    path: '/api/order/order/:orderId/address',
    summary: 'The buyer changes where an order goes, while nothing is packed and within its country.',
    params: OwnOrder,
    body: z.object({ shippingAddress: Address, token: Token }),
    response: OrderAnswer,
    errors: ['not_found', 'order_refused', 'address_refused'],
  }),
  partCancel: endpoint({
    method: 'POST',
    path: '/api/order/manual-order-part-cancel',
    summary: 'Staff with the right over money cancel pieces of an order that are not packed.',
    access: { staff: 'order.refund' },
    needsConfirmation: true,
    contentType: 'application/json-patch+json',
    body: z.object({
      orderNumber: z.string().min(1).max(40),
      key: z.uuid(),
      lineItems: SomePieces,
      reason: z.string().trim().min(3).max(500),
    }),
    response: OrderAnswer,
    errors: ['not_found', 'order_refused'],
  }),
  track: endpoint({
    ...call,
    method: 'POST',
    path: '/api/order/:catalog/order/track',
    outlivesMarket: true,
    summary:
      'Opens an order to a guest who knows its number and e-mail address: the browser may read its receipt for a day. A wrong pair says nothing, and tries are limited.',
    access: 'public',
    params: CatalogParams,
    body: TrackOrder,
    response: z.object({ orderId: z.string(), market: z.string() }),
  }),
  receipt: endpoint({
    ...call,
    path: '/api/order/:catalog/order/receipt/:orderId',
    outlivesMarket: true,
    summary: 'The receipt of an order. Without proof of being its buyer, only its number, state and total.',
    access: 'public',
    params: CatalogParams.extend({ orderId: z.string().min(1).max(100) }),
    query: z.object({
      /** Of the mail's link, where it stands behind the hash sign: `/receipt?orderid=...#token=...` */
      token: z.string().max(100).optional(),
    }),
    response: Receipt,
  }),
  history: endpoint({
    ...call,
    path: '/api/order/order/history',
    summary: "The shopper's orders of all markets, newest first.",
    access: 'shopper',
    maintenance: 'account',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(mostListed).default(mostListed),
      /** `next` of the answer before. */
      after: z.string().max(100).optional(),
      /** A part of a product's name or of an order's number. */
      search: z.string().trim().max(100).default(''),
      year: z.coerce.number().int().min(2000).max(2999).optional(),
    }),
    response: z.object({
      orders: z.array(OrderSummary),
      next: z.string().optional(),
      /** In which there are orders, newest first; of the first page. */
      years: z.array(z.number().int()).optional(),
    }),
  }),
  byNumber: endpoint({
    ...call,
    path: '/api/order/order/number/:orderNumber',
    summary: "One of the shopper's orders, by its number.",
    access: 'shopper',
    params: z.object({ orderNumber: z.string().min(1).max(40) }),
    response: OrderAnswer,
  }),
  byInternalNumber: endpoint({
    ...call,
    path: '/api/order/order/internal/number/:orderNumber',
    summary: 'Any order by its number, for the systems behind the shop. Who asked is written down.',
    access: 'service',
    params: z.object({ orderNumber: z.string().min(1).max(40) }),
    response: OrderAnswer,
  }),
  get: endpoint({
    ...call,
    path: '/api/order/order/:orderId',
    summary: "One of the shopper's orders.",
    access: 'shopper',
    params: z.object({ orderId: z.string().min(1).max(100) }),
    response: OrderAnswer,
  }),
};
