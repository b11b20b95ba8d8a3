import type { Fulfilment, OrderState } from '@selvedge/contract/order-shape.ts';
import type { GiftCardWish } from '@selvedge/domain/basket/stored-line.ts';
import type { OrderDocument } from '@selvedge/domain/order/freeze-basket.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

/** What happens to an order beside its states. */
export type OrderEventKind =
  | 'state'
  | 'packed'
  | 'unpacked'
  | 'shipped'
  | 'parcelEvent'
  | 'parcelLost'
  | 'parcelUncollected'
  | 'cancelledLines'
  | 'addressChanged'
  | 'refundAsked'
  | 'refundDeclined'
  | 'refundApproved'
  | 'refunded'
  | 'moneyFailed'
  | 'mailResent'
  | 'returnEvent';

export const orderCounterTable = pgTable('order_counter', {
  market: text().primaryKey(),
  prefix: text().notNull().unique(),
  last: integer().notNull().default(100_000),
});

export const orderTable = pgTable('customer_order', {
  id: text().primaryKey(),
  number: text().notNull().unique(),
  basketId: uuid('basket_id').notNull().unique(),
  market: text().notNull(),
  state: text().$type<OrderState>().notNull(),
  fulfilment: text().$type<Fulfilment>().notNull().default('open'),
  shopperId: text('shopper_id'),
  email: text(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  currency: text().notNull(),
  total: amount('total').notNull(),
  vat: amount('vat').notNull(),
  quantity: integer().notNull(),
  document: jsonb().$type<OrderDocument>().notNull(),
  words: text().generatedAlwaysAs(sql`order_words(number, document)`),
  accessKey: bytea('access_key').notNull(),
  placedAt: moment('placed_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const orderLineTable = pgTable(
  'order_line',
  {
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    place: integer().notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    total: amount('total').notNull(),
    isDigital: boolean('is_digital').notNull(),
    giftCard: jsonb('gift_card').$type<GiftCardWish>(),
    packed: integer().notNull().default(0),
    shipped: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.lineId] })],
);

export const orderOriginTable = pgTable(
  'order_origin',
  {
    orderId: text('order_id').notNull(),
    sku: text().notNull(),
    kind: text().$type<'warehouse' | 'store'>().notNull(),
    locationId: text('location_id').notNull(),
    quantity: integer().notNull(),
    packed: integer().notNull().default(0),
    restored: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.sku, row.kind, row.locationId] })],
);

/** Of an order that was made by an exchange: which line of which order was paid for it. */
export const orderExchangeTable = pgTable(
  'order_exchange',
  {
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    ofOrderId: text('of_order_id').notNull(),
    ofLineId: text('of_line_id').notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.lineId] })],
);

export const orderPaymentTable = pgTable(
  'order_payment',
  {
    orderId: text('order_id').notNull(),
    paymentId: text('payment_id').notNull(),
    kind: text().$type<'provider' | 'giftCard'>().notNull(),
    provider: text(),
    method: text().notNull(),
    amount: amount('amount').notNull(),
    label: text(),
    isHeld: boolean('is_held').notNull().default(false),
    captured: amount('captured').notNull().default(0),
    refunded: amount('refunded').notNull().default(0),
    released: amount('released').notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.paymentId] })],
);

export const orderEventTable = pgTable('order_event', {
  id: amount('id').generatedAlwaysAsIdentity().primaryKey(),
  orderId: text('order_id').notNull(),
  state: text().$type<OrderState>().notNull(),
  kind: text().$type<OrderEventKind>().notNull().default('state'),
  detail: jsonb().$type<Record<string, unknown>>(),
  who: text(),
  at: moment('at').notNull(),
});

export const orderMailTable = pgTable(
  'order_mail',
  {
    orderId: text('order_id').notNull(),
    kind: text().notNull(),
    outboxId: amount('outbox_id').notNull(),
    at: moment('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.kind] })],
);
