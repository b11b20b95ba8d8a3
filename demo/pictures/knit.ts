import type { Cloth, Colour } from './cloth.ts';
import { hash, noise } from './noise.ts';

/** Rib knit: `face` columns of stitches stand up, then as many sink away. u counts wales, v counts courses. */
export const ribKnit = (dye: Colour, face: number, depth: number): Cloth => ({
  end: 1,
  pick: 0.78,
  sheen: 0.22,
  at: (u0, v0, out) => {
    const u = u0 + 0.07 * noise(u0 * 0.4, v0 * 0.25) + 0.05 * noise(u0 * 1.7, v0 * 0.9);
    const v = v0 + 0.12 * noise(u0 * 0.3 + 50, v0 * 0.35);
    const period = face * 2;
    const inRib = u - Math.floor(u / period) * period;
    const isFace = inRib < face;
    // The standing columns spread and the sunken ones draw together, as rib does when nobody pulls at it.
    const rib = isFace ? Math.sin((Math.PI * inRib) / face) ** 0.55 : -(Math.sin((Math.PI * (inRib - face)) / face) ** 0.6);
    const wale = Math.floor(u);
    const x = u - wale - 0.5;
    const rise = isFace ? 0.95 : -0.55;
    const y = v + rise * Math.abs(x) * 2 * 0.55 + hash(wale, 5) * 0.2;
    const course = Math.floor(y);
    const f = y - course - 0.5;
    const leg = Math.abs(x) * 2 - 0.5;
    const across = Math.min(1, Math.abs(f) / 0.56);
    const side = Math.min(1, Math.abs(leg) / 0.56);
    const strand = Math.sqrt(Math.max(0, 1 - across * across)) * Math.sqrt(Math.max(0, 1 - side * side * side));
    const slant = f * 1.6 + (x > 0 ? 1 : -1) * leg * 1.9;
    const id = course * 131 + wale * 2 + (x > 0 ? 1 : 0);
    const fibre = noise(slant * 5 + hash(id, 1) * 20, leg * 3 + id * 1.7) + 0.7 * noise(u0 * 23, v0 * 23);
    const twist = Math.sin(slant * 9 + hash(id, 2) * 6);
    out.h = depth * rib + 0.36 * strand + 0.012 * twist + 0.016 * fibre;
    const shade = 1 + 0.05 * (hash(id, 7) - 0.5) + 0.05 * twist * strand + 0.09 * fibre;
    out.r = dye[0] * shade;
    out.g = dye[1] * shade;
    out.b = dye[2] * shade;
    out.open = Math.min(1, 0.24 + 0.62 * strand + 0.26 * rib);
  },
});
