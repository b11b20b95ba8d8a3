import type { Cloth, Colour, Surface } from './cloth.ts';
import { hash, noise } from './noise.ts';

export type Weave = {
  /** Whether end i lies over pick j. */
  over: (i: number, j: number) => boolean;
  warp: (i: number) => Colour;
  weft: (j: number) => Colour;
  warpWidth: number;
  weftWidth: number;
  /** How far warp threads rise and sink where they cross. */
  crimp: number;
  /** The same for the weft; as much as the warp unless said. A tight warp lets the weft bend little. */
  weftCrimp?: number;
  /** Thick and thin places along a thread. */
  slub: number;
  /** Uneven dye along and between threads. */
  unevenness: number;
  wobble: number;
  end?: number;
  pick?: number;
  sheen?: number;
  fuzz?: number;
};

/** Threads that go over and under each other: two families of round yarns, the higher one seen. */
export const weave = (w: Weave): Cloth => {
  const warpRadius = w.warpWidth / 2;
  const weftRadius = w.weftWidth / 2;
  const weftCrimp = w.weftCrimp ?? w.crimp;
  const endTop = (i: number, j: number, a: number, v: number, dv: number) => {
    if (a * a >= 1) return -1;
    const here = w.over(i, j) ? 1 : -1;
    const next = w.over(i, dv > 0 ? j + 1 : j - 1) ? 1 : -1;
    const path = here === next ? here : here * Math.cos(Math.PI * Math.abs(dv));
    return w.crimp * path + 0.5 * thickness(w.slub, i, v) * Math.sqrt(1 - a * a);
  };
  return {
    end: w.end ?? 1,
    pick: w.pick ?? 1,
    sheen: w.sheen ?? 0.1,
    at: (u0, v0, out) => {
      const u = u0 + w.wobble * noise(u0 * 0.11, v0 * 0.07) + w.wobble * 0.5 * noise(u0 * 0.9, v0 * 0.12 + 40);
      const v = v0 + w.wobble * noise(u0 * 0.07 + 90, v0 * 0.11) + w.wobble * 0.5 * noise(u0 * 0.12, v0 * 0.9 + 70);
      const i = Math.floor(u);
      const j = Math.floor(v);
      const du = u - i - 0.5;
      const dv = v - j - 0.5;
      const here = w.over(i, j) ? 1 : -1;

      let end = i;
      let a = du / (warpRadius * thickness(w.slub, i, v));
      let warpTop = endTop(i, j, a, v, dv);
      if (warpRadius > 0.5) {
        // Thick ends lean over their neighbours: beside a sunken one, the next may be the higher.
        const next = du > 0 ? i + 1 : i - 1;
        const b = (du > 0 ? du - 1 : du + 1) / (warpRadius * thickness(w.slub, next, v));
        const nextTop = endTop(next, j, b, v, dv);
        if (nextTop > warpTop) {
          end = next;
          a = b;
          warpTop = nextTop;
        }
      }

      const nextEnd = w.over(du > 0 ? i + 1 : i - 1, j) ? -1 : 1;
      const weftPath = -here === nextEnd ? -here : -here * Math.cos(Math.PI * Math.abs(du));
      const weftSlub = 1 + w.slub * noise(j * 5.3 + 300, u * 0.05) + w.slub * 0.4 * noise(j * 2.7, u * 0.3 + 60);
      const b = dv / (weftRadius * weftSlub);
      const weftTop = b * b < 1 ? weftCrimp * weftPath + 0.5 * weftSlub * Math.sqrt(1 - b * b) : -1;

      if (warpTop >= weftTop) yarn(w.warp(end), warpTop, v, a, end, w, out);
      else yarn(w.weft(j), weftTop, u, b, j + 5000, w, out);
      const gap = Math.max(warpTop, weftTop);
      out.open = Math.min(1, Math.max(0.12, 0.42 + 0.62 * (gap / (0.5 + w.crimp))));
    },
  };
};

const thickness = (slub: number, id: number, along: number) =>
  1 + slub * noise(id * 7.7, along * 0.06) + slub * 0.4 * noise(id * 3.1, along * 0.33);

/** One spun thread: fibres run round it on a slant and catch the light one by one. */
function yarn(dye: Colour, top: number, along: number, across: number, id: number, w: Weave, out: Surface) {
  const phase = hash(id, 3) * 9;
  const slant = along * 1.15 + across * 0.55 + phase;
  const ply = Math.sin(slant * Math.PI * 2);
  const fibre = noise(slant * 2.6, across * 4.5 + id * 13.7) + 0.6 * noise(slant * 7.1, across * 9 + id * 5.1);
  const dyeing = 1 + w.unevenness * (hash(id, 11) - 0.5) + w.unevenness * 0.9 * noise(along * 0.045, id * 3.3);
  const shade = dyeing * (1 + 0.07 * ply + (0.13 + (w.fuzz ?? 0) * 0.1) * fibre);
  out.h = Math.max(-0.6, top + 0.022 * ply + 0.03 * fibre);
  out.r = dye[0] * shade;
  out.g = dye[1] * shade;
  out.b = dye[2] * shade;
}
