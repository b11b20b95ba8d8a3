import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

/** Every price of some products, by product and market, in the order of time. */
export async function readPriceRows(
  db: Db,
  { products, markets }: { products: readonly string[]; markets?: readonly string[] },
): Promise<Map<string, PriceRow[]>> {
  const { rows } = await db.execute<{ key: string; at: number; list: number; sales: number; member: number | null }>(sql`
    select product_id || ' ' || market as key, extract(epoch from valid_from)::float8 * 1000 as at,
      list::float8 as list, sales::float8 as sales, member::float8 as member
    from price where product_id = any(${sql.param([...products])}::text[])
      and market = any(${markets ? sql`${sql.param([...markets])}::text[]` : sql`array(select id from market)`})
    order by market, product_id, valid_from`);
  const found = new Map<string, PriceRow[]>();
  for (const { key, at, list, sales, member } of rows) {
    const row = { validFrom: Math.round(at), list, sales, member: member ?? undefined };
    const known = found.get(key);
    if (known) known.push(row);
    else found.set(key, [row]);
  }
  return found;
}
