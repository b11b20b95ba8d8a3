import { ShopError } from '@selvedge/contract/error.ts';
import type { Segment } from '@selvedge/contract/mailing.ts';
import type { SegmentList } from '@selvedge/contract/studio/mailings.ts';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { segmentTable } from './tables.ts';
import { listTiers } from './tier-spans.ts';

type Save = { id: string; basedOn: number; segment: Segment };

/** With an audit entry. What somebody else has saved since is not overwritten. */
export async function saveSegment(ctx: Ctx, { id, basedOn, segment }: Save): Promise<SegmentList> {
  if (segment.id !== id) throw new ShopError('invalid_request', { id: ['validation.invalid_value'] });
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`segment ${id}`}, 0))`);
    const [before] = await tx.select().from(segmentTable).where(eq(segmentTable.id, id));
    if ((before?.version ?? 0) !== basedOn) throw new ShopError('conflict', { basedOn: ['studio.promotion_changed_elsewhere'] });
    const who = staffOf(ctx);
    const row = { ...segment, version: basedOn + 1, changedAt: ctx.now, changedBy: who };
    await tx.insert(segmentTable).values(row).onConflictDoUpdate({ target: segmentTable.id, set: row });
    const known = before && { name: before.name, filter: before.filter };
    await audit(tx, { at: ctx.now, who, action: 'mailing.segment', subject: id, before: known, after: segment });
  });
  return listSegments(ctx);
}

export async function listSegments(ctx: Ctx): Promise<SegmentList> {
  const rows = await ctx.db.select().from(segmentTable).orderBy(segmentTable.name);
  return {
    segments: rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() })),
    tiers: await listTiers(ctx),
  };
}
