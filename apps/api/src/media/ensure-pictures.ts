import type { Db } from '../db/db.ts';
import { namePictures, type Pictures } from './name-pictures.ts';
import { mediaPictureTable } from './tables.ts';

const rowsAtOnce = 1_000;

/**
 * Makes pictures known to the image service, which draws nothing else. Rows never change, so repeating it is harmless, and
 * it may run before the assortment that names them is published. Answers how many were new.
 */
export async function ensurePictures(db: Db, pictures: readonly Pictures[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < pictures.length; from += rowsAtOnce) {
    const rows = pictures.slice(from, from + rowsAtOnce).map((each) => ({
      key: namePictures(each).key,
      formats: [...each.formats],
      ...('recipe' in each ? { recipe: each.recipe } : { files: [...each.files] }),
    }));
    const inserted = await db.insert(mediaPictureTable).values(rows).onConflictDoNothing().returning({ key: mediaPictureTable.key });
    added += inserted.length;
  }
  return added;
}
