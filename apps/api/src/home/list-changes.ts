import type { Home } from '@selvedge/contract/studio/home.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { auditTable } from '../audit/tables.ts';
import { staffTable } from '../identity/tables.ts';
import type { Ctx } from '../shop/ctx.ts';

const most = 8;

/** The latest of what was changed. Who came in and who looked at what is in the log, and would fill the list. */
export async function listChanges({ db }: Pick<Ctx, 'db'>): Promise<Home['changes']> {
  const { id, at, who, action, subject } = auditTable;
  const rows = await db
    .select({ id, at, who, name: staffTable.name, action, subject })
    .from(auditTable)
    .leftJoin(staffTable, eq(staffTable.email, who))
    .where(sql`${action} not in ('staff.sign-in', 'customer.find') and ${action} not like '%.look'`)
    .orderBy(desc(id))
    .limit(most);
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString(), name: row.name ?? row.who }));
}
