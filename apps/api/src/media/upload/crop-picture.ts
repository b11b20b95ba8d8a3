import type { Image, Ratio } from '@selvedge/contract/content/image.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { fileStoreOf } from '../../storage/stored-bytes.ts';
import { makeCrop } from './make-crop.ts';
import { refuseDrawn } from './refuse-drawn.ts';
import { mediaCropTable, mediaUploadTable } from './tables.ts';

type Choice = { key: string; ratio: Ratio; focus: Point; alt: string };

/** A picture as pages hold it. Which picture it is of is kept: that is how the library knows where one is shown. */
export async function cropPicture(ctx: Ctx, { key, ratio, focus, alt }: Choice): Promise<Image> {
  const [upload] = await ctx.db
    .select()
    .from(mediaUploadTable)
    .where(and(eq(mediaUploadTable.key, key), isNull(mediaUploadTable.deletedAt)));
  if (!upload) throw new ShopError('not_found');
  refuseDrawn(upload);
  const made = await makeCrop({ db: ctx.db, ...fileStoreOf(ctx) }, upload, { ratio, focus });
  await ctx.db.insert(mediaCropTable).values({ key: made.key, uploadKey: key, ratio, focus }).onConflictDoNothing();
  return { ...made.image, alt };
}
