import { type PictureType, type PictureWidth, pictureHeight } from '@selvedge/contract/media.ts';
import sharp, { type Sharp } from 'sharp';
import type { Material } from './database-pictures.ts';
import type { Recipe } from './name-pictures.ts';
import { readOriginal } from './read-original.ts';

/** Raw pixels of a drawn picture. */
export type Raster = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };
export type ComposePicture = (picture: { recipe: Recipe; format: string; width: number }) => Promise<Raster>;
/** What the module of a composer exports. */
export type ComposerModule = { composePicture: ComposePicture };

export type Order = { material: Material; width: PictureWidth; type: PictureType };
export type Makers = { compose?: ComposePicture | undefined; originals?: string | undefined };

/** Draws or resizes one picture and encodes it. Takes tens of milliseconds of a core: never call it where requests are answered. */
export async function makePicture({ material, width, type }: Order, makers: Makers): Promise<Buffer> {
  if ('bytes' in material) return encode(cut(material, width), type);
  const image = 'file' in material ? await resize(material.file, width, makers) : await draw(material, width, makers);
  return encode(image, type);
}

/** Out of the library, where every file was made anew from its pixels when it came. */
function cut({ bytes, crop: { left, top, width, height } }: Extract<Material, { bytes: Uint8Array }>, to: number): Sharp {
  return sharp(bytes)
    .extract({ left, top, width, height })
    .resize({ width: to, height: pictureHeight(to), fit: 'fill' });
}

async function draw({ recipe, format }: { recipe: Recipe; format: string }, width: number, { compose }: Makers): Promise<Sharp> {
  if (!compose) throw new Error('This shop has no composer, so it can draw no recipe.');
  const raster = await compose({ recipe, format, width });
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: raster.channels } });
}

async function resize(file: string, width: number, { originals }: Makers): Promise<Sharp> {
  if (originals === undefined) throw new Error('This shop has no place for originals (PICTURE_ORIGINALS), so it can show no file.');
  const bytes = await readOriginal(originals, file);
  const image = sharp(bytes, { limitInputPixels: 120_000_000 });
  const { format } = await image.metadata();
  // Vector files can name others, and would be drawn with whatever they name.
  if (!['jpeg', 'png', 'webp', 'heif', 'tiff'].includes(format)) throw new Error(`${file} is not a picture that can be shown (${format}).`);
  return image
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width, height: pictureHeight(width), fit: 'cover' });
}

/** Measured on drawn cloth: the next step of effort costs half as much time again for under 5 % of the bytes. */
function encode(image: Sharp, type: PictureType): Promise<Buffer> {
  if (type === 'webp') return image.webp({ quality: 80, effort: 2 }).toBuffer();
  if (type === 'avif') return image.avif({ quality: 56, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 82, progressive: true }).toBuffer();
}
