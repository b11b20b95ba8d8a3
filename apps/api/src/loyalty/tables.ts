import type { Occasion } from '@selvedge/contract/occasion.ts';
import type { Book, EntryKind } from '@selvedge/domain/loyalty/entry-books.ts';
import type { SpentLot } from '@selvedge/domain/loyalty/points-payment.ts';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => bigint(name, { mode: 'number' });

export const loyaltyAccountTable = pgTable('loyalty_account', {
  id: uuid().primaryKey(),
  contactId: uuid('contact_id').unique(),
  market: text().notNull(),
  balance: count('balance').notNull().default(0),
  pending: count('pending').notNull().default(0),
  debtReason: text('debt_reason').notNull().default(''),
  tier: text(),
  tierUntil: moment('tier_until'),
  openedAt: moment('opened_at').notNull(),
  closedAt: moment('closed_at'),
});
export type AccountRow = typeof loyaltyAccountTable.$inferSelect;

export const loyaltyEntryTable = pgTable('loyalty_entry', {
  id: count('id').generatedAlwaysAsIdentity().primaryKey(),
  accountId: uuid('account_id').notNull(),
  key: text().notNull().unique(),
  kind: text().$type<EntryKind>().notNull(),
  fromBook: text('from_book').$type<Book>().notNull(),
  toBook: text('to_book').$type<Book>().notNull(),
  points: count('points').notNull(),
  reference: text().notNull().default(''),
  reason: text().notNull().default(''),
  who: text().notNull().default(''),
  at: moment('at').notNull(),
});

export const loyaltyLotTable = pgTable('loyalty_lot', {
  id: count('id').generatedAlwaysAsIdentity().primaryKey(),
  accountId: uuid('account_id').notNull(),
  reference: text().notNull(),
  points: count('points').notNull(),
  remaining: count('remaining').notNull(),
  earnedAt: moment('earned_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  tierPoints: count('tier_points').notNull().default(0),
});

/** What a line earned when it was bought. One of a store knows its article, and which receipts took how many pieces back since. */
export type EarningLine = { lineId: string; quantity: number; points: number; ean?: string; back?: Readonly<Record<string, number>> };

export const loyaltyPurchaseTable = pgTable('loyalty_purchase', {
  reference: text().primaryKey(),
  accountId: uuid('account_id').notNull(),
  market: text().notNull(),
  lines: jsonb().$type<readonly EarningLine[]>().notNull(),
  points: count('points').notNull().default(0),
  state: text().$type<'pending' | 'booked'>().notNull().default('pending'),
  version: integer().notNull().default(0),
  dueAt: moment('due_at'),
  placedAt: moment('placed_at').notNull(),
});
export type PurchaseRow = typeof loyaltyPurchaseTable.$inferSelect;

export const loyaltyRuleTable = pgTable(
  'loyalty_rule',
  {
    kind: text().$type<'programme' | 'reward' | 'campaign'>().notNull(),
    id: text().notNull(),
    definition: jsonb().notNull(),
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.id] })],
);

export const loyaltyVoucherTable = pgTable('loyalty_voucher', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  rewardId: text('reward_id').notNull(),
  number: integer().notNull(),
  key: uuid().notNull(),
  choice: text(),
  code: text().unique(),
  issuedAt: moment('issued_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  redeemedAt: moment('redeemed_at'),
});
export type VoucherRow = typeof loyaltyVoucherTable.$inferSelect;

export const loyaltyGiftTable = pgTable(
  'loyalty_gift',
  {
    accountId: uuid('account_id').notNull(),
    occasion: text().$type<Occasion>().notNull(),
    year: integer().notNull(),
    points: count('points').notNull(),
    voucherId: uuid('voucher_id').unique(),
    /** A keyed hash of the member's address, which stays when they leave. */
    person: text(),
    at: moment('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.occasion, row.year] })],
);

export const loyaltyPaymentTable = pgTable('loyalty_payment', {
  cardId: uuid('card_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  key: uuid().notNull(),
  reference: text().notNull().unique(),
  points: count('points').notNull(),
  amount: count('amount').notNull(),
  pointsBack: count('points_back').notNull().default(0),
  amountBack: count('amount_back').notNull().default(0),
  lots: jsonb().$type<readonly SpentLot[]>().notNull(),
  madeAt: moment('made_at').notNull(),
});
export type PaymentRow = typeof loyaltyPaymentTable.$inferSelect;

export const loyaltyOfferTable = pgTable(
  'loyalty_offer',
  {
    accountId: uuid('account_id').notNull(),
    promotionId: text('promotion_id').notNull(),
    id: uuid().notNull().unique().defaultRandom(),
    shownAt: moment('shown_at'),
    redeemedAt: moment('redeemed_at'),
    code: text().unique(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.promotionId] })],
);

export const loyaltyCorrectionTable = pgTable('loyalty_correction', {
  id: uuid().primaryKey(),
  number: count('number').generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  key: uuid().notNull(),
  points: count('points').notNull(),
  reason: text().notNull(),
  state: text().$type<'waiting' | 'approved' | 'declined'>().notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: moment('decided_at'),
});
export type CorrectionRow = typeof loyaltyCorrectionTable.$inferSelect;

/** A voucher or an offer that a store took: what the redemptions of promotions call a basket. */
export const loyaltyTillUseTable = pgTable('loyalty_till_use', {
  id: uuid().primaryKey().defaultRandom(),
  voucherId: uuid('voucher_id').unique(),
  offerId: uuid('offer_id').unique(),
  receiptId: text('receipt_id').notNull(),
  market: text().notNull(),
  at: moment('at').notNull(),
});
