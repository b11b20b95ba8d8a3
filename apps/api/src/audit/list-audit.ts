import type { AuditEntry } from '@selvedge/contract/studio/staff.ts';
import { desc } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { auditTable } from './tables.ts';

export async function listAudit(ctx: Ctx, { limit }: { limit: number }): Promise<AuditEntry[]> {
  const rows = await ctx.db.select().from(auditTable).orderBy(desc(auditTable.id)).limit(limit);
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
}
