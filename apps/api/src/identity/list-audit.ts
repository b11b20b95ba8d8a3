import type { AuditEntry } from '@selvedge/contract/studio/staff.ts';
import { desc, eq, lt } from 'drizzle-orm';
import { auditTable } from '../audit/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { staffTable } from './tables.ts';

type Asked = { limit: number; before?: string | undefined };

/** The newest first. A colleague who has left is still named: whoever reads it must know whom to ask about. */
export async function listAudit(ctx: Ctx, { limit, before: known }: Asked): Promise<AuditEntry[]> {
  const { id, at, who, action, subject, before, after } = auditTable;
  const rows = await ctx.db
    .select({ id, at, who, name: staffTable.name, action, subject, before, after })
    .from(auditTable)
    .leftJoin(staffTable, eq(staffTable.email, who))
    .where(known === undefined ? undefined : lt(id, BigInt(known)))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString(), name: row.name ?? row.who }));
}
