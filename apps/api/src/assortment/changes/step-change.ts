import { and, asc, eq, sql } from 'drizzle-orm';
import { mostNoted, noteProducts } from '../../catalogue/note-products.ts';
import type { Db } from '../../db/db.ts';
import { type Decision, decideApply, decideUndo } from './decide-item.ts';
import { planPage, planSize } from './plan-page.ts';
import { readCurrent } from './read-current.ts';
import { type ChangeItemRow, type ChangeSetRow, changeItemTable, changeSetTable } from './tables.ts';
import { writeDecisions } from './write-decisions.ts';

const batch = 250;

/**
 * One step of a change, in a transaction of its own. Answers whether there is another. The row of the change is locked, so that a
 * second process that was given the same work waits and then goes on where this one stopped.
 */
export async function stepChange(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [set] = await tx.select().from(changeSetTable).where(eq(changeSetTable.id, id)).for('update');
    if (set?.state === 'planning') return plan(tx, set, now);
    if (set?.state === 'applying') return work(tx, set, { from: 'planned', now });
    if (set?.state === 'undoing') return work(tx, set, { from: 'undoing', now });
    return false;
  });
}

async function plan(tx: Db, set: ChangeSetRow, now: Date): Promise<boolean> {
  const ids = await planPage(tx, set);
  const isLast = ids.length < planSize;
  await tx
    .update(changeSetTable)
    .set({
      ...{ state: isLast ? 'planned' : 'planning', reached: ids.at(-1) ?? set.reached, updatedAt: now },
      done: isLast ? set.total : set.done + ids.length,
    })
    .where(eq(changeSetTable.id, set.id));
  return !isLast;
}

/** Applies what is planned, or takes back what is to be undone. */
async function work(tx: Db, set: ChangeSetRow, { from, now }: { from: 'planned' | 'undoing'; now: Date }): Promise<boolean> {
  const items = await tx
    .select()
    .from(changeItemTable)
    .where(and(eq(changeItemTable.setId, set.id), eq(changeItemTable.state, from)))
    .orderBy(asc(changeItemTable.productId), asc(changeItemTable.field))
    .limit(batch);
  const current = await readCurrent(tx, items.length > 0 ? items : [{ productId: '', field: 'tags' }]);
  const decided = items.map((item) => ({
    ...{ productId: item.productId, field: item.field, item },
    decision: from === 'planned' ? decideApply(item, current, { plannedAt: set.at, now }) : decideUndo(item, current, now),
  }));
  await writeDecisions(tx, decided, { current, now });
  await noteItems(tx, set.id, decided, now);
  const isLast = items.length < batch;
  if (isLast) await finish(tx, set, now);
  return !isLast;
}

async function noteItems(tx: Db, setId: string, decided: readonly { item: ChangeItemRow; decision: Decision }[], now: Date): Promise<void> {
  if (decided.length === 0) return;
  const rows = decided.map(({ item, decision }) => ({
    ...{ product: item.productId, field: item.field, state: decision.state },
    // What begins at once has a moment from now on.
    after: 'after' in decision && decision.after ? { ...(item.after as object), plan: decision.after } : item.after,
    at: decision.state === 'skipped' || decision.state === 'kept' ? item.changedAt : now,
  }));
  await tx.execute(sql`
    update change_item i set state = r.state, after = coalesce(r.after, 'null'), changed_at = r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product text, field text, state text, after jsonb, at timestamptz)
    where i.set_id = ${setId}::uuid and i.product_id = r.product and i.field = r.field`);
}

async function finish(tx: Db, set: ChangeSetRow, now: Date): Promise<void> {
  await tx
    .update(changeSetTable)
    .set({ state: 'applied', updatedAt: now, ...(set.state === 'applying' && { appliedAt: now }) })
    .where(eq(changeSetTable.id, set.id));
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct product_id as id from change_item where set_id = ${set.id}::uuid and changed_at is not null limit ${mostNoted}`,
  );
  await noteProducts(
    tx,
    rows.map(({ id }) => id),
  );
}
