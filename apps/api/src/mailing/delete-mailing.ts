import { ShopError } from '@selvedge/contract/error.ts';
import { canDeleteMailing } from '@selvedge/domain/mailing/can-delete-mailing.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { mailingTable, segmentTable } from './tables.ts';

/** With the notes of whom it went to. What it said stays in the audit. */
export async function deleteMailing(ctx: Ctx, { id }: { id: string }): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(mailingTable).where(eq(mailingTable.id, id)).for('update');
    if (!row) throw new ShopError('not_found');
    const { state, name, segmentId, contents, batchAt } = row;
    if (!canDeleteMailing({ state, lastMailAt: batchAt }, ctx.now)) throw new ShopError('conflict', { state: ['studio.mailing_kept'] });
    await tx.delete(mailingTable).where(eq(mailingTable.id, id));
    const before = { name, segmentId, state, contents };
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'mailing.delete', subject: id, before });
  });
  return undefined;
}

/** Only one that no mailing names: it could not say any more whom it was for. */
export async function deleteSegment(ctx: Ctx, { id }: { id: string }): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    // A mailing that is saved for it at this moment waits here, or has come first.
    const [row] = await tx.select().from(segmentTable).where(eq(segmentTable.id, id)).for('update');
    if (!row) throw new ShopError('not_found');
    const [used] = await tx.select({ id: mailingTable.id }).from(mailingTable).where(eq(mailingTable.segmentId, id)).limit(1);
    if (used) throw new ShopError('conflict', { segmentId: ['studio.segment_in_use'] });
    await tx.delete(segmentTable).where(eq(segmentTable.id, id));
    const before = { name: row.name, filter: row.filter };
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'mailing.delete-segment', subject: id, before });
  });
  return undefined;
}
