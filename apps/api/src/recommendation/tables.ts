import { bigint, doublePrecision, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ScoreKind } from './counted-days.ts';

export const recommendationEventTable = pgTable('recommendation_event', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  market: text().notNull(),
  visitor: uuid().notNull(),
  kind: text().$type<'view' | 'basket' | 'purchase'>().notNull(),
  productId: text('product_id').notNull(),
  groupId: uuid('group_id'),
  at: timestamp({ withTimezone: true }).notNull(),
});

export const recommendationScoreTable = pgTable(
  'recommendation_score',
  {
    kind: text().$type<ScoreKind>().notNull(),
    market: text().notNull(),
    /** How many of the last days were counted, see counted-days.ts. */
    days: smallint().notNull(),
    productId: text('product_id').notNull(),
    /** Empty where the score is the product's own. */
    otherId: text('other_id').notNull().default(''),
    score: doublePrecision().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.market, row.days, row.productId, row.otherId] })],
);
