import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mailTable = pgTable('mail', {
  outboxId: bigint('outbox_id', { mode: 'number' }).primaryKey(),
  template: text('template').notNull(),
  market: text('market').notNull(),
  recipient: text('recipient'),
  subject: text('subject'),
  text: text('text'),
  html: text('html'),
  attachments: text('attachments').array().notNull().default([]),
  unsubscribeUrl: text('unsubscribe_url'),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
});
