import { createHash } from 'node:crypto';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import { cropPath } from '@selvedge/contract/studio/media.ts';
import { type Crop, cropAround, type Point } from '@selvedge/domain/media/crop-around.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { type FileStore, readBytes, type StoredBytes, storeBytes } from '../../storage/stored-bytes.ts';
import { loadSharp } from '../load-sharp.ts';
import type { SwappedImage } from '../swap/tables.ts';
import { mediaCropFileTable } from './tables.ts';

const wanted = [400, 800, 1_280, 1_920];

type File = StoredBytes & { fileKey: string; width: number; height: number; placeholder: string };
/** Where rows and where files are kept. */
export type Keeping = FileStore & { db: Db };
export type MadeCrop = { key: string; image: SwappedImage };

/**
 * Makes the files of a crop when an editor chooses it, and not when a shopper asks: what nobody chose has no address, so nobody can
 * make the shop work by inventing one.
 */
export async function makeCrop({ db, ...store }: Keeping, file: File, { ratio, focus }: { ratio: Ratio; focus: Point }): Promise<MadeCrop> {
  const crop = cropAround(file, { ratio, focus });
  const { left, top, width, height } = crop;
  const key = hash({ key: file.fileKey, left, top, width, height });
  const smaller = wanted.filter((each) => each <= width);
  const widths = smaller.length > 0 ? smaller : [width];
  const [known] = await db.select({ key: mediaCropFileTable.key }).from(mediaCropFileTable).where(eq(mediaCropFileTable.key, key)).limit(1);
  if (!known) {
    const files = await makeFiles(await readBytes(store, file), { crop, widths });
    const placed = await Promise.all(
      files.map(async ({ bytes, ...each }) => ({ ...each, ...(await storeBytes(store, { folder: 'crops', key, bytes })) })),
    );
    // All in one statement: a crop that is known has all its files.
    await db
      .insert(mediaCropFileTable)
      .values(placed.map((each) => ({ ...each, key })))
      .onConflictDoNothing();
  }
  const largest = widths.at(-1)!;
  return {
    key,
    image: {
      src: cropPath + key,
      formats: ['webp', 'jpg'],
      widths,
      width: largest,
      height: Math.round((largest * height) / width),
      ratio,
      placeholder: file.placeholder,
      focus: crop.focus,
    },
  };
}

const hash = (of: object): string => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 24);

async function makeFiles(bytes: Buffer, { crop, widths }: { crop: Crop; widths: readonly number[] }) {
  const { left, top, width, height } = crop;
  const sharp = await loadSharp();
  const part = await sharp(bytes).extract({ left, top, width, height }).toBuffer();
  const files: { width: number; type: 'webp' | 'jpg'; bytes: Buffer }[] = [];
  for (const each of widths) {
    const sized = sharp(part).resize({ width: each });
    files.push({ width: each, type: 'webp', bytes: await sized.clone().webp({ quality: 80, effort: 3 }).toBuffer() });
    files.push({ width: each, type: 'jpg', bytes: await sized.clone().jpeg({ quality: 82, progressive: true }).toBuffer() });
  }
  return files;
}
