import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Recipe } from './name-pictures.ts';
import { mediaPictureTable } from './tables.ts';

/** What one picture is made from: a recipe for the composer, or an original to be resized. */
export type Material = { recipe: Recipe; format: string } | { file: string };

/** Port: where pictures come from. Undefined for a key or an index that nobody has named. */
export type PictureSource = { find(key: string, index: number): Promise<{ format: string; material: Material } | undefined> };

export function databasePictures(db: Db): PictureSource {
  return {
    async find(key, index) {
      const [row] = await db.select().from(mediaPictureTable).where(eq(mediaPictureTable.key, key));
      const format = row?.formats[index];
      if (!row || format === undefined) return undefined;
      if (row.recipe) return { format, material: { recipe: row.recipe, format } };
      const file = row.files?.[index];
      return file === undefined ? undefined : { format, material: { file } };
    },
  };
}
