import type { CaseRow as ListedCase, StaffCase } from '@selvedge/contract/studio/cases.ts';
import { eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rightsOf } from '../identity/roles.ts';
import { staffTable } from '../identity/tables.ts';
import { orderTable } from '../order/tables.ts';
import { type CaseRow, caseNumber, listMessages } from './store.ts';

export function showRow(row: CaseRow): ListedCase {
  const { subject, state, market, assignedTo, createdAt, changedAt } = row;
  return {
    ...{ caseNumber: caseNumber(row), subject, caseState: state, market, assignedTo },
    ...{ created: createdAt.toISOString(), changed: changedAt.toISOString() },
  };
}

export async function showCase(db: Db, row: CaseRow): Promise<StaffCase> {
  const messages = await listMessages(db, row.id, { withNotes: true });
  const order = row.orderId === null ? undefined : await findNumber(db, row.orderId);
  return {
    ...showRow(row),
    ...{ name: row.name, email: row.email, shopperId: row.shopperId ?? '', claimedOrderNumber: row.claimedOrder },
    ...(order && { order }),
    messages: messages.map(({ id, kind, who, text, at }) => ({ id, kind, who, text, at: at.toISOString() })),
    colleagues: await listColleagues(db),
  };
}

async function findNumber(db: Db, orderId: string): Promise<StaffCase['order']> {
  const [row] = await db.select({ orderNumber: orderTable.number }).from(orderTable).where(eq(orderTable.id, orderId));
  return row && { orderId, orderNumber: row.orderNumber };
}

/** Everybody who may answer. */
export async function listColleagues(db: Db): Promise<StaffCase['colleagues']> {
  const { email, name, role, endedAt } = staffTable;
  const rows = await db.select({ email, name, role }).from(staffTable).where(isNull(endedAt)).orderBy(name).limit(1_000);
  return rows.filter((row) => rightsOf(row.role).includes('support.write')).map((row) => ({ email: row.email, name: row.name }));
}
