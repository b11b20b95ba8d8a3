import { ShopError } from '@selvedge/contract/error.ts';
import type { ChangeSet, ChangeState } from '@selvedge/contract/studio/changes.ts';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getChange } from './get-change.ts';
import { runChange } from './run-change.ts';
import { type ChangeSetRow, changeSetTable } from './tables.ts';

/** Does what was planned and looked at. */
export async function applyChange(ctx: Ctx, id: string): Promise<ChangeSet> {
  await ctx.db.transaction(async (tx) => {
    const { asked, total } = await move(tx, { id, from: 'planned', to: 'applying', now: ctx.now });
    const after = { action: asked.action, products: total };
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'assortment.change', subject: id, after });
  });
  await runChange(ctx.db, { id, now: ctx.now });
  return getChange(ctx, id);
}

/** Takes back all of it, or what it did to some products. */
export async function undoChange(ctx: Ctx, { id, products }: { id: string; products?: string[] | undefined }): Promise<ChangeSet> {
  await ctx.db.transaction(async (tx) => {
    const { asked } = await move(tx, { id, from: 'applied', to: 'undoing', now: ctx.now });
    // Those that were kept may be tried again: what stood in the way may be gone.
    const { rowCount } =
      await tx.execute(sql`update change_item set state = 'undoing' where set_id = ${id}::uuid and state in ('applied', 'kept')
      ${products ? sql`and product_id = any(${sql.param(products)}::text[])` : sql``}`);
    const after = { changes: rowCount, ...(asked.action && { action: asked.action }), ...(products && { products }) };
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'assortment.undo', subject: id, after });
  });
  await runChange(ctx.db, { id, now: ctx.now });
  return getChange(ctx, id);
}

export async function discardChange(ctx: Ctx, id: string): Promise<ChangeSet> {
  await ctx.db.transaction(async (tx) => void (await move(tx, { id, from: 'planned', to: 'discarded', now: ctx.now })));
  return getChange(ctx, id);
}

type Move = { id: string; from: ChangeState; to: ChangeState; now: Date };

async function move(tx: Db, { id, from, to, now }: Move): Promise<ChangeSetRow> {
  const [set] = await tx.select().from(changeSetTable).where(eq(changeSetTable.id, id)).for('update');
  if (!set) throw new ShopError('not_found');
  if (set.state !== from) throw new ShopError('conflict', { state: ['studio.change_moved_on'] });
  await tx.update(changeSetTable).set({ state: to, updatedAt: now }).where(eq(changeSetTable.id, id));
  return set;
}
