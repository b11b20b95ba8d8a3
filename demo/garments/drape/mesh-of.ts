import type { Field } from '../render/raster.ts';
import { CELL, COLUMNS, ROWS } from './membrane.ts';

/** The form as a mesh of two sides; `within` is how far a place lies inside its outline. */
export function meshOf(form: Field, within: Field): { verts: [number, number, number][]; faces: number[][] } {
  const faces: number[][] = [];
  const verts: [number, number, number][] = [];
  const index = new Map<string, number>();
  const stride = 4;
  const vertex = (c: number, r: number, s: number) => {
    const key = `${c} ${r} ${s}`;
    const known = index.get(key);
    if (known !== undefined) return known;
    const i = r * COLUMNS + c;
    let [px, py, n] = [c, r, 1];
    // The rim of the form lies on its outline, not on the stairs of the lattice: those would press through the cloth.
    if (within[i]! <= 0) {
      [px, py, n] = [0, 0, 0];
      for (const [dc, dr] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, 1],
        [-1, -1],
        [1, -1],
        [-1, 1],
      ] as const) {
        const inside = within[i + (dr * COLUMNS + dc) * stride] ?? 0;
        if (inside <= 0) continue;
        const t = inside / (inside - Math.min(-1, within[i]!));
        px += c + dc * stride * (1 - t);
        py += r + dr * stride * (1 - t);
        n++;
      }
      if (!n) [px, py, n] = [c, r, 1];
    }
    verts.push([(px / n) * CELL + 2 - 600, (py / n) * CELL + 2, within[i]! > 0 ? s * form[i]! : 0]);
    index.set(key, verts.length - 1);
    return verts.length - 1;
  };
  for (let r = 0; r + stride < ROWS; r += stride)
    for (let c = 0; c + stride < COLUMNS; c += stride) {
      const corners = [
        [c, r],
        [c + stride, r],
        [c + stride, r + stride],
        [c, r + stride],
      ] as const;
      if (corners.every(([x, y]) => within[y * COLUMNS + x]! <= 0)) continue;
      for (const s of [1, -1]) {
        const quad = corners.map(([x, y]) => vertex(x, y, s));
        faces.push(s > 0 ? quad : quad.reverse());
      }
    }
  return { verts, faces };
}
