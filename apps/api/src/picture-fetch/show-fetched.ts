import { sql } from 'drizzle-orm';
import { noteProducts } from '../catalogue/note-products.ts';
import { refreshFind } from '../catalogue/refresh-find.ts';
import type { Db } from '../db/db.ts';

/** Products show what was fetched for them. */
export async function showFetched(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: fetched } = await tx.execute<{ product: string }>(sql`
      with shown as (
        update import_picture set is_shown = true where state in ('fetched', 'known') and not is_shown returning product_id)
      select distinct product_id as product from shown`);
    if (fetched.length === 0) return;
    const ids = fetched.map(({ product }) => product);
    const { rows } = await tx.execute<{ id: string; style: string }>(sql`
      with locked as (
        select id, fetched_pictures(id, source_images, images) as shown from product
        where id = any(${sql.param(ids)}::text[]) and source_images is not null order by id for update)
      update product p set images = locked.shown, version = p.version + 1
      from locked where p.id = locked.id and p.images is distinct from locked.shown
      returning p.id, p.style_number as style`);
    if (rows.length === 0) return;
    await refreshFind(tx, [...new Set(rows.map(({ style }) => style))]);
    await noteProducts(
      tx,
      rows.map(({ id }) => id),
    );
  });
}
