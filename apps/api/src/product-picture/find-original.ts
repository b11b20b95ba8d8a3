import { type Crop, cropAround, type Point } from '@selvedge/domain/media/crop-around.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type FileStore, readBytes, type StoredBytes } from '../storage/stored-bytes.ts';

type Row = StoredBytes & { focus: Point; width: number; height: number };

/** The file that a number stands for, also when another one has taken its place since, and the part of it that products show. */
export async function findOriginal(
  { db, ...store }: FileStore & { db: Db },
  number: number,
): Promise<{ bytes: Buffer; crop: Crop } | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select shelf.focus, file.width, file.height, file.bytes, file.object
    from shelf_picture shelf, lateral (
      select width, height, bytes, object from media_upload where key = shelf.upload_key and file_key = shelf.file_key
      union all
      select width, height, bytes, object from media_version where upload_key = shelf.upload_key and file_key = shelf.file_key
      limit 1) file
    where shelf.number = ${number}`);
  const [row] = rows;
  return row && { bytes: await readBytes(store, row), crop: cropAround(row, { ratio: '3/4', focus: row.focus }) };
}
