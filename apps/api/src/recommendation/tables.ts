import { bigint, doublePrecision, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    kind: text().$type<'popular' | 'boughtTogether' | 'similar'>().notNull(),
    market: text().notNull(),
    productId: text('product_id').notNull(),
    /** Of what is popular: the days that count, see popular-window.ts. */
    otherId: text('other_id').notNull().default(''),
    score: doublePrecision().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.market, row.productId, row.otherId] })],
);
