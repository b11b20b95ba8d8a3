/**
 * Makes the shop's campaign pictures: garments of the demo laid out together, as a stylist would on a table. Those of the fronts show goods
 * that the demo sells, dressed (`tables.ts`).
 *
 *   node demo/pictures/campaigns.ts                 all of them into demo/pictures/files
 *   node demo/pictures/campaigns.ts look-autumn     one of them
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import sharp from 'sharp';
import { dyeGarment } from '../garments/dye-garment.ts';
import type { Pattern } from '../garments/fabric.ts';
import { type Ground, layGround, type Placed } from '../garments/ground.ts';
import { pictureFiles } from '../src/content/picture-files.ts';
import { cropNames, type PictureName } from '../src/content/pictures.ts';
import { layTable } from './lay-table.ts';
import { tables } from './tables.ts';

type Piece = { cut: string; colour: string; pattern?: Pattern; view?: 'front' | 'back' };
type Campaign = { ground: Ground; pieces: readonly Piece[] };

/** The first piece is the one that the picture is about. */
const campaigns: Record<string, Campaign> = {
  'look-autumn': {
    ground: 'stone',
    pieces: [
      { cut: 'coat-wool-women', colour: '#b88a55' },
      { cut: 'roll-neck', colour: '#ece7db' },
      { cut: 'trousers-pleated', colour: '#3b2a23' },
      { cut: 'boot', colour: '#3b2a23' },
    ],
  },
  'look-denim': {
    ground: 'cool',
    pieces: [
      { cut: 'jeans-straight', colour: '#2a3d61', pattern: 'denim' },
      { cut: 'jacket-denim', colour: '#33507f', pattern: 'denim' },
      { cut: 'tee-men', colour: '#f5f4f0' },
      { cut: 'belt', colour: '#5b3524' },
    ],
  },
  'look-knit': {
    ground: 'blush',
    pieces: [
      { cut: 'cardigan', colour: '#8a3b32' },
      { cut: 'roll-neck', colour: '#e0d6c1', pattern: 'rib' },
      { cut: 'beanie', colour: '#3c3d41' },
      { cut: 'scarf', colour: '#b7a68a' },
    ],
  },
  'look-linen': {
    ground: 'paper',
    pieces: [
      { cut: 'dress-shirt', colour: '#d3c5ab' },
      { cut: 'tote', colour: '#e0d6c1' },
      { cut: 'loafer', colour: '#7a5230' },
    ],
  },
};

const files = fileURLToPath(new URL('./files/', import.meta.url));
const wanted = process.argv.slice(2);

const made = { ...campaigns, ...tables };

for (const name of Object.keys(made)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { ratios } = pictureFiles[name as PictureName];
  for (const [ratio, widths] of Object.entries(ratios) as [Ratio, readonly number[]][]) await make(name as PictureName, ratio, widths);
}

async function make(name: PictureName, ratio: Ratio, widths: readonly number[]) {
  const [x, y] = ratio.split('/').map(Number) as [number, number];
  const width = Math.max(...widths);
  const height = Math.round((width * y) / x);
  const table = tables[name];
  const raster = await (table ? layTable(table, ratio, { width, height }) : layAlone(campaigns[name]!, { width, height }));
  const image = sharp(raster.data, { raw: { width, height, channels: 3 } });
  for (const size of widths) {
    const sized = image.clone().resize({ width: size, kernel: 'lanczos3' });
    const to = (end: string) => join(files, `${name}-${cropNames[ratio]}-${size}.${end}`);
    await sized.clone().avif({ quality: 50, effort: 4 }).toFile(to('avif'));
    await sized.clone().jpeg({ quality: 68, mozjpeg: true }).toFile(to('jpg'));
  }
  const { channels } = await image.stats();
  console.log(name, ratio, `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`);
}

/** Pieces of no style in particular, side by side. */
async function layAlone({ ground, pieces }: Campaign, { width, height }: { width: number; height: number }) {
  const items: Placed[] = [];
  for (const [at, piece] of pieces.entries()) items.push(await lay(piece, placeOf(at, pieces.length, width / height), { width, height }));
  return layGround(items.toReversed(), { width, height, ground, zoom: 0.8 });
}

type Place = { size: number; x: number; y: number };

/** Of a wide picture pieces stand beside each other, of a tall one around the first. Sizes are of the picture's height or width. */
function placeOf(at: number, count: number, shape: number): Place {
  if (shape > 1.2) {
    const sizes = [1.12, 0.86, 0.92, 0.62];
    const share = 1 / count;
    return { size: sizes[at] ?? 0.7, x: share * (at + 0.5), y: at % 2 === 0 ? 0.52 : 0.46 };
  }
  const places: Place[] = [
    { size: 0.96, x: 0.36, y: 0.42 },
    { size: 0.62, x: 0.78, y: 0.3 },
    { size: 0.64, x: 0.74, y: 0.72 },
    { size: 0.4, x: 0.22, y: 0.86 },
  ];
  return places[at] ?? { size: 0.4, x: 0.5, y: 0.5 };
}

async function lay(
  { cut, colour, pattern, view = 'front' }: Piece,
  place: Place,
  canvas: { width: number; height: number },
): Promise<Placed> {
  const frame = Math.round(place.size * (canvas.width > canvas.height ? canvas.height * 0.75 : canvas.width));
  const raster = await dyeGarment({ cut, colour, view, width: Math.min(1200, frame), ...(pattern && { pattern }) });
  return {
    raster,
    left: Math.round(place.x * canvas.width - raster.width / 2),
    top: Math.round(place.y * canvas.height - raster.height / 2),
  };
}
