import type { CaseMessage } from '@selvedge/contract/studio/cases.ts';
import type { CaseState, CaseSubject } from '@selvedge/contract/support.ts';
import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const caseTable = pgTable('support_case', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  key: uuid().notNull().unique(),
  market: text().notNull(),
  subject: text().$type<CaseSubject>().notNull(),
  state: text().$type<CaseState>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  shopperId: text('shopper_id'),
  orderId: text('order_id'),
  claimedOrder: text('claimed_order').notNull().default(''),
  assignedTo: text('assigned_to').notNull().default(''),
  accessKey: bytea('access_key').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const caseMessageTable = pgTable('support_message', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  key: uuid().notNull(),
  kind: text().$type<CaseMessage['kind']>().notNull(),
  who: text().notNull(),
  text: text().notNull(),
  at: moment('at').notNull(),
});
