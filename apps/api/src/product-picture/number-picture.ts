import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { productPictureTable } from './tables.ts';

type Numbered = { uploadKey: string; fileKey: string; focus: Point };

/** The number of a file cut around a point. Another file or another point is another number, so that addresses may be kept for ever. */
export async function numberPicture(db: Db, picture: Numbered): Promise<number> {
  const { number, uploadKey, fileKey, focus } = productPictureTable;
  const find = async () => {
    const same = and(eq(uploadKey, picture.uploadKey), eq(fileKey, picture.fileKey), eq(focus, picture.focus));
    const [known] = await db.select({ number }).from(productPictureTable).where(same);
    return known?.number;
  };
  const known = await find();
  if (known !== undefined) return known;
  const [added] = await db.insert(productPictureTable).values(picture).onConflictDoNothing().returning({ number });
  // Two who chose the same at the same moment have the same number.
  return added?.number ?? (await find())!;
}
