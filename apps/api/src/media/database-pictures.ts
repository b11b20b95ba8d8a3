import { firstLibraryIndex } from '@selvedge/contract/media.ts';
import type { Crop } from '@selvedge/domain/media/crop-around.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { findOriginal } from '../product-picture/find-original.ts';
import type { FileStore } from '../storage/stored-bytes.ts';
import type { Recipe } from './name-pictures.ts';
import { mediaPictureTable } from './tables.ts';

/** What one picture is made from: a recipe for the composer, or an original to be resized, or a part of one. */
export type Material = { recipe: Recipe; format: string } | { file: string } | { bytes: Uint8Array; crop: Omit<Crop, 'focus'> };

/** Port: where pictures come from. Undefined for a key or an index that nobody has named. */
export type PictureSource = { find(key: string, index: number): Promise<FoundMaterial | undefined> };
/** A picture of the library has no format of its own: each product says what it shows. */
type FoundMaterial = { format?: string; material: Material };

export function databasePictures({ db, ...store }: FileStore & { db: Db }): PictureSource {
  return {
    async find(key, index) {
      if (index >= firstLibraryIndex) {
        const original = await findOriginal({ db, ...store }, index);
        return original && { material: original };
      }
      const [row] = await db.select().from(mediaPictureTable).where(eq(mediaPictureTable.key, key));
      const format = row?.formats[index];
      if (!row || format === undefined) return undefined;
      if (row.recipe) return { format, material: { recipe: row.recipe, format } };
      const file = row.files?.[index];
      return file === undefined ? undefined : { format, material: { file } };
    },
  };
}
