import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { numberPicture } from '../../product-picture/number-picture.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { refuseDrawn } from './refuse-drawn.ts';
import { mediaUploadTable } from './tables.ts';

/** Of the kinds that a shop has words for, the one that promises least. */
const format = 'detail';

/** A picture as products hold it. It has its address from now on, so that it is seen in its place before anything is saved. */
export async function chooseForProduct({ db }: Ctx, { media, focus }: { media: string; focus: Point }): Promise<ImageIndex> {
  const { key, deletedAt, fileKey, alts, drawn } = mediaUploadTable;
  const [upload] = await db
    .select({ fileKey, alts, drawn })
    .from(mediaUploadTable)
    .where(and(eq(key, media), isNull(deletedAt)));
  if (!upload) throw new ShopError('not_found');
  refuseDrawn(upload);
  const point = { x: Math.round(focus.x), y: Math.round(focus.y) };
  const index = await numberPicture(db, { uploadKey: media, fileKey: upload.fileKey, focus: point });
  return { index, format, media, ...(Object.keys(upload.alts).length > 0 && { alts: upload.alts }) };
}
