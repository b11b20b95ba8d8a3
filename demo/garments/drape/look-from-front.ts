import { FULL } from '../map-file.ts';
import { blur, type Field } from '../render/raster.ts';
import type { Mesh } from './mesh.ts';

const FINE = 2;
const { width: W, height: H } = FULL;

export interface Seen {
  alpha: Field;
  high: Field;
  u: Field;
  v: Field;
  /** 1 front, 2 the inside of the back */
  side: Uint8Array;
}

/** What is seen of the drape from in front. */
export function lookFromFront({ points, tris, front }: Mesh, isCut: (u: number, v: number) => boolean): Seen {
  const w = W * FINE;
  const h = H * FINE;
  const z = new Float32Array(w * h).fill(-1e9);
  const u = new Float32Array(w * h);
  const v = new Float32Array(w * h);
  const side = new Uint8Array(w * h);
  for (let t = 0; t < tris.length; t += 3) {
    const own = t / 3 < front ? 1 : 2;
    const [a, b, c] = [tris[t]! * 5, tris[t + 1]! * 5, tris[t + 2]! * 5];
    const ax = (points[a]! + 600) * FINE;
    const ay = points[a + 1]! * FINE;
    const bx = (points[b]! + 600) * FINE;
    const by = points[b + 1]! * FINE;
    const cx = (points[c]! + 600) * FINE;
    const cy = points[c + 1]! * FINE;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(w - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(h - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5;
        const py = y + 0.5;
        const wa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        const wb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        const wc = 1 - wa - wb;
        if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue;
        const i = y * w + x;
        const high = wa * points[a + 2]! + wb * points[b + 2]! + wc * points[c + 2]!;
        // The sheets do not feel each other: where the back came through, the front is seen all the same.
        if (own === side[i] ? high <= z[i]! : own === 2 && side[i] === 1) continue;
        const fu = wa * points[a + 3]! + wb * points[b + 3]! + wc * points[c + 3]!;
        const fv = wa * points[a + 4]! + wb * points[b + 4]! + wc * points[c + 4]!;
        if (own === 1 && isCut(fu, fv)) continue;
        z[i] = high;
        u[i] = fu;
        v[i] = fv;
        side[i] = own;
      }
  }
  const out: Seen = {
    alpha: new Float32Array(W * H),
    high: new Float32Array(W * H),
    u: new Float32Array(W * H),
    v: new Float32Array(W * H),
    side: new Uint8Array(W * H),
  };
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      let top = -1;
      let covered = 0;
      for (let k = 0; k < FINE * FINE; k++) {
        const j = (y * FINE + ((k / FINE) | 0)) * w + x * FINE + (k % FINE);
        if (!side[j]) continue;
        covered++;
        if (top < 0 || z[j]! > z[top]!) top = j;
      }
      if (!covered) continue;
      let [n, high, fu, fv] = [0, 0, 0, 0];
      for (let k = 0; k < FINE * FINE; k++) {
        const j = (y * FINE + ((k / FINE) | 0)) * w + x * FINE + (k % FINE);
        if (side[j] !== side[top] || z[top]! - z[j]! > 8) continue;
        n++;
        high += z[j]!;
        fu += u[j]!;
        fv += v[j]!;
      }
      out.alpha[i] = covered / (FINE * FINE);
      out.high[i] = high / n;
      out.u[i] = fu / n;
      out.v[i] = fv / n;
      out.side[i] = side[top]!;
    }
  return out;
}

export function blurWithin(field: Field, inside: Field, radius: number): Field {
  const a = blur(
    field.map((f, i) => f * inside[i]!),
    W,
    H,
    radius,
  );
  const b = blur(inside, W, H, radius);
  return a.map((f, i) => (b[i]! > 1e-3 ? f / b[i]! : 0));
}

/** Evens the outline out over some pixels: what is left of the ripples of a seam would be seen there first. */
export function smoothOutline(seen: Seen, radius: number): Seen {
  const slope = radius * 2.5;
  const alpha = blur(seen.alpha, W, H, radius).map((a) => Math.min(1, Math.max(0, (a - 0.5) * slope + 0.5)));
  const own = Float32Array.from(seen.side, (s) => (s ? 1 : 0));
  const back = Float32Array.from(seen.side, (s) => (s === 2 ? 1 : 0));
  const [high, u, v, backs] = [seen.high, seen.u, seen.v, back].map((plane) => blurWithin(plane, own, 3));
  const side = seen.side.slice();
  for (let i = 0; i < side.length; i++) {
    if (alpha[i]! <= 0) side[i] = 0;
    else if (!side[i]) {
      side[i] = backs![i]! > 0.5 ? 2 : 1;
      seen.high[i] = high![i]!;
      seen.u[i] = u![i]!;
      seen.v[i] = v![i]!;
    }
  }
  // Slivers of the back beside a seam belong to its edge.
  const covered = Float32Array.from(side, (s) => (s ? 1 : 0));
  const front = blurWithin(
    Float32Array.from(side, (s) => (s === 1 ? 1 : 0)),
    covered,
    4,
  );
  for (let i = 0; i < side.length; i++) if (side[i] === 2 && front[i]! > 0.4) side[i] = 1;
  return { ...seen, alpha, side };
}
