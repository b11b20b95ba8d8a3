import type { StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { and, desc, eq, gt, like } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { auditTable } from '../../audit/tables.ts';
import type { Db } from '../../db/db.ts';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';

const lookMinutes = 10;

/** A screen that is looked at again within minutes is one look, unless another reason is given. */
export async function noteLook({ db, now, session }: Ctx, { customerId, reason }: { customerId: string; reason: string }): Promise<void> {
  const who = staffOf({ session });
  const since = new Date(now.getTime() - lookMinutes * 60_000);
  const { action, subject, at } = auditTable;
  const [known] = await db
    .select({ after: auditTable.after })
    .from(auditTable)
    .where(and(eq(action, 'customer.look'), eq(subject, customerId), eq(auditTable.who, who), gt(at, since)))
    .orderBy(desc(auditTable.id))
    .limit(1);
  if (known && (reason === '' || (known.after as { reason?: string } | null)?.reason === reason)) return;
  await audit(db, { at: now, who, action: 'customer.look', subject: customerId, ...(reason && { after: { reason } }) });
}

export async function listLooks(db: Db, customerId: string): Promise<StaffCustomer['looks']> {
  const { at, who, action, subject, after, id } = auditTable;
  const rows = await db
    .select({ at, who, action, after })
    .from(auditTable)
    .where(and(eq(subject, customerId), like(action, 'customer.%')))
    .orderBy(desc(id))
    .limit(20);
  return rows.map((row) => ({
    ...{ at: row.at.toISOString(), who: row.who, action: row.action },
    reason: (row.after as { reason?: string } | null)?.reason ?? '',
  }));
}
