import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const outboxTable = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: moment('created_at').notNull(),
  dueAt: moment('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  deliveredAt: moment('delivered_at'),
  deadAt: moment('dead_at'),
  /** `traceparent` of the request that caused it, where that was traced. */
  trace: text('trace'),
});
