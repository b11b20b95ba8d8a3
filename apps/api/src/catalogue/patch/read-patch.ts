import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { PriceHistory } from '../catalogue-source.ts';
import { readOptions, readStyles, readTexts, toHistory } from '../database-source.ts';
import type { CataloguePatch } from './catalogue-patch.ts';

/** Some products as they stand in the tables, with the texts of their styles and their prices in every market. */
export async function readPatch(
  db: Db,
  { revision, products }: { revision: string; products: readonly string[] },
): Promise<CataloguePatch> {
  const ids = sql.param([...products]);
  const ofStyles: SQL = sql`style_number in (select style_number from product where id = any(${ids}::text[]))`;
  const { rows } = await db.execute<{ market: string; key: string; rows: string }>(sql`
    select market, product_id as key,
      string_agg(concat_ws(' ', extract(epoch from valid_from) * 1000, list, sales, member), ',' order by valid_from) as rows
    from price where product_id = any(${ids}::text[]) and market = any(array(select id from market)) group by market, product_id`);
  const prices = new Map<string, PriceHistory[]>();
  for (const { market, ...row } of rows) prices.set(market, [...(prices.get(market) ?? []), toHistory(row)]);
  return {
    ...{ revision, products, prices },
    options: await readOptions(db, sql`product.id = any(${ids}::text[])`),
    styles: await readStyles(db, ofStyles),
    texts: await readTexts(db, ofStyles),
  };
}
