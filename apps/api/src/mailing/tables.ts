import type { MailingContent, SegmentFilter } from '@selvedge/contract/mailing.ts';
import type { MailingState } from '@selvedge/contract/studio/mailings.ts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const saved = {
  version: integer().notNull().default(1),
  changedAt: moment('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
};

export const segmentTable = pgTable('mailing_segment', {
  id: text().primaryKey(),
  name: text().notNull(),
  filter: jsonb().$type<SegmentFilter>().notNull(),
  ...saved,
});

export const mailingTable = pgTable('mailing', {
  id: text().primaryKey(),
  name: text().notNull(),
  segmentId: text('segment_id').notNull(),
  contents: jsonb().$type<Record<string, MailingContent>>().notNull(),
  perMinute: integer('per_minute').notNull(),
  state: text().$type<MailingState>().notNull().default('draft'),
  plannedAt: moment('planned_at'),
  batchAt: moment('batch_at'),
  finishedAt: moment('finished_at'),
  ...saved,
});
export type MailingRow = typeof mailingTable.$inferSelect;

export const recipientTable = pgTable(
  'mailing_recipient',
  {
    mailingId: text('mailing_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    market: text().notNull(),
    state: text().$type<'waiting' | 'sent' | 'skipped'>().notNull().default('waiting'),
    sentAt: moment('sent_at'),
    token: text().unique(),
    openedAt: moment('opened_at'),
    clickedAt: moment('clicked_at'),
  },
  (row) => [primaryKey({ columns: [row.mailingId, row.contactId] })],
);
