import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const promotionTable = pgTable('promotion', {
  id: text().primaryKey(),
  definition: jsonb().notNull(),
  version: integer().notNull().default(1),
  changedAt: moment('changed_at').notNull(),
  changedBy: text('changed_by').notNull().default(''),
});

export const promotionCodeTable = pgTable('promotion_code', {
  code: text().primaryKey(),
  promotionId: text('promotion_id').notNull(),
  mostUses: integer('most_uses'),
  used: integer().notNull().default(0),
  /** The shopper who alone may use it. */
  owner: text(),
  until: moment('until'),
  createdAt: moment('created_at').notNull(),
});

export const promotionRedemptionTable = pgTable(
  'promotion_redemption',
  {
    basketId: uuid('basket_id').notNull(),
    promotionId: text('promotion_id').notNull(),
    code: text(),
    customer: text().notNull(),
    emailHash: text('email_hash'),
    at: moment('at').notNull(),
    attemptId: uuid('attempt_id'),
  },
  (row) => [primaryKey({ columns: [row.basketId, row.promotionId] })],
);

export const discountRulesTable = pgTable('staff_discount_rules', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  rules: jsonb().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});
