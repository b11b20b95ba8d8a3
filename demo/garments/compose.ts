import sharp from 'sharp';
import { getCut } from './cuts.ts';
import { dyeGarment, type GarmentPicture, type Raster } from './dye-garment.ts';
import { layGround } from './ground.ts';
import { layStack } from './lay-stack.ts';
import { composeLook } from './look.ts';
import { FULL } from './map-file.ts';

const MAX_WIDTH = 2000;

/** A product picture: the cut's light times colour and pattern, on its ground with its shadows. Always 3:4. */
export async function composeGarment(picture: GarmentPicture): Promise<Raster> {
  const cut = getCut(picture.cut);
  if (!cut.views.includes(picture.view)) throw new RangeError(`Unknown view: ${picture.view}`);
  if (!Number.isInteger(picture.width) || picture.width < 16 || picture.width > MAX_WIDTH)
    throw new RangeError(`Width out of bounds: ${picture.width}`);
  if (picture.width > FULL.width) return enlarge(await composeGarment({ ...picture, width: FULL.width }), picture.width);
  if (picture.view === 'look') return composeLook(cut, picture);
  if (picture.view === 'folded' && picture.stack) return layStack(picture, picture.stack.split(' '));
  const dyed = await dyeGarment({ ...picture, view: picture.view });
  return layGround([{ raster: dyed, left: 0, top: 0 }], {
    width: dyed.width,
    height: dyed.height,
    ground: picture.ground ?? 'cloth',
    zoom: dyed.zoom,
  });
}

/** The maps hold no more than their own width: enlarging the finished picture looks the same as enlarging each plane, at a third of the time. */
async function enlarge({ data, width, height, channels }: Raster, to: number): Promise<Raster> {
  const size = { width: to, height: Math.round((to * 4) / 3) };
  const image = sharp(data, { raw: { width, height, channels } }).resize({ ...size, fit: 'fill', kernel: 'cubic' });
  return { data: await image.raw().toBuffer(), ...size, channels };
}

export async function encodeGarment(picture: GarmentPicture, format: 'webp' | 'avif' | 'jpeg'): Promise<Buffer> {
  const { data, width, height, channels } = await composeGarment(picture);
  const image = sharp(data, { raw: { width, height, channels } });
  if (format === 'webp') return image.webp({ quality: 80, effort: 2 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: 56, effort: 3 }).toBuffer();
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
