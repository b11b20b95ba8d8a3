import type { Cloth, Colour, Surface } from './cloth.ts';
import { fractal, hash, noise } from './noise.ts';

/** Boiled or brushed cloth: a thatch of fibres in all directions over what is left of the threads. */
export const felt = (
  dye: Colour,
  options: { layers: number; length: number; ground?: Cloth; groundShare?: number; melange?: number },
): Cloth => ({
  end: 1,
  pick: 1,
  sheen: 0.4,
  at: (u, v, out) => {
    const share = options.groundShare ?? 0;
    let h = 0.3 * fractal(u * 0.35, v * 0.35, 3);
    let light = 0.1 * fractal(u * 0.21 + 8, v * 0.21, 3);
    for (let layer = 0; layer < options.layers; layer++) {
      const f = fibreAt(u, v, layer, options.length);
      if (f <= 0) continue;
      const lift = 0.06 + 0.1 * hash(layer, 2);
      h = Math.max(h, h * 0.6 + lift * f + 0.02 * layer * 0.3);
      light += (hash(layer, 9) - 0.38) * (options.melange ?? 0.3) * f;
    }
    const mottle = noise(u * 1.9, v * 1.9) * 0.05 + noise(u * 4.3, v * 4.3) * 0.05;
    if (options.ground) options.ground.at(u, v, out);
    else plain(dye, out);
    const shade = 1 + light + mottle;
    out.r = (out.r * share + dye[0] * (1 - share)) * shade;
    out.g = (out.g * share + dye[1] * (1 - share)) * shade;
    out.b = (out.b * share + dye[2] * (1 - share)) * shade;
    out.h = out.h * share + h * 1.4 + mottle;
    out.open = 0.75 + 0.25 * out.open * share + 0.25 * Math.min(1, Math.max(-1, h * 2.4));
  },
});

/** Loose fibres over a cloth: what tells wool from wire. */
export const fuzzy = (cloth: Cloth, options: { layers: number; length: number; fineness: number; amount: number }): Cloth => ({
  ...cloth,
  at: (u, v, out) => {
    cloth.at(u, v, out);
    const stretch = cloth.pick / cloth.end;
    let lift = 0;
    for (let layer = 0; layer < options.layers; layer++) {
      const f = fibreAt(u * options.fineness, v * stretch * options.fineness, layer + 100, options.length);
      lift = Math.max(lift, f * (0.5 + 0.5 * hash(layer, 6)));
    }
    const light = 1 + options.amount * lift;
    out.r *= light;
    out.g *= light;
    out.b *= light;
    out.h += 0.06 * lift * options.amount;
    out.open = Math.min(1, out.open + 0.3 * lift * options.amount);
  },
});

function plain(dye: Colour, out: Surface) {
  out.h = 0;
  out.open = 1;
  out.r = dye[0];
  out.g = dye[1];
  out.b = dye[2];
}

/** How squarely (u, v) lies on a fibre of this layer, 0 beside it to 1 on its middle. Fibres bend: the field they follow turns slowly. */
function fibreAt(u: number, v: number, layer: number, length: number): number {
  const turn = layer * 2.399 + 0.9 * noise(u * 0.16 + layer * 31, v * 0.16 - layer * 17);
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const along = (u * c + v * s) / length;
  const across = (v * c - u * s) * 2.1 + 0.6 * noise(along * 2 + layer * 5, layer * 3);
  const strand = Math.floor(across);
  const place = along + hash(strand, layer) * 10;
  const piece = Math.floor(place);
  if (hash(piece * 7 + strand, layer + 50) < 0.45) return 0;
  const end = Math.min(1, 5 * Math.min(place - piece, piece + 1 - place));
  const middle = across - strand - 0.5;
  return end * Math.max(0, 1 - (middle / 0.3) ** 2);
}
