import type { NotifyMeKind } from '@selvedge/contract/notify-me.ts';
import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const notifyMeTable = pgTable('notify_me', {
  id: uuid().primaryKey().defaultRandom(),
  place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  kind: text().$type<NotifyMeKind>().notNull(),
  market: text().notNull(),
  productId: text('product_id').notNull(),
  sku: text().notNull(),
  email: text().notNull(),
  shopperId: text('shopper_id'),
  confirmedBy: bytea('confirmed_by'),
  termsVersion: text('terms_version').notNull(),
  askedAt: moment('asked_at').notNull(),
  askedFrom: text('asked_from').notNull(),
  confirmHash: bytea('confirm_hash'),
  confirmUntil: moment('confirm_until'),
  confirmedAt: moment('confirmed_at'),
  confirmedFrom: text('confirmed_from'),
  leaveToken: text('leave_token').notNull(),
  leftAt: moment('left_at'),
  toldAt: moment('told_at'),
});
