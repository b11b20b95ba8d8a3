import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const priceDropMailTable = pgTable(
  'price_drop_mail',
  {
    shopperId: text('shopper_id').notNull(),
    productId: text('product_id').notNull(),
    market: text().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.shopperId, row.productId, row.market] })],
);
