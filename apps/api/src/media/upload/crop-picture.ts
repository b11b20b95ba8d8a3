import { createHash } from 'node:crypto';
import type { Image, Ratio } from '@selvedge/contract/content/image.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { cropPath } from '@selvedge/contract/studio/media.ts';
import { type Crop, cropAround, type Point } from '@selvedge/domain/media/crop-around.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Ctx } from '../../http/ctx.ts';
import { mediaCropFileTable, mediaUploadTable } from './tables.ts';

const wanted = [400, 800, 1_280, 1_920];

type Choice = { key: string; ratio: Ratio; focus: Point; alt: string };

/**
 * Makes the files of a crop when an editor chooses it, and not when a shopper asks: what nobody chose has no address, so nobody can
 * make the shop work by inventing one.
 */
export async function cropPicture(ctx: Ctx, { key, ratio, focus, alt }: Choice): Promise<Image> {
  const [upload] = await ctx.db.select().from(mediaUploadTable).where(eq(mediaUploadTable.key, key));
  if (!upload) throw new ShopError('not_found');
  const crop = cropAround(upload, { ratio, focus });
  const { left, top, width, height } = crop;
  const cropKey = createHash('sha256').update(JSON.stringify({ key, left, top, width, height })).digest('hex').slice(0, 24);
  const smaller = wanted.filter((each) => each <= width);
  const widths = smaller.length > 0 ? smaller : [width];
  const [known] = await ctx.db
    .select({ key: mediaCropFileTable.key })
    .from(mediaCropFileTable)
    .where(eq(mediaCropFileTable.key, cropKey))
    .limit(1);
  if (!known) {
    const files = await makeFiles(upload.bytes, { crop, widths });
    // All in one statement: a crop that is known has all its files.
    await ctx.db
      .insert(mediaCropFileTable)
      .values(files.map((file) => ({ ...file, key: cropKey })))
      .onConflictDoNothing();
  }
  const largest = widths.at(-1)!;
  return {
    src: cropPath + cropKey,
    formats: ['webp', 'jpg'],
    widths,
    width: largest,
    height: Math.round((largest * height) / width),
    alt,
    ratio,
    placeholder: upload.placeholder,
    focus: crop.focus,
  };
}

async function makeFiles(bytes: Buffer, { crop, widths }: { crop: Crop; widths: readonly number[] }) {
  const { left, top, width, height } = crop;
  const part = await sharp(bytes).extract({ left, top, width, height }).toBuffer();
  const files: { width: number; type: 'webp' | 'jpg'; bytes: Buffer }[] = [];
  for (const each of widths) {
    const sized = sharp(part).resize({ width: each });
    files.push({ width: each, type: 'webp', bytes: await sized.clone().webp({ quality: 80, effort: 3 }).toBuffer() });
    files.push({ width: each, type: 'jpg', bytes: await sized.clone().jpeg({ quality: 82, progressive: true }).toBuffer() });
  }
  return files;
}
