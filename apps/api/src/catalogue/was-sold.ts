import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Whether a product has been in the assortment and has left it. */
export async function wasSold(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from product where id = ${id} and withdrawn_at is not null`);
  return rows.length > 0;
}
