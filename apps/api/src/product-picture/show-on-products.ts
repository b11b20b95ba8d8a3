import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { inArray, sql } from 'drizzle-orm';
import { noteProducts } from '../catalogue/note-products.ts';
import type { Db } from '../db/db.ts';
import { numberPicture } from './number-picture.ts';
import { productPictureTable } from './tables.ts';

type Shown = { uploadKey: string; fileKey: string; focus?: Point | undefined };
type Row = { id: string; indexes: ImageIndex[] };

/**
 * Another file, or another point of it, on every product that shows a picture. Nobody's work on such a product gets old by it: the
 * number they have seen leads to the new file when they save.
 */
export async function showOnProducts(tx: Db, { uploadKey, fileKey, focus }: Shown): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select id, images -> 'indexes' as indexes from product
    where id in (select holder::jsonb ->> 0 from media_use where source = 'product' and crop_key = ${uploadKey})
    order by id for update`);
  if (rows.length === 0) return;
  const shown = rows.flatMap(({ indexes }) => indexes.flatMap(({ index, media }) => (media === uploadKey ? [index] : [])));
  const known = await tx.select().from(productPictureTable).where(inArray(productPictureTable.number, shown));
  const renumbered = new Map<number, number>();
  for (const { number, focus: before } of known)
    renumbered.set(number, await numberPicture(tx, { uploadKey, fileKey, focus: focus ?? before }));
  const values = rows.map(({ id, indexes }) => ({
    id,
    indexes: indexes.map((each) => (each.media === uploadKey ? { ...each, index: renumbered.get(each.index) ?? each.index } : each)),
  }));
  await tx.execute(sql`
    update product p set images = jsonb_set(p.images, '{indexes}', r.indexes)
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (id text, indexes jsonb) where p.id = r.id`);
  await noteProducts(
    tx,
    rows.map(({ id }) => id),
  );
}
