/**
 * Lays out what Blender is to simulate: the outline of a cut as points, where each of them starts around the form, how long the cloth is there,
 * what is held, and the form itself. See README.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { blur, drawShape, insideDistance, noise } from '../render/raster.ts';
import { both } from '../shapes/draw.ts';
import { type Drape, getDrape, pastSleeve, STUFFS, toLine } from './cuts.ts';
import { folderOf } from './folder-of.ts';
import { CELL, COLUMNS, inflate, ROWS, sample, slack, table } from './membrane.ts';
import { meshOf } from './mesh-of.ts';
import { outlineOf, resample, STEP, traceLoop } from './outline.ts';

/** How much longer the side seam of a flared skirt is than the cloth beside it: shorter, the cloth beside it ruffles. */
const LET_OUT = 0.008;
const SEED = 3;
const FLAT = { x: 0, y: 0, zoom: 1, width: 1200, height: 1600, seed: 1, bend: false };
const COARSE = { ...FLAT, zoom: 1 / CELL, width: COLUMNS, height: ROWS };

async function plan(drape: Drape) {
  const { cut } = drape;
  const mask = await outlineOf(cut, FLAT);
  const loop = resample(traceLoop(mask, 1200, 1600));
  const coarse = await outlineOf(cut, COARSE);
  const whole = coarse.slice();
  for (const stub of drape.stubs) {
    const drawn = await drawShape(COARSE, both(stub));
    for (let i = 0; i < whole.length; i++) whole[i] = Math.max(whole[i]!, drawn[i]!);
  }
  const isArm = (x: number, y: number) => pastSleeve(drape, x, y) > 0;
  const ratio = (x: number, y: number) => {
    const t = Math.max(0, Math.min(1, pastSleeve(drape, x, y) / 60));
    return drape.depth + (drape.armDepth - drape.depth) * t;
  };
  const start = blur(inflate(whole, ratio), COLUMNS, ROWS, 1.2);
  const distance = insideDistance(whole, COLUMNS, ROWS).map((d) => d * CELL);
  const within = new Float32Array(whole.length);
  const inner = new Float32Array(whole.length);
  for (let i = 0; i < inner.length; i++) {
    const x = (i % COLUMNS) * CELL + 2 - 600;
    const y = ((i / COLUMNS) | 0) * CELL + 2;
    const body = table(drape.form, y);
    const t = Math.max(0, Math.min(1, (pastSleeve(drape, x, y) + 40) / 80));
    within[i] = distance[i]! - body - (drape.armForm - body) * t;
    inner[i] = within[i]! > 0 ? 1 : 0;
  }
  const form = blur(inflate(inner, ratio), COLUMNS, ROWS, 1.5).map((v, i) => Math.sqrt(Math.max(0, v)) * slack(distance[i]!));

  // Points: the outline first, then a jittered lattice of triangles.
  const points: [number, number][] = loop.map(({ x, y }) => [x - 600, y]);
  const row = STEP * Math.sqrt(3) * 0.5;
  for (let r = 0; r * row < 1600; r++)
    for (let c = 0; c * STEP < 1200; c++) {
      const x = c * STEP + (r & 1 ? STEP / 2 : 0) + 0.12 * STEP * noise(c * 1.7, r * 2.3, 5);
      const y = r * row + 0.12 * STEP * noise(c * 2.1, r * 1.3, 9);
      if (x < 2 || x > 1197 || mask[Math.round(y) * 1200 + Math.round(x)]! < 0.5) continue;
      let near = Number.POSITIVE_INFINITY;
      for (const p of loop) near = Math.min(near, (p.x - x) ** 2 + (p.y - y) ** 2);
      if (near > (0.62 * STEP) ** 2) points.push([x - 600, y]);
    }
  const mirrored = (x: number, y: number, line: Drape['open'][number]) => toLine(Math.abs(x), y, line);
  const isOpen = loop.map(({ x, y }) => drape.open.some((o) => toLine(Math.abs(x - 600), y, o) <= o[4]));
  /** The coarse membrane ends in stairs; beside a seam it is drawn straight from the seam to where it is known. */
  const loadAt = (x: number, y: number): number => {
    const known = sample(start, x + 600, y);
    let near = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let i = 0; i < loop.length; i++) {
      const d = Math.hypot(loop[i]!.x - 600 - x, loop[i]!.y - y);
      if (d < near) {
        near = d;
        at = i;
      }
    }
    const reach = 16;
    if (near > reach || isOpen[at] || drape.held.some((h) => mirrored(x, y, h) <= h[4])) return known;
    if (near < 1e-3) return 0;
    const before = loop[(at + loop.length - 1) % loop.length]!;
    const after = loop[(at + 1) % loop.length]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y);
    const across: [number, number] = [-(after.y - before.y) / length, (after.x - before.x) / length];
    const from = (x + 600 - loop[at]!.x) * across[0] + (y - loop[at]!.y) * across[1];
    const side = from < 0 ? -1 : 1;
    const d = Math.abs(from);
    return (sample(start, x + 600 + side * across[0] * (reach - d), y + side * across[1] * (reach - d)) * d) / reach;
  };
  const seamAt = (x: number, y: number): number => {
    let near = 30;
    for (let i = 0; i < loop.length; i++) if (!isOpen[i]) near = Math.min(near, Math.hypot(loop[i]!.x - 600 - x, loop[i]!.y - y));
    return 1 - near / 30;
  };
  const flat = (x: number, y: number, ease: number): number => {
    const { flare } = drape;
    if (!flare || y <= flare.from) return y;
    const wide = flare.waist + ((flare.hem[0] - flare.waist) * (y - flare.from)) / (flare.hem[1] - flare.from);
    const above = (x * flare.waist) / wide;
    return flare.from + Math.sqrt(Math.max(1, (y - flare.from) ** 2 + (x - above) ** 2 - (x * ease - above) ** 2));
  };
  const cloth = points.map(([x, y], i) => {
    const arm = isArm(x, y);
    const ease = table(drape.ease, y);
    const surplus = arm ? drape.surplus : 1;
    const from = drape.arm.y;
    const deep = Math.sqrt(Math.max(0, loadAt(x, y))) * slack(sample(distance, x + 600, y));
    const held = drape.held.some((h) => mirrored(x, y, h) <= h[4]) ? 1 : 0;
    const open = i < loop.length && drape.open.some((o) => mirrored(x, y, o) <= o[4]);
    return {
      at: [x, y],
      deep: deep + 3,
      /** small unevenness that folds start from, front and back */
      stir: held ? [0, 0] : [2.5 * noise(x / 60, y / 160, SEED), 2.5 * noise(x / 60, y / 160, SEED + 40)],
      rest: [
        x * ease,
        flat(x, y > from ? from + (y - from) * (surplus + (drape.flare ? LET_OUT * seamAt(x, y) : 0)) : y, ease),
        (deep + 3) * ease,
      ],
      held,
      open,
    };
  });
  const { verts, faces } = meshOf(form, within);
  const folder = folderOf(cut);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    new URL('plan.json', folder),
    JSON.stringify({
      cut,
      edge: loop.length,
      corners: loop.map(({ corner }) => corner),
      cloth,
      stuff: STUFFS[drape.cloth],
      form: { verts, faces },
    }),
  );
}

for (const name of process.argv.slice(2)) await plan(getDrape(name));
