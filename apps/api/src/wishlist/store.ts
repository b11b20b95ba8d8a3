import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { wishlistSkuTable, wishlistTable } from './tables.ts';

export type WishlistRow = typeof wishlistTable.$inferSelect;
/** A list with its skus, latest first. */
export type StoredWishlist = WishlistRow & { skus: string[] };

/** One shopper's changes one after the other: caps are counted and the default list is made without a race. */
export async function lockShopper(tx: Db, shopperId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${shopperId}`}, 0))`);
}

export async function listWishlistRows(db: Db, shopperId: string): Promise<WishlistRow[]> {
  const { isDefault, createdAt, id } = wishlistTable;
  return db.select().from(wishlistTable).where(eq(wishlistTable.shopperId, shopperId)).orderBy(desc(isDefault), createdAt, id);
}

/** Of this shopper; another's list is not there. */
export async function findWishlistRow(db: Db, { shopperId, id }: { shopperId: string; id: string }): Promise<WishlistRow | undefined> {
  const [row] = await db
    .select()
    .from(wishlistTable)
    .where(and(eq(wishlistTable.id, id), eq(wishlistTable.shopperId, shopperId)));
  return row;
}

export async function findDefaultRow(db: Db, shopperId: string): Promise<WishlistRow | undefined> {
  const [row] = await db
    .select()
    .from(wishlistTable)
    .where(and(eq(wishlistTable.shopperId, shopperId), eq(wishlistTable.isDefault, true)));
  return row;
}

export async function findSharedRow(db: Db, reference: string): Promise<WishlistRow | undefined> {
  const [row] = await db.select().from(wishlistTable).where(eq(wishlistTable.shareReference, reference));
  return row;
}

/** In two queries, however many lists there are. */
export async function withSkus(db: Db, rows: readonly WishlistRow[]): Promise<StoredWishlist[]> {
  const ids = rows.map(({ id }) => id);
  const { wishlistId, sku, position } = wishlistSkuTable;
  const found = ids.length
    ? await db.select({ wishlistId, sku }).from(wishlistSkuTable).where(inArray(wishlistId, ids)).orderBy(desc(position))
    : [];
  const byList = Map.groupBy(found, (each) => each.wishlistId);
  return rows.map((row) => ({ ...row, skus: (byList.get(row.id) ?? []).map((each) => each.sku) }));
}

/** Two tabs may ask at once: the second finds what the first has made. */
export async function insertDefault(db: Db, { shopperId, now }: { shopperId: string; now: Date }): Promise<void> {
  await db.insert(wishlistTable).values({ shopperId, name: '', isDefault: true, createdAt: now }).onConflictDoNothing();
}

type Named = { shopperId: string; name: string; now: Date };

/** Undefined when the shopper has a list of that name. */
export async function insertWishlist(db: Db, { shopperId, name, now }: Named): Promise<WishlistRow | undefined> {
  const [row] = await db
    .insert(wishlistTable)
    .values({ shopperId, name, isDefault: false, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function changeWishlist(
  db: Db,
  id: string,
  change: Partial<Pick<WishlistRow, 'name' | 'shareReference'>>,
): Promise<WishlistRow> {
  const [row] = await db.update(wishlistTable).set(change).where(eq(wishlistTable.id, id)).returning();
  return row!;
}

export async function deleteWishlistRow(db: Db, id: string): Promise<void> {
  await db.delete(wishlistTable).where(eq(wishlistTable.id, id));
}

/** The first of them ends up on top. What is there already keeps its place. */
export async function insertSkus(db: Db, { id, skus, now }: { id: string; skus: readonly string[]; now: Date }): Promise<void> {
  const rows = skus.toReversed().map((sku) => ({ wishlistId: id, sku, addedAt: now }));
  await db.insert(wishlistSkuTable).values(rows).onConflictDoNothing();
}

export async function deleteSku(db: Db, { id, sku }: { id: string; sku: string }): Promise<void> {
  await db.delete(wishlistSkuTable).where(and(eq(wishlistSkuTable.wishlistId, id), eq(wishlistSkuTable.sku, sku)));
}

export async function deleteWishlistsOf(db: Db, shopperId: string): Promise<void> {
  await db.delete(wishlistTable).where(eq(wishlistTable.shopperId, shopperId));
}

/** By another list of the same shopper. The default list may share a name: it is known by its place. */
export async function isNameTaken(db: Db, { shopperId, id, name, isDefault }: WishlistRow): Promise<boolean> {
  if (isDefault) return false;
  const others = await db
    .select({ id: wishlistTable.id })
    .from(wishlistTable)
    .where(
      and(
        eq(wishlistTable.shopperId, shopperId),
        eq(wishlistTable.isDefault, false),
        ne(wishlistTable.id, id),
        sql`lower(${wishlistTable.name}) = lower(${name})`,
      ),
    );
  return others.length > 0;
}
