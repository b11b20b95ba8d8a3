import { createHash } from 'node:crypto';
import { loadSharp } from './load-sharp.ts';
import type { Pictures } from './name-pictures.ts';
import { readOriginal } from './read-original.ts';

type Originals = { base: string; files: readonly string[]; formats: readonly string[] };

/** A retailer's own photographs of one product, ready for `ensurePictures`: changed bytes under an old name are another picture. */
export async function nameOriginals({ base, files, formats }: Originals): Promise<Pictures> {
  const hash = createHash('sha256');
  let placeholder: string | undefined;
  for (const file of files) {
    const bytes = await readOriginal(base, file);
    hash.update(bytes);
    placeholder ??= await meanColour(bytes);
  }
  return { files, formats, version: hash.digest('hex'), ...(placeholder !== undefined && { placeholder }) };
}

async function meanColour(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const pixel = await sharp(bytes, { limitInputPixels: 120_000_000 })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}
