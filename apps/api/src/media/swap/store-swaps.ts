import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { pictureSwapTable, type SwappedImage } from './tables.ts';

/** By the key of the crop that content names. */
export type PictureSwaps = ReadonlyMap<string, SwappedImage>;

export const noSwaps: PictureSwaps = new Map();

export async function readSwaps(db: Db): Promise<PictureSwaps> {
  return new Map((await db.select().from(pictureSwapTable)).map(({ cropKey, image }) => [cropKey, image]));
}

/** From now on `image` is shown where `cropKey` is named; undefined returns to the crop itself. Bump the content revision with it. */
export async function saveSwaps(tx: Db, swaps: readonly { cropKey: string; image: SwappedImage | undefined }[]): Promise<void> {
  const keys = swaps.map(({ cropKey }) => cropKey);
  if (keys.length > 0) await tx.delete(pictureSwapTable).where(inArray(pictureSwapTable.cropKey, keys));
  const rows = swaps.flatMap(({ cropKey, image }) => (image ? [{ cropKey, image }] : []));
  if (rows.length > 0) await tx.insert(pictureSwapTable).values(rows);
}
