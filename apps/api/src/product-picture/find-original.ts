import { type Crop, cropAround, type Point } from '@selvedge/domain/media/crop-around.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

type Row = { focus: Point; width: number; height: number; bytes: Buffer };

/** The file that a number stands for, also when another one has taken its place since, and the part of it that products show. */
export async function findOriginal(db: Db, number: number): Promise<{ bytes: Buffer; crop: Crop } | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select shelf.focus, file.width, file.height, file.bytes
    from shelf_picture shelf, lateral (
      select width, height, bytes from media_upload where key = shelf.upload_key and file_key = shelf.file_key
      union all
      select width, height, bytes from media_version where upload_key = shelf.upload_key and file_key = shelf.file_key
      limit 1) file
    where shelf.number = ${number}`);
  const [row] = rows;
  return row && { bytes: row.bytes, crop: cropAround(row, { ratio: '3/4', focus: row.focus }) };
}
