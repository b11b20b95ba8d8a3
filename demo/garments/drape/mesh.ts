import { readFileSync } from 'node:fs';
import { folderOf } from './folder-of.ts';

export interface Mesh {
  /** x, y, how far it stands out, and the two coordinates of the flat cut, for each point */
  points: Float32Array;
  tris: Uint32Array;
  /** the first so many triangles are the front's */
  front: number;
  fixed: Set<number>;
}

export function readMesh(cut: string): Mesh {
  const bytes = readFileSync(new URL('draped.bin', folderOf(cut)));
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.toString('utf8', 0, end));
  const body = bytes.buffer.slice(bytes.byteOffset + end + 1, bytes.byteOffset + bytes.length);
  const points = new Float32Array(body.slice(0, head.verts * 20));
  return { points, tris: new Uint32Array(body.slice(head.verts * 20)), front: head.front, fixed: new Set(head.fixed) };
}

/** Loop subdivision: light shows every triangle of a coarse mesh. Corners of open edges stay sharp. */
export function subdivide({ points, tris, front, fixed }: Mesh): Mesh {
  const n = points.length / 5;
  const edges = new Map<number, number>();
  const ends: number[] = [];
  const across: number[][] = [];
  const mids = new Uint32Array(tris.length);
  for (let t = 0; t < tris.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const a = tris[t + k]!;
      const b = tris[t + ((k + 1) % 3)]!;
      const key = Math.min(a, b) * n + Math.max(a, b);
      let e = edges.get(key);
      if (e === undefined) {
        e = across.length;
        edges.set(key, e);
        ends.push(a, b);
        across.push([]);
      }
      across[e]!.push(tris[t + ((k + 2) % 3)]!);
      mids[t + k] = e;
    }
  const sum = new Float64Array(n * 3);
  const count = new Uint16Array(n);
  const rim = new Float64Array(n * 3);
  const rims = new Uint8Array(n);
  for (let e = 0; e < across.length; e++) {
    const a = ends[2 * e]!;
    const b = ends[2 * e + 1]!;
    const open = across[e]!.length === 1;
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const) {
      count[p]!++;
      for (let c = 0; c < 3; c++) sum[p * 3 + c]! += points[q * 5 + c]!;
      if (open) {
        rims[p]!++;
        for (let c = 0; c < 3; c++) rim[p * 3 + c]! += points[q * 5 + c]!;
      }
    }
  }
  const out = new Float32Array((n + across.length) * 5);
  out.set(points);
  for (let p = 0; p < n; p++) {
    if (fixed.has(p)) continue;
    for (let c = 0; c < 3; c++) {
      const own = points[p * 5 + c]!;
      if (rims[p] === 2) out[p * 5 + c] = 0.75 * own + 0.125 * rim[p * 3 + c]!;
      else if (rims[p] === 0) {
        const k = count[p]!;
        const beta = k === 3 ? 3 / 16 : 3 / (8 * k);
        out[p * 5 + c] = (1 - k * beta) * own + beta * sum[p * 3 + c]!;
      }
    }
  }
  for (let e = 0; e < across.length; e++) {
    const a = ends[2 * e]! * 5;
    const b = ends[2 * e + 1]! * 5;
    const [f, g] = across[e]!;
    const at = (n + e) * 5;
    for (let c = 0; c < 5; c++) {
      const middle = (points[a + c]! + points[b + c]!) / 2;
      out[at + c] = c > 2 || g === undefined ? middle : 0.75 * middle + 0.125 * (points[f! * 5 + c]! + points[g * 5 + c]!);
    }
  }
  const four = new Uint32Array(tris.length * 4);
  for (let t = 0; t < tris.length; t += 3) {
    const [a, b, c] = [tris[t]!, tris[t + 1]!, tris[t + 2]!];
    const [ab, bc, ca] = [mids[t]! + n, mids[t + 1]! + n, mids[t + 2]! + n];
    four.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], t * 4);
  }
  return { points: out, tris: four, front: front * 4, fixed };
}
