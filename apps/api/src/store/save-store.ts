import { ShopError } from '@selvedge/contract/error.ts';
import type { StoredStore } from '@selvedge/contract/store.ts';
import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import { forgetMoved, noteMoved } from '../redirect/note-moved.ts';
import { bumpRevision } from '../revision/revision.ts';
import type { Ctx } from '../shop/ctx.ts';
import { closeStockLocation, keepStockLocation } from './keep-stock-location.ts';
import { storeTable } from './tables.ts';

/** By staff. A version of 0 makes a new one. */
export function saveStore(ctx: Ctx, store: StoredStore): Promise<StoredStore> {
  return ctx.db.transaction(async (tx) => {
    const saved = await writeStore(tx, ctx, store);
    await bumpRevision(tx, 'content');
    return saved;
  });
}

export async function removeStore(ctx: Ctx, { id, version }: Pick<StoredStore, 'id' | 'version'>): Promise<{ status: 'OK' }> {
  await ctx.db.transaction(async (tx) => {
    const before = await lockStore(tx, id);
    if (!before) throw new ShopError('not_found');
    if (before.version !== version) throw changedMeanwhile();
    await tx.delete(storeTable).where(eq(storeTable.id, id));
    await closeStockLocation(tx, before);
    await noteMoved(tx, { market: '*', path: `/stores/${before.slug}`, target: undefined, at: ctx.now, who: staffOf(ctx) });
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'store.remove', subject: id, before });
    await bumpRevision(tx, 'content');
  });
  return { status: 'OK' };
}

/** Call in a transaction that bumps the revision. */
export async function writeStore(tx: Db, ctx: Ctx, store: StoredStore): Promise<StoredStore> {
  const before = await lockStore(tx, store.id);
  if ((before?.version ?? 0) !== store.version) throw changedMeanwhile();
  refuseUnknownMarkets(ctx, store);
  const [other] = await tx
    .select({ id: storeTable.id })
    .from(storeTable)
    .where(and(eq(storeTable.slug, store.slug), ne(storeTable.id, store.id)));
  if (other) throw new ShopError('conflict', { slug: ['studio.store_slug_taken'] });
  const after = { ...store, version: store.version + 1 };
  await tx.insert(storeTable).values(after).onConflictDoUpdate({ target: storeTable.id, set: after });
  await keepStockLocation(tx, after);
  await forgetMoved(tx, { market: '*', path: `/stores/${store.slug}` });
  if (before && before.slug !== store.slug)
    await noteMoved(tx, { market: '*', path: `/stores/${before.slug}`, target: `store:${store.id}`, at: ctx.now, who: staffOf(ctx) });
  const action = before ? 'store.change' : 'store.add';
  await audit(tx, { at: ctx.now, who: staffOf(ctx), action, subject: store.id, ...(before && { before }), after });
  return after;
}

export async function lockStore(tx: Db, id: string): Promise<StoredStore | undefined> {
  const [row] = await tx.select().from(storeTable).where(eq(storeTable.id, id)).for('update');
  return row;
}

function refuseUnknownMarkets({ content }: Ctx, { markets }: StoredStore): void {
  if (markets.some((id) => !content.byMarket.has(id) && !content.closed.has(id)))
    throw new ShopError('conflict', { markets: ['studio.store_market_unknown'] });
}

const changedMeanwhile = () => new ShopError('conflict', { store: ['studio.store_changed'] });
