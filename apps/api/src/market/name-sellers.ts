import type { Seller } from '@selvedge/contract/market.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { market } from './tables.ts';

/** Whom shoppers buy from, in every market that names nobody yet. Call before content is published: it comes along with it. */
export async function nameSellers(tx: Db, seller: Seller): Promise<void> {
  await tx.update(market).set({ seller }).where(sql`${market.seller} = '{}'`);
}
