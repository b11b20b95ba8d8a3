import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { numberPicture } from './number-picture.ts';

type Row = { number: number; uploadKey: string; fileKey: string; focus: Point };

/**
 * A product's pictures with those of the library as they are now: a number that was seen may be that of a file which another one has
 * replaced since. Undefined when one of them was never there.
 */
export async function renewPictures(db: Db, pictures: readonly ImageIndex[]): Promise<ImageIndex[] | undefined> {
  const ours = pictures.filter(({ media }) => media !== undefined);
  if (ours.length === 0) return [...pictures];
  const { rows } = await db.execute<Row>(sql`
    select shelf.number, shelf.upload_key as "uploadKey", upload.file_key as "fileKey", shelf.focus
    from shelf_picture shelf join media_upload upload on upload.key = shelf.upload_key
    where shelf.number = any(${sql.param(ours.map(({ index }) => index))}::int[])`);
  const renewed: ImageIndex[] = [];
  for (const picture of pictures) {
    const row = rows.find(({ number, uploadKey }) => number === picture.index && uploadKey === picture.media);
    if (picture.media !== undefined && !row) return undefined;
    renewed.push(row ? { ...picture, index: await numberPicture(db, row) } : picture);
  }
  return renewed;
}

/**
 * Whoever replaces or throws away one of these pictures waits until the product shows it, and finds it there. Before any product is
 * locked: replacing locks the picture first, and would wait for us as we wait for it.
 */
export async function holdPictures(tx: Db, pictures: readonly ImageIndex[]): Promise<void> {
  const keys = [...new Set(pictures.flatMap(({ media }) => media ?? []))].sort();
  if (keys.length > 0) await tx.execute(sql`select from media_upload where key = any(${sql.param(keys)}::text[]) order by key for share`);
}
