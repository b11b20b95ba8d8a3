import { ShopError } from '@selvedge/contract/error.ts';
import type { Mailing } from '@selvedge/contract/mailing.ts';
import type { SavedMailing } from '@selvedge/contract/studio/mailings.ts';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getMailing } from './list-mailings.ts';
import { mailingTable, segmentTable } from './tables.ts';

type Save = { id: string; basedOn: number; mailing: Mailing };

/** With an audit entry. Only a draft: what is planned is taken back first, what has begun was read by some. */
export async function saveMailing(ctx: Ctx, { id, basedOn, mailing }: Save): Promise<SavedMailing> {
  if (mailing.id !== id) throw new ShopError('invalid_request', { id: ['validation.invalid_value'] });
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailing ${id}`}, 0))`);
    const [before] = await tx.select().from(mailingTable).where(eq(mailingTable.id, id)).for('update');
    if ((before?.version ?? 0) !== basedOn) throw new ShopError('conflict', { basedOn: ['studio.promotion_changed_elsewhere'] });
    if (before && before.state !== 'draft') throw new ShopError('conflict', { state: ['studio.mailing_not_draft'] });
    const [segment] = await tx
      .select({ id: segmentTable.id })
      .from(segmentTable)
      .where(eq(segmentTable.id, mailing.segmentId))
      .for('share');
    if (!segment) throw new ShopError('not_found', { segmentId: ['validation.invalid_value'] });
    const who = staffOf(ctx);
    const row = { ...mailing, version: basedOn + 1, changedAt: ctx.now, changedBy: who };
    await tx.insert(mailingTable).values(row).onConflictDoUpdate({ target: mailingTable.id, set: row });
    const known = before && { name: before.name, segmentId: before.segmentId, contents: before.contents, perMinute: before.perMinute };
    await audit(tx, { at: ctx.now, who, action: 'mailing.save', subject: id, before: known, after: mailing });
    return getMailing(tx, id);
  });
}
