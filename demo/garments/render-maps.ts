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
 * Fronts that were draped over a form (drape/README.md) are left out.
 *
 * The same program gives the same bytes on the same versions: all noise is hashed from fixed seeds.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Cut, DRAWN_VIEWS, type DrawnView } from './cut.ts';
import { CUTS } from './cuts.ts';
import { DRAPES } from './drape/cuts.ts';
import { FULL } from './map-file.ts';
import { packSurface } from './render/pack-surface.ts';
import type { Frame } from './render/raster.ts';
import { renderScene } from './render/scene.ts';
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
  return packSurface(surface, { x, y, zoom, isCloseUp: view === 'detail' });
}

const seedOf = (id: string): number => [...id].reduce((a, c) => (a * 31 + c.charCodeAt(0)) | 0, 7) & 1023;

const wanted = process.argv.slice(2);
const isWanted = (id: string, view: DrawnView) => !wanted.length || wanted.includes(id) || wanted.includes(`${id}:${view}`);
for (const name of wanted) if (!SHAPES[name.split(':')[0]!]) throw new Error(`Unknown cut: ${name}`);
await mkdir(MAPS, { recursive: true });
for (const cut of CUTS) {
  const sizes: string[] = [];
  for (const view of DRAWN_VIEWS) {
    if (view === 'front' && DRAPES.some((drape) => drape.cut === cut.id)) continue;
    if (!isWanted(cut.id, view) || !cut.maps.includes(view)) continue;
    const bytes = await renderMap(cut, view);
    await writeFile(new URL(`${cut.id}-${view}.map`, MAPS), bytes);
    sizes.push(`${view} ${Math.round(bytes.length / 1024)} KB`);
  }
  if (sizes.length) console.log(cut.id, sizes.join(', '));
}
