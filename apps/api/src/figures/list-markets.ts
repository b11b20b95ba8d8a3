import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';

/** The markets that there are, and those of which only orders are left: without them a sum would not be what the books say. */
export async function listMarkets(db: Db, content: Pick<ContentSnapshot, 'byMarket' | 'closed'>): Promise<string[]> {
  const { rows } = await db.execute<{ market: string }>(sql`select market from order_counter`);
  return [...new Set([...content.byMarket.keys(), ...content.closed.keys(), ...rows.map(({ market }) => market)])].toSorted();
}
