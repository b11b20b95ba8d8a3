import type { CutCategory } from './cut.ts';
import type { ReadyMap } from './load-map.ts';

/** In how many ways a piece can come to lie. */
export const LAYS = 24;
/** Narrower, as drawn or wider; shorter, as drawn or longer. */
export const BUILDS = 9;
const WIDTHS = [0, -0.05, 0.01];
const LENGTHS = [0, -0.04, 0.018];

/** Leather keeps its shape; cloth gives way. */
const STIFF: ReadonlySet<CutCategory> = new Set(['shoes', 'bags', 'accessories']);

export const isStiff = (category: CutCategory): boolean => STIFF.has(category);

/**
 * The same cut laid down by another hand: turned a little, a sleeve or a hem lower than the other, somewhat longer or wider. Shoulders
 * and waistbands move least, for a garment is laid down by them. A build is a style's own length and width; 0 and 0 is as it was drawn.
 */
export function layDown(map: ReadyMap, { lay, build }: { lay: number; build: number }, category: CutCategory): ReadyMap {
  if (lay === 0 && build === 0) return map;
  const { width, height, light, parts } = map;
  const out = { light: Buffer.alloc(light.length), parts: Buffer.alloc(parts.length) };
  const unit = 1200 / width;
  const move = moverOf({ lay, build }, isStiff(category));
  for (let y = 0; y < height; y++) {
    const row = move(y * unit - 800);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const gx = x * unit - 600;
      const sx = x + (row.across + row.acrossBy * gx) / unit;
      const sy = y + (row.down + row.downBy * gx) / unit;
      if (sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1) pickUp(map, out, i, sx, sy);
    }
  }
  return { ...map, ...out };
}

/** Where a point of a row is taken from, as a way from it in garment pixels: this much, and so much more for each pixel from the middle. */
interface RowMove {
  across: number;
  acrossBy: number;
  down: number;
  downBy: number;
}

function moverOf({ lay, build }: { lay: number; build: number }, stiff: boolean): (y: number) => RowMove {
  const chance = (salt: number) => lay && ((Math.imul(lay * 31 + salt, 2_654_435_761) >>> 8) & 0xffff) / 0x7fff - 1;
  const turn = chance(1) * (stiff ? 0.03 : 0.012);
  if (stiff) {
    const grow = chance(2) * 0.02;
    return (y) => ({ across: y * turn, acrossBy: -grow, down: -y * grow, downBy: -turn });
  }
  const wide = chance(3) * 0.014 + WIDTHS[build % 3]!;
  const long = chance(4) * 0.022 + LENGTHS[Math.floor(build / 3)]!;
  const lower = chance(5) * 16;
  const sway = lay && 3 + 5 * Math.abs(chance(6));
  const phase = chance(7) * 3;
  const sideways = chance(8) * 6;
  return (y) => {
    const fromTop = y + 620;
    const ease = Math.max(0, fromTop / 1300) ** 2;
    return {
      across: y * turn + ease * (sway * Math.sin(y / 190 + phase) + sideways),
      acrossBy: -wide,
      down: -fromTop * long,
      downBy: (lower * ease) / 420 - turn,
    };
  };
}

/** Light and borders between their neighbours; a part's number must not be averaged, for that would be a third part. */
function pickUp(from: Pick<ReadyMap, 'width' | 'light' | 'parts'>, to: { light: Buffer; parts: Buffer }, i: number, x: number, y: number) {
  const { width, light, parts } = from;
  const column = x | 0;
  const row = y | 0;
  const k = row * width + column;
  const k4 = k * 4;
  const below = k4 + width * 4;
  if (!(parts[k4 + 3]! | parts[k4 + 7]! | parts[below + 3]! | parts[below + 7]!)) return;
  const fx = x - column;
  const fy = y - row;
  const a = (1 - fx) * (1 - fy);
  const b = fx * (1 - fy);
  const c = (1 - fx) * fy;
  const d = fx * fy;
  const t = i * 4;
  to.light[i] = a * light[k]! + b * light[k + 1]! + c * light[k + width]! + d * light[k + width + 1]! + 0.5;
  to.parts[t] = parts[k4 + (fx < 0.5 ? 0 : 4) + (fy < 0.5 ? 0 : width * 4)]!;
  to.parts[t + 3] = a * parts[k4 + 3]! + b * parts[k4 + 7]! + c * parts[below + 3]! + d * parts[below + 7]! + 0.5;
  for (let p = 1; p < 3; p++)
    if (parts[k4 + p]! | parts[k4 + 4 + p]! | parts[below + p]! | parts[below + 4 + p]!)
      to.parts[t + p] = a * parts[k4 + p]! + b * parts[k4 + 4 + p]! + c * parts[below + p]! + d * parts[below + 4 + p]! + 0.5;
}
