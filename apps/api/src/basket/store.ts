import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { basketTable } from './tables.ts';

const { id, tokenHash, shopperId, market, version, content } = basketTable;
const columns = { id, tokenHash, shopperId, market, version, content };
export type BasketRow = Pick<typeof basketTable.$inferSelect, keyof typeof columns>;

export type Holder = { tokenHash: Buffer | undefined; shopperId: string | undefined; market: string };

/** The basket of the cookie and the shopper's own in the market: none, one, or both. */
export function listHeld(db: Db, holder: Holder): Promise<BasketRow[]> {
  const byToken = holder.tokenHash && eq(tokenHash, holder.tokenHash);
  const byShopper = holder.shopperId ? and(eq(shopperId, holder.shopperId), eq(market, holder.market)) : undefined;
  if (!byToken && !byShopper) return Promise.resolve([]);
  return db
    .select(columns)
    .from(basketTable)
    .where(and(isNull(basketTable.closedAt), or(byToken, byShopper)));
}

export async function lockBasket(tx: Db, basketId: string): Promise<BasketRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(basketTable)
    .where(and(eq(id, basketId), isNull(basketTable.closedAt)))
    .for('update');
  return row;
}

/** Undefined when the shopper has a basket in the market already: another tab was quicker. */
export async function insertBasket(db: Db, row: Omit<BasketRow, 'version'> & { now: Date }): Promise<BasketRow | undefined> {
  const { now, ...values } = row;
  const [inserted] = await db
    .insert(basketTable)
    .values({ ...values, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning(columns);
  return inserted;
}

export type BasketChange = Partial<Pick<BasketRow, 'content' | 'market' | 'shopperId' | 'tokenHash'>>;

/** Undefined when somebody changed it since it was read: then nothing is written. */
export async function updateBasket(
  db: Db,
  row: BasketRow,
  { now, ...change }: BasketChange & { now: Date },
): Promise<BasketRow | undefined> {
  const [updated] = await db
    .update(basketTable)
    .set({ ...change, version: sql`${version} + 1`, changedAt: now })
    .where(and(eq(id, row.id), eq(version, row.version), isNull(basketTable.closedAt)))
    .returning({ version });
  return updated && { ...row, ...change, version: updated.version };
}

export async function deleteBasket(db: Db, basketId: string): Promise<void> {
  await db.delete(basketTable).where(and(eq(id, basketId), isNull(basketTable.closedAt)));
}

export async function findBasketById(db: Db, basketId: string): Promise<BasketRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(basketTable)
    .where(and(eq(id, basketId), isNull(basketTable.closedAt)));
  return row;
}

export async function listBasketsOf(db: Db, shopper: string): Promise<BasketRow[]> {
  return db
    .select(columns)
    .from(basketTable)
    .where(and(eq(shopperId, shopper), isNull(basketTable.closedAt)))
    .orderBy(market);
}

export async function findByRestoreHash(db: Db, hash: Buffer): Promise<BasketRow | undefined> {
  const [row] = await db.select(columns).from(basketTable).where(eq(basketTable.restoreHash, hash));
  return row;
}

export async function saveRestoreHash(db: Db, { basketId, hash }: { basketId: string; hash: Buffer }): Promise<void> {
  await db.update(basketTable).set({ restoreHash: hash }).where(eq(id, basketId));
}
