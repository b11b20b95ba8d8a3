import { createHash } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { loadSharp } from '../load-sharp.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { isAnimatedPng, sniffPicture } from './sniff-picture.ts';

export type Normalised = {
  bytes: Buffer;
  /** A hash of the bytes: the same pixels have the same one. */
  fileKey: string;
  width: number;
  height: number;
  placeholder: string;
  fingerprint: bigint;
  thumbnail: Buffer;
};

const usualPixels = 60_000_000;
const longestSide = 2_560;
export const thumbnailWidth = 320;
const formats: Record<string, string> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'heif' };

/**
 * A photograph made anew from its pixels, upright and no larger than any page shows it. Where it was taken, by whom, and whatever
 * else was hidden in the file does not come along.
 */
export async function normalisePicture(file: Buffer, declared: string | undefined, mostPixels = usualPixels): Promise<Normalised> {
  const type = sniffPicture(file);
  if (!type || type !== (declared ?? type)) throw new ShopError('invalid_request', { file: ['studio.picture_type'] });
  const { format, width, height, pages } = await readHead(file);
  if (format !== formats[type]) throw new ShopError('invalid_request', { file: ['studio.picture_type'] });
  if (pages > 1 || isAnimatedPng(file)) throw new ShopError('invalid_request', { file: ['studio.picture_animated'] });
  // A few kilobytes can unfold to gigabytes: looked at before anything is unfolded.
  if (width * height > mostPixels) throw new ShopError('invalid_request', { file: ['studio.picture_pixels'] });
  try {
    const sharp = await loadSharp();
    const upright = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 20 });
    const { data, info } = await upright.webp({ quality: 90, effort: 2 }).toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      fileKey: createHash('sha256').update(data).digest('hex').slice(0, 24),
      width: info.width,
      height: info.height,
      placeholder: await meanColour(data),
      fingerprint: await fingerprintOf(data),
      thumbnail: await sharp(data).resize({ width: thumbnailWidth, withoutEnlargement: true }).webp({ quality: 76 }).toBuffer(),
    };
  } catch {
    throw new ShopError('invalid_request', { file: ['studio.picture_broken'] });
  }
}

type Head = { format: string | undefined; width: number; height: number; pages: number };

async function readHead(file: Buffer): Promise<Head> {
  try {
    const sharp = await loadSharp();
    const { format, width, height, pages } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
    return { format, width: width ?? 0, height: height ?? 0, pages: pages ?? 1 };
  } catch {
    throw new ShopError('invalid_request', { file: ['studio.picture_broken'] });
  }
}

async function meanColour(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const pixel = await sharp(bytes).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}
