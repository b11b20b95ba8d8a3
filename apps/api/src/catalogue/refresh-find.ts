import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

const columns =
  'style_number, words, brand, kind, colour_family, categories, tags, badges, languages, has_picture, is_withdrawn, is_in_stock, new_from';

/** What products are found by, written anew where it is another. Call it in the transaction of the change. */
export const refreshFindSql = (where: string): string => `
  insert into product_find (product_id, ${columns}) select product_id, ${columns} from product_findable where ${where}
  on conflict (product_id) do update set (${columns}) = row (${columns.replace(/\w+/g, (name) => `excluded.${name}`)})
  where (${columns.replace(/\w+/g, (name) => `product_find.${name}`)})
    is distinct from (${columns.replace(/\w+/g, (name) => `excluded.${name}`)})`;

export async function refreshFind(tx: Db, styles: readonly string[]): Promise<void> {
  const [before = '', after = ''] = refreshFindSql('style_number = any(|::text[])').split('|');
  const query: SQL = sql`${sql.raw(before)}${sql.param([...styles])}${sql.raw(after)}`;
  await tx.execute(query);
}
