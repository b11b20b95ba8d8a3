/**
 * Makes a light-and-shade map of what Blender draped: see README.md.
 *
 * The drape gives where each piece of the cloth came to hang and how far it stands out. What is drawn on the cloth (seams, stitches, bands)
 * is drawn flat as for every map, then carried along; the light is that of every map.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FULL } from '../map-file.ts';
import { lightField } from '../render/light.ts';
import { packSurface } from '../render/pack-surface.ts';
import { blur, insideDistance } from '../render/raster.ts';
import type { Surface } from '../render/scene.ts';
import { type Drape, getDrape, toLine } from './cuts.ts';
import { drawFlat } from './draw-flat.ts';
import { folderOf } from './folder-of.ts';
import { blurWithin, lookFromFront, smoothOutline } from './look-from-front.ts';
import { readMesh, subdivide } from './mesh.ts';
import { pressSeams } from './press-seams.ts';

const { width: W, height: H } = FULL;

/** How much of the drape's depth goes into the relief that is lit: a picture from in front has less of it than the thing. */
const RELIEF = 0.55;
const FOLDS = 1.2;
const BROAD = 34;

/** The turn of a sleeve or a side is not a fold. */
const soft = (d: number, most = 22): number => d / (1 + Math.abs(d) / most);

function bilinear(plane: Float32Array, w: number, h: number, x: number, y: number): number {
  const fx = Math.min(w - 1.001, Math.max(0, x));
  const fy = Math.min(h - 1.001, Math.max(0, y));
  const k = (fy | 0) * w + (fx | 0);
  const tx = fx - (fx | 0);
  const top = plane[k]! + (plane[k + 1]! - plane[k]!) * tx;
  const low = plane[k + w]! + (plane[k + w + 1]! - plane[k + w]!) * tx;
  return top + (low - top) * (fy - (fy | 0));
}

async function surfaceOf(drape: Drape): Promise<Surface> {
  const zoom = 2;
  const front = await drawFlat(drape.cut, 'front', zoom);
  const inside = await drawFlat(drape.cut, 'inside', zoom);
  const w = W * zoom;
  const h = H * zoom;
  const isCut = (u: number, v: number) =>
    v < drape.neck.y && Math.abs(u) < drape.neck.x && bilinear(front.alpha, w, h, (u + 600) * zoom - 0.5, v * zoom - 0.5) < 0.5;
  const read = readMesh(drape.cut);
  const mesh = subdivide(
    subdivide(
      pressSeams(read, {
        isHeld: (u, v) => toLine(Math.abs(u), v, drape.held[0]!) <= drape.held[0]![4],
        starts: JSON.parse(readFileSync(new URL('plan.json', folderOf(drape.cut)), 'utf8')).cloth,
      }),
    ),
  );
  const seen = smoothOutline(lookFromFront(mesh, isCut), drape.flare ? 4 : 2.4);
  const n = W * H;
  const high = new Float32Array(n);
  const tone = new Float32Array(n).fill(1);
  const second = new Float32Array(n);
  const third = new Float32Array(n);
  const part = new Uint8Array(n);
  const own = seen.side.map((s) => (s === 1 ? 1 : 0));
  const fronts = Float32Array.from(own);
  const broad = blurWithin(seen.high, fronts, BROAD);
  const drift = new Float32Array(n);
  const fromEdge = insideDistance(fronts, W, H);
  /** Near an outline the drape turns away; what stands out there is not a fold. */
  const foldAt = (i: number): number => {
    const fold = seen.high[i]! - broad[i]!;
    const t = Math.min(1, Math.max(0, (fromEdge[i]! - 8) / 50));
    return FOLDS * (t * soft(fold, 50) + (1 - t) * soft(fold));
  };
  for (let i = 0; i < n; i++) {
    const s = seen.side[i];
    if (!s) {
      high[i] = 0;
      continue;
    }
    const atlas = s === 1 ? front : inside;
    const x = (seen.u[i]! + 600) * zoom - 0.5;
    const y = seen.v[i]! * zoom - 0.5;
    const base = s === 1 ? RELIEF * broad[i]! + foldAt(i) : Math.max(-34, -16 + 0.12 * seen.high[i]!);
    high[i] = base + bilinear(atlas.high, w, h, x, y);
    const drawn = bilinear(atlas.alpha, w, h, x, y);
    tone[i] = s === 1 ? bilinear(atlas.tone, w, h, x, y) : drawn > 0.5 ? bilinear(atlas.tone, w, h, x, y) : 0.72;
    second[i] = bilinear(atlas.second, w, h, x, y);
    third[i] = bilinear(atlas.third, w, h, x, y);
    part[i] = atlas.part[Math.round(Math.min(h - 1, Math.max(0, y))) * w + Math.round(Math.min(w - 1, Math.max(0, x)))]!;
    drift[i] = s === 1 ? 12 + seen.high[i]! - broad[i]! : 0;
  }
  const light = lightField(high, W, H, 1, seen.alpha);
  for (let i = 0; i < n; i++) light[i]! *= tone[i]!;
  return { width: W, height: H, light, alpha: seen.alpha, second, third, part, drift: blur(drift, W, H, 4), turns: front.turns };
}

for (const cut of process.argv.slice(2)) {
  const bytes = await packSurface(await surfaceOf(getDrape(cut)), { x: 0, y: 0, zoom: 1 });
  writeFileSync(new URL(`../maps/${cut}-front.map`, import.meta.url), bytes);
}
