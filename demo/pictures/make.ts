/**
 * Makes the shop's pictures of cloth, thread by thread, and the files that the shop serves.
 *
 *   node demo/pictures/make.ts                     all pictures into demo/pictures/files
 *   node demo/pictures/make.ts rib-knit poplin-stripe
 *   node demo/pictures/make.ts --draft rib-knit    a small PNG in the system's temporary folder, to look at
 *
 * Nothing is random: the same program makes the same pictures. A new picture is a scene in scenes.ts and a row in
 * ../src/content/picture-files.ts.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import sharp, { type Sharp } from 'sharp';
import { pictureFiles } from '../src/content/picture-files.ts';
import { type ClothName, cropNames } from '../src/content/pictures.ts';
import { render } from './render.ts';
import { scenes } from './scenes.ts';

type Crop = { name: string; width: number; height: number; widths: readonly number[] };

const files = fileURLToPath(new URL('./files/', import.meta.url));
const args = process.argv.slice(2);
const draft = args.includes('--draft');
const wanted = args.filter((arg) => !arg.startsWith('--')) as ClothName[];

mkdirSync(files, { recursive: true });
for (const name of wanted.length > 0 ? wanted : (Object.keys(scenes) as ClothName[])) await make(name);

/** Renders one picture that is large enough for all its crops, and cuts them from its middle. */
async function make(name: ClothName) {
  const crops = cropsOf(name);
  const scale = draft ? 0.5 : 1;
  const width = Math.max(...crops.map((crop) => crop.width)) * scale;
  const height = Math.max(...crops.map((crop) => crop.height)) * scale;
  const { pixels } = render(scenes[name](height / width), width, height);
  const whole = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (draft) await whole.png().toFile(join(tmpdir(), `${name}.png`));
  else for (const crop of crops) await cut(whole, { width, height }, name, crop);
  const { channels } = await whole.stats();
  console.log(name, `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`);
}

function cropsOf(name: ClothName): Crop[] {
  const ratios = Object.entries(pictureFiles[name].ratios) as [Ratio, readonly number[]][];
  return ratios.map(([ratio, widths]) => {
    const [x, y] = ratio.split('/').map(Number) as [number, number];
    const width = Math.max(...widths);
    return { name: cropNames[ratio], width, height: Math.round((width * y) / x), widths };
  });
}

async function cut(whole: Sharp, size: { width: number; height: number }, name: ClothName, crop: Crop) {
  const left = Math.round((size.width - crop.width) / 2);
  const top = Math.round((size.height - crop.height) / 2);
  const piece = await whole.clone().extract({ left, top, width: crop.width, height: crop.height }).png({ compressionLevel: 1 }).toBuffer();
  for (const width of crop.widths) {
    const sized = sharp(piece).resize({ width, kernel: 'lanczos3' });
    const to = (end: string) => join(files, `${name}-${crop.name}-${width}.${end}`);
    // No WebP: on cloth it is larger than JPEG, and browsers that need it are few.
    await sized.clone().avif({ quality: 44, effort: 4 }).toFile(to('avif'));
    await sized.clone().jpeg({ quality: 50, mozjpeg: true }).toFile(to('jpg'));
  }
}
