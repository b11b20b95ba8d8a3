import type { PaymentProviderName } from '@selvedge/contract/payment-shape.ts';
import type { ChangeKind, ChangeState } from '@selvedge/contract/studio/order-work.ts';
import type { AttemptState } from '@selvedge/domain/payment/attempt-state.ts';
import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FrozenCheckout } from './frozen-checkout.ts';
import type { PaidWith, PayAction, ProviderName } from './payment-provider.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const paymentAttemptTable = pgTable('payment_attempt', {
  id: uuid().primaryKey(),
  basketId: uuid('basket_id').notNull(),
  basketVersion: integer('basket_version').notNull(),
  number: integer().notNull(),
  market: text().notNull(),
  shopperId: text('shopper_id'),
  provider: text().$type<PaymentProviderName>().notNull(),
  state: text().$type<AttemptState>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  reference: text().notNull().unique(),
  providerReference: text('provider_reference'),
  token: text(),
  request: bytea('request'),
  frozen: jsonb().$type<FrozenCheckout>().notNull(),
  action: jsonb().$type<PayAction>(),
  paidWith: jsonb('paid_with').$type<PaidWith>(),
  isHeld: boolean('is_held').notNull().default(false),
  reason: text(),
  becomes: text().$type<'cancelled' | 'expired' | 'refunded'>(),
  orderId: text('order_id'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lookAt: moment('look_at'),
  looks: integer().notNull().default(0),
  caller: text(),
});
export type Attempt = typeof paymentAttemptTable.$inferSelect;

export const paymentEventTable = pgTable(
  'payment_event',
  {
    provider: text().$type<ProviderName>().notNull(),
    id: text().notNull(),
    reference: text().notNull(),
    kind: text().notNull(),
    providerReference: text('provider_reference'),
    amount: bigint({ mode: 'number' }),
    currency: text(),
    token: text(),
    receivedAt: moment('received_at').notNull(),
    outcome: text(),
  },
  (row) => [primaryKey({ columns: [row.provider, row.id] })],
);

export const paymentSessionTable = pgTable(
  'payment_session',
  {
    basketId: uuid('basket_id').notNull(),
    provider: text().notNull(),
    basketVersion: integer('basket_version').notNull(),
    session: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.basketId, row.provider] })],
);

/** What a provider is to do with the payment of an order. */
export const paymentChangeTable = pgTable('payment_change', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  orderId: text('order_id').notNull(),
  paymentId: text('payment_id').notNull(),
  kind: text().$type<ChangeKind>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  key: text().notNull().unique(),
  state: text().$type<ChangeState>().notNull(),
  refundId: uuid('refund_id'),
  parcelId: uuid('parcel_id'),
  providerReference: text('provider_reference'),
  why: text(),
  askedAt: moment('asked_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  lookAt: moment('look_at'),
  looks: integer().notNull().default(0),
});
export type PaymentChange = typeof paymentChangeTable.$inferSelect;
