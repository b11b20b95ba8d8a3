import { drawShape, type Field, type Frame } from '../render/raster.ts';
import { SHAPES } from '../shapes/shapes.ts';

/** distance between points of the cloth */
export const STEP = 13.5;

/** Everything that is drawn of a cut, from both sides, as one outline. */
export async function outlineOf(cut: string, frame: Frame): Promise<Field> {
  const out = new Float32Array(frame.width * frame.height);
  for (const side of ['front', 'back'] as const)
    for (const layer of SHAPES[cut]!(side)) {
      const drawn = await drawShape(frame, layer.shape);
      for (let i = 0; i < out.length; i++) if (drawn[i]! > out[i]!) out[i] = drawn[i]!;
    }
  return out;
}

/** The longest border of a mask, as points a pixel apart. */
export function traceLoop(mask: Field, width: number, height: number): [number, number][] {
  const next = new Map<number, number[]>();
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x]! > 0.5;
  const key = (x: number, y: number) => y * (width + 1) + x;
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const k = key(x0, y0);
    const list = next.get(k);
    if (list) list.push(key(x1, y1));
    else next.set(k, [key(x1, y1)]);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(x, y, x + 1, y);
      if (!inside(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) add(x, y + 1, x, y);
    }
  let best: [number, number][] = [];
  while (next.size) {
    const start = next.keys().next().value!;
    const loop: [number, number][] = [];
    let at = start;
    for (;;) {
      const list = next.get(at);
      if (!list) break;
      const to = list.pop()!;
      if (!list.length) next.delete(at);
      loop.push([at % (width + 1), Math.floor(at / (width + 1))]);
      at = to;
    }
    if (loop.length > best.length) best = loop;
  }
  return best;
}

/** Rounds the pixel stairs off, then takes a point every STEP; corners stay where they are. */
export function resample(loop: [number, number][]): { x: number; y: number; corner: boolean }[] {
  let points = loop;
  for (let pass = 0; pass < 3; pass++)
    points = points.map((p, i) => {
      const a = points[(i + points.length - 1) % points.length]!;
      const b = points[(i + 1) % points.length]!;
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  const n = points.length;
  const bend = points.map((p, i) => {
    const a = points[(i + n - 14) % n]!;
    const b = points[(i + 14) % n]!;
    const turn = Math.atan2(b[1] - p[1], b[0] - p[0]) - Math.atan2(p[1] - a[1], p[0] - a[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  });
  const corners: number[] = [];
  for (let i = 0; i < n; i++) {
    if (bend[i]! < 0.75) continue;
    let isPeak = true;
    for (let k = -12; k <= 12; k++) {
      const other = bend[(i + k + n) % n]!;
      if (other > bend[i]! || (other === bend[i] && k < 0)) isPeak = false;
    }
    if (isPeak) corners.push(i);
  }
  if (!corners.length) corners.push(0);
  const out: { x: number; y: number; corner: boolean }[] = [];
  corners.forEach((from, c) => {
    const to = c + 1 < corners.length ? corners[c + 1]! : corners[0]! + n;
    let length = 0;
    const run: number[] = [0];
    for (let i = from; i < to; i++) {
      const a = points[i % n]!;
      const b = points[(i + 1) % n]!;
      length += Math.hypot(b[0] - a[0], b[1] - a[1]);
      run.push(length);
    }
    const count = Math.max(1, Math.round(length / STEP));
    let k = 0;
    for (let s = 0; s < count; s++) {
      const want = (length * s) / count;
      while (run[k + 1]! < want) k++;
      const t = (want - run[k]!) / Math.max(1e-6, run[k + 1]! - run[k]!);
      const a = points[(from + k) % n]!;
      const b = points[(from + k + 1) % n]!;
      out.push({ x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t, corner: s === 0 && corners.length > 1 });
    }
  });
  return out;
}
