/**
 * Renders the light-and-shade maps of every cut into maps/. Run it after changing a shape; the result is committed.
 *
 *   node demo/garments/render-maps.ts                 all cuts, about a quarter of an hour on one core
 *   node demo/garments/render-maps.ts tee-men belt:back    only these
 *
 * 1. A cut (shapes/) is a stack of layers: outlines, seams, stitches and ribs as SVG, and how its cloth behaves.
 * 2. Every cloth layer is relaxed as a sheet with a little surplus length inside its outline, so that it folds (render/sheet.ts).
 * 3. The layers add up to one height field (render/scene.ts), lit by a soft studio light with mutual shading (render/light.ts).
 * 4. The light goes into the map as grey, the parts, colours and outline as a mask. Colour and pattern come in compose.ts.
 *
 * The same program gives the same bytes on the same versions: all noise is hashed from fixed seeds.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type Cut, DRAWN_VIEWS, type DrawnView } from './cut.ts';
import { CUTS } from './cuts.ts';
import { encodeLight } from './dye.ts';
import { DRIFT, FULL, packMap, packParts, SMALL } from './map-file.ts';
import { blur, type Frame } from './render/raster.ts';
import { renderScene, type Surface } from './render/scene.ts';
import { FOLDED_SHAPES, SHAPES } from './shapes/shapes.ts';

const MAPS = new URL('./maps/', import.meta.url);

/** A folded piece is small beside one that hangs: it is seen from nearer by. */
const FOLDED = { x: 600, y: 790, zoom: 1.28 };

async function renderMap(cut: Cut, view: DrawnView): Promise<Buffer> {
  const { zoom, ...middle } = view === 'detail' ? cut.detail : view === 'folded' ? FOLDED : { x: 600, y: 800, zoom: 1 };
  const x = middle.x - FULL.width / 2 / zoom;
  const y = middle.y - FULL.height / 2 / zoom;
  const frame: Frame = { x, y, zoom, ...FULL, seed: seedOf(cut.id) };
  const side = view === 'back' ? 'back' : 'front';
  const shape = view === 'folded' ? FOLDED_SHAPES[cut.id]!() : SHAPES[cut.id]!(side);
  const layers = shape.filter((layer) => side === 'front' || !layer.inner);
  const surface = await renderScene(layers, frame);
  const light = fillOutside(surface);
  const lightImage = sharp(light, { raw: { ...FULL, channels: 1 } });
  const parts = interleave(surface);
  const small = view === 'detail' ? [] : await shrink(lightImage, surface);
  const webp = { quality: view === 'detail' ? 80 : 77, effort: 4 };
  return packMap({
    head: { x, y, zoom, turns: surface.turns },
    full: [await lightImage.clone().webp(webp).toBuffer(), await lossless(parts, FULL)],
    small,
    drift: await driftImage(surface),
  });
}

const seedOf = (id: string): number => [...id].reduce((a, c) => (a * 31 + c.charCodeAt(0)) | 0, 7) & 1023;
const lossless = (data: Buffer, size: typeof FULL) =>
  sharp(data, { raw: { ...size, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** Light beyond the outline is the nearest cloth's, so that scaling never mixes a grey fringe into the edge. */
function fillOutside({ light, alpha, width, height }: Surface): Buffer {
  const weighted = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) weighted[i] = light[i]! * (alpha[i]! > 0.6 ? 1 : 0);
  const solid = alpha.map((a) => (a > 0.6 ? 1 : 0));
  const near = blur(weighted, width, height, 3);
  const cover = blur(solid, width, height, 3);
  return Buffer.from(light.map((v, i) => encodeLight(solid[i] ? v : cover[i]! > 0.001 ? near[i]! / cover[i]! : 1)));
}

function interleave({ part, second, third, alpha }: Surface): Buffer {
  const out = Buffer.alloc(part.length * 4);
  for (let i = 0; i < part.length; i++) {
    if (alpha[i]! < 0.004) continue;
    out[i * 4] = part[i]!;
    out[i * 4 + 1] = level(second[i]!);
    out[i * 4 + 2] = level(third[i]!);
    out[i * 4 + 3] = Math.round(alpha[i]! * 255);
  }
  return out;
}

/** Eight steps are enough for a colour border and compress far better. */
const level = (w: number): number => Math.min(255, Math.round((Math.round(w * 7) * 255) / 7));

const shrink = async (light: Sharp, surface: Surface) => [
  await light.clone().resize(SMALL).greyscale().jpeg({ quality: 70, mozjpeg: true }).toBuffer(),
  packParts(await shrinkParts(surface)),
];

async function shrinkParts(surface: Surface): Promise<Buffer> {
  const grey = async (plane: Float32Array) =>
    sharp(Buffer.from(plane.map((v) => v * 255)), { raw: { ...FULL, channels: 1 } })
      .resize({ ...SMALL, kernel: 'linear' })
      .extractChannel(0)
      .raw()
      .toBuffer();
  const [second, third, alpha] = [await grey(surface.second), await grey(surface.third), await grey(surface.alpha)];
  const out = Buffer.alloc(SMALL.width * SMALL.height * 4);
  const ratio = FULL.width / SMALL.width;
  for (let y = 0; y < SMALL.height; y++)
    for (let x = 0; x < SMALL.width; x++) {
      const i = y * SMALL.width + x;
      if (!alpha[i]) continue;
      out[i * 4] = surface.part[Math.floor((y + 0.5) * ratio) * FULL.width + Math.floor((x + 0.5) * ratio)]!;
      out[i * 4 + 1] = level(second[i]! / 255);
      out[i * 4 + 2] = level(third[i]! / 255);
      out[i * 4 + 3] = alpha[i]!;
    }
  return out;
}

const driftImage = ({ drift }: Surface) =>
  sharp(Buffer.from(drift.map((v) => Math.max(0, Math.min(255, 32 + v * 4)))), { raw: { ...FULL, channels: 1 } })
    .resize(DRIFT)
    .webp({ quality: 70, effort: 6 })
    .toBuffer();

const wanted = process.argv.slice(2);
const isWanted = (id: string, view: DrawnView) => !wanted.length || wanted.includes(id) || wanted.includes(`${id}:${view}`);
for (const name of wanted) if (!SHAPES[name.split(':')[0]!]) throw new Error(`Unknown cut: ${name}`);
await mkdir(MAPS, { recursive: true });
for (const cut of CUTS) {
  const sizes: string[] = [];
  for (const view of DRAWN_VIEWS) {
    if (!isWanted(cut.id, view) || !cut.maps.includes(view)) continue;
    const bytes = await renderMap(cut, view);
    await writeFile(new URL(`${cut.id}-${view}.map`, MAPS), bytes);
    sizes.push(`${view} ${Math.round(bytes.length / 1024)} KB`);
  }
  if (sizes.length) console.log(cut.id, sizes.join(', '));
}
