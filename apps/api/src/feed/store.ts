import type { ToldItems } from '@selvedge/domain/feed/note-items.ts';
import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type FeedRow, feedRevisionTable, feedStateTable, feedTable } from './tables.ts';

export async function findFeed(db: Db, id: string): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(feedTable).where(eq(feedTable.id, id));
  return row;
}

export async function lockFeed(tx: Db, id: string): Promise<FeedRow | undefined> {
  const [row] = await tx.select().from(feedTable).where(eq(feedTable.id, id)).for('update');
  return row;
}

export type ToldProduct = { productId: string; told: ToldItems };

const perPage = 500;

/** Products of which a feed said something else since a revision, a page at a time. */
export async function* readTold(db: Db, { feedId, since }: { feedId: string; since: number }): AsyncGenerator<ToldProduct[]> {
  let after = '';
  while (true) {
    const rows = await db
      .select()
      .from(feedStateTable)
      .where(and(eq(feedStateTable.feedId, feedId), gt(feedStateTable.revision, since), gt(feedStateTable.productId, after)))
      .orderBy(asc(feedStateTable.productId))
      .limit(perPage);
    if (rows.length > 0) yield rows.map(({ productId, items, gone }) => ({ productId, told: { items, gone } }));
    if (rows.length < perPage) return;
    after = rows.at(-1)!.productId;
  }
}

export async function readToldOf(db: Db, feedId: string, ids: readonly string[]): Promise<Map<string, ToldItems>> {
  const rows = await db
    .select()
    .from(feedStateTable)
    .where(and(eq(feedStateTable.feedId, feedId), inArray(feedStateTable.productId, [...ids])));
  return new Map(rows.map(({ productId, items, gone }) => [productId, { items, gone }]));
}

/** Ids of products of which a feed still says something. */
export async function* readToldIds(db: Db, feedId: string): AsyncGenerator<string[]> {
  let after = '';
  while (true) {
    const rows = await db
      .select({ id: feedStateTable.productId })
      .from(feedStateTable)
      .where(and(eq(feedStateTable.feedId, feedId), ne(feedStateTable.items, {}), gt(feedStateTable.productId, after)))
      .orderBy(asc(feedStateTable.productId))
      .limit(5_000);
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < 5_000) return;
    after = rows.at(-1)!.id;
  }
}

export async function saveTold(
  tx: Db,
  { feedId, revision, products }: { feedId: string; revision: number; products: readonly ToldProduct[] },
) {
  if (products.length === 0) return;
  await tx
    .insert(feedStateTable)
    .values(products.map(({ productId, told }) => ({ feedId, productId, ...told, revision })))
    .onConflictDoUpdate({
      target: [feedStateTable.feedId, feedStateTable.productId],
      set: { items: sql`excluded.items`, gone: sql`excluded.gone`, revision },
    });
}

export async function saveRevision(tx: Db, row: { feedId: string; revision: number; at: Date }): Promise<void> {
  await tx.insert(feedRevisionTable).values(row);
}

/** What a feed had come to at a moment. */
export async function revisionAt(db: Db, feedId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ revision: feedRevisionTable.revision })
    .from(feedRevisionTable)
    .where(and(eq(feedRevisionTable.feedId, feedId), lte(feedRevisionTable.at, at)))
    .orderBy(desc(feedRevisionTable.revision))
    .limit(1);
  return row?.revision ?? 0;
}

export async function noteFetch(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(feedTable)
    .set({ fetches: sql`${feedTable.fetches} + 1`, lastFetchedAt: at })
    .where(eq(feedTable.id, id));
}
