/** Draws every cut, or those named, in its four views on one sheet to look at: node demo/garments/contact-sheet.ts OUT.png [CUT...] */
import sharp from 'sharp';
import { composeGarment } from './compose.ts';
import { VIEWS } from './cut.ts';
import { CUTS } from './cuts.ts';

const COLOURS = ['#f4f2ed', '#1d1d1f', '#2b3a55', '#b0452f', '#8a9a7b', '#c8b18a', '#6b2737', '#d9ccb4', '#3f4a3c', '#b9c6d3'];
const WIDTH = 240;
const HEIGHT = 320;
const PER_ROW = 2 * VIEWS.length;

const [out, ...wanted] = process.argv.slice(2);
if (!out) throw new Error('Name the file to write.');
const cuts = CUTS.filter((cut) => !wanted.length || wanted.includes(cut.id));
const tiles = [];
for (const [i, cut] of cuts.entries())
  for (const [at, view] of VIEWS.entries()) {
    if (!cut.views.includes(view)) continue;
    const place = i * VIEWS.length + at;
    const denim = cut.category === 'jeans' || cut.id === 'jacket-denim' || cut.id === 'skirt-mini';
    const colour = denim ? ['#2a3d61', '#5f7fa8', '#33507f'][i % 3]! : COLOURS[(i * 7) % COLOURS.length]!;
    const pattern = cut.supportsPattern[i % 3 === 1 ? i % cut.supportsPattern.length : 0]!;
    const { data, width, height, channels } = await composeGarment({ cut: cut.id, view, colour, pattern, width: WIDTH });
    const input = await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
    tiles.push({ input, left: (place % PER_ROW) * (WIDTH + 2), top: Math.floor(place / PER_ROW) * (HEIGHT + 2) });
  }
const height = Math.ceil((cuts.length * VIEWS.length) / PER_ROW) * (HEIGHT + 2);
await sharp({ create: { width: PER_ROW * (WIDTH + 2), height, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(out);
