import type { MarketSettings } from '@selvedge/contract/market.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { databaseSource } from '../database-source.ts';
import { readPatch } from '../patch/read-patch.ts';
import type { EngineFeed } from './fill-engine.ts';

const pageSize = 1_000;

/** The engine is filled with the rows that the snapshots in memory are made of. */
export async function databaseFeed(db: Db, markets: readonly MarketSettings[]): Promise<EngineFeed> {
  const { revision, categories, attributes, badges, locations, popularity } = await databaseSource(db);
  const ofMarkets = new Map<string, ReadonlyMap<string, number>>();
  for (const { id } of markets) ofMarkets.set(id, (await popularity?.(id)) ?? new Map());
  return {
    ...{ revision, markets, popularity: ofMarkets },
    basics: { categories, attributes, badges, locations },
    products: () => productIds(db),
    rows: async (products) => readPatch(db, { revision, products: await withParts(db, products) }),
  };
}

/** Each page begins after the last id of the one before: no cursor holds a transaction open while the engine is filled. */
async function* productIds(db: Db): AsyncGenerator<string[]> {
  let after = '';
  while (true) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from product where withdrawn_at is null and id > ${after} order by id limit ${pageSize}`,
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.id;
  }
}

/** A set costs what its parts cost, and is there as long as they are. */
async function withParts(db: Db, products: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct related_id as id from product_relation where kind = 'set' and product_id = any(${sql.param([...products])}::text[])`,
  );
  return [...new Set([...products, ...rows.map(({ id }) => id)])];
}

/** Sets that are made of some products, which change with them. */
export async function withSets(db: Db, products: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct product_id as id from product_relation where kind = 'set' and related_id = any(${sql.param([...products])}::text[])`,
  );
  return [...new Set([...products, ...rows.map(({ id }) => id)])];
}
