import { noise } from './render/raster.ts';

export const PATTERNS = [
  'solid',
  'stripe',
  'pinstripe',
  'breton',
  'check',
  'windowpane',
  'gingham',
  'houndstooth',
  'herringbone',
  'dot',
  'floral',
  'denim',
  'twill',
  'melange',
  'rib',
  'cable',
  'corduroy',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const TEXTURES = [
  'weave',
  'jersey',
  'knit',
  'twill',
  'drill',
  'felt',
  'satin',
  'leather',
  'smooth',
  'rib',
  'cable',
  'corduroy',
  'suede',
  'linen',
  'canvas',
  'brushed',
] as const;
export type Texture = (typeof TEXTURES)[number];

/** Surfaces that a cloth brings along whatever is cut from it. */
export const SURFACES = [
  'weave',
  'linen',
  'felt',
  'satin',
  'twill',
  'canvas',
  'leather',
  'suede',
  'brushed',
  'smooth',
] as const satisfies readonly Texture[];
export type Surface = (typeof SURFACES)[number];

/** What a cloth has at a place of its repeating square: how much of its second colour, or how high it stands. */
export type Draw = (u: number, v: number) => number;

/** Side of the repeating square in garment pixels; every pattern below divides it. */
export const PERIOD = 240;

const saw = (x: number): number => x - Math.floor(x);
const band = (x: number, period: number, width: number): number => (saw(x / period) * period < width ? 1 : 0);
/** Smooth noise of `across` by `down` cells, -1..1, that joins up at the edges of the square. */
function grain(across: number, down: number, seed: number): (u: number, v: number) => number {
  const lattice = new Float32Array(across * down);
  for (let i = 0; i < lattice.length; i++) lattice[i] = noise(i % across, Math.floor(i / across), seed);
  return (u, v) => {
    const x = saw(u / PERIOD) * across;
    const y = saw(v / PERIOD) * down;
    const column = Math.min(across - 1, x | 0);
    const row = Math.min(down - 1, y | 0);
    const next = column + 1 === across ? 0 : column + 1;
    const low = (row + 1 === down ? 0 : row + 1) * across;
    const fx = (x - column) * (x - column) * (3 - 2 * (x - column));
    const fy = (y - row) * (y - row) * (3 - 2 * (y - row));
    const top = lattice[row * across + column]! * (1 - fx) + lattice[row * across + next]! * fx;
    return top * (1 - fy) + (lattice[low + column]! * (1 - fx) + lattice[low + next]! * fx) * fy;
  };
}

/** Threads across, threads along, and unevenness from fine to broad. */
const warp = grain(160, 24, 4);
const middling = grain(60, 60, 9);
const weft = grain(48, 160, 3);
const warp2 = grain(120, 36, 5);
const weft2 = grain(30, 120, 1);
const warp3 = grain(120, 30, 2);
const middling2 = grain(80, 80, 3);
const fine = grain(120, 120, 5);
const fine2 = grain(96, 96, 6);
const middling3 = grain(48, 48, 7);
const broad = grain(20, 20, 8);
const warp4 = grain(160, 32, 9);
const middling4 = grain(80, 80, 10);
const broad2 = grain(34, 34, 11);
const fine3 = grain(120, 120, 12);
const fine4 = grain(110, 110, 14);

const INKS: Record<Pattern, ((u: number, v: number) => number) | undefined> = {
  solid: undefined,
  twill: undefined,
  rib: undefined,
  cable: undefined,
  corduroy: undefined,
  stripe: (u) => band(u, 20, 7),
  pinstripe: (u) => 0.75 * band(u, 40, 2.2),
  breton: (_u, v) => band(v, 60, 21),
  check: (u, v) => Math.min(1, 0.42 * band(u, 80, 30) + 0.42 * band(v, 80, 30) + 0.5 * band(u + 26, 80, 4) + 0.5 * band(v + 26, 80, 4)),
  windowpane: (u, v) => Math.max(band(u, 120, 4), band(v, 120, 4)),
  gingham: (u, v) => 0.5 * band(u, 30, 15) + 0.5 * band(v, 30, 15),
  houndstooth,
  herringbone: (u, v) => 0.75 * band(v + (saw(u / 40) < 0.5 ? 1 : -1) * (saw(u / 20) * 20), 8, 3.6),
  dot: (u, v) =>
    Math.hypot(saw(u / 40) * 40 - 20, saw(v / 40) * 40 - 20) < 6.4 ||
    Math.hypot(saw(u / 40 + 0.5) * 40 - 20, saw(v / 40 + 0.5) * 40 - 20) < 6.4
      ? 1
      : 0,
  floral,
  denim: (u, v) => Math.max(0, 0.32 + 0.34 * warp(u, v) + 0.07 * middling(u, v)) * (0.5 + 0.5 * band(u + v, 5, 2.2)),
  melange: (u, v) => Math.max(0, Math.min(1, 0.5 + 0.7 * weft(u, v) + 0.4 * warp2(u, v))),
};

function houndstooth(u: number, v: number): number {
  const x = saw(u / 30) * 4;
  const y = saw(v / 30) * 4;
  if (x < 2 && y < 2) return 1;
  if (x >= 2 && y >= 2) return 0;
  return saw((x - y) / 2) < 0.5 ? 1 : 0;
}

/** Scattered blossoms of two sizes with leaves; places are jittered from a grid so that none collide. */
const FLOWERS = Array.from({ length: 25 }, (_, i) => ({
  x: (i % 5) * 48 + 24 + 15 * noise(i, 1.5, 8),
  y: Math.floor(i / 5) * 48 + 24 + 15 * noise(i, 7.5, 8),
  r: (i * 7) % 3 === 0 ? 8 : 15 + 3 * noise(i, 4.5, 8),
  turn: i * 1.7,
}));

function floral(u: number, v: number): number {
  let leaf = 0;
  for (const flower of FLOWERS) {
    const dx = saw((u - flower.x) / PERIOD + 0.5) * PERIOD - PERIOD / 2;
    const dy = saw((v - flower.y) / PERIOD + 0.5) * PERIOD - PERIOD / 2;
    if (Math.abs(dx) > 2 * flower.r || Math.abs(dy) > 2 * flower.r) continue;
    const r = Math.hypot(dx, dy) / flower.r;
    if (r > 2) continue;
    const a = Math.atan2(dy, dx) + flower.turn;
    if (r < 0.2) return 0.2;
    const petal = Math.abs(Math.cos(a * 2.5));
    if (r < 0.6 + 0.42 * petal) return 0.72 + 0.28 * petal * Math.min(1, r);
    const along = saw(a / 2.2) * 2.2 - 0.6;
    if (r < 1.75 && Math.abs(along) < 0.22 * Math.sin(((r - 0.8) / 0.95) * Math.PI)) leaf = 0.5;
  }
  return leaf;
}

/** Heights in light steps; 10 is a clearly visible thread. */
const RELIEFS: Record<Texture, (u: number, v: number) => number> = {
  weave: (u, v) => 4.5 * Math.sin((u * Math.PI) / 1.5) * Math.sin((v * Math.PI) / 1.5) + 4 * weft2(u, v) + 4 * warp3(u, v),
  jersey: (u, v) => 5 * Math.cos((u * Math.PI * 2) / 4) + 2.4 * Math.cos((v * Math.PI * 2) / 3) + 3.5 * middling2(u, v),
  knit: stitches,
  twill: (u, v) => 7 * Math.sin(((u + v) * Math.PI * 2) / 5) + 5 * fine(u, v),
  drill: (u, v) => 13 * Math.sin(((u + v) * Math.PI * 2) / 8) + 5 * fine(u, v),
  felt: (u, v) => 7 * fine2(u, v) + 3 * middling3(u, v) + 1.5 * broad(u, v) + 3 * fine4(u, v),
  satin: (u, v) => 1.4 * warp4(u, v),
  leather: (u, v) => 3.5 * middling4(u, v) + 2.5 * broad2(u, v),
  smooth: (u, v) => 1.2 * fine3(u, v),
  rib: (u, v) => 17 * Math.cos((u * Math.PI * 2) / 12) + 0.4 * stitches(u, v),
  cable: (u, v) => cables(u, v) + 0.55 * stitches(u, v),
  suede: (u, v) => 5 * fine(u, v) + 6 * middling3(u, v) + 7 * broad2(u, v) + 3 * fine4(u, v),
  linen: (u, v) => 4 * Math.sin((u * Math.PI) / 2) * Math.sin((v * Math.PI) / 2) + 9 * weft2(u, v) + 8 * warp3(u, v),
  canvas: (u, v) => 9 * Math.sin((u * Math.PI) / 3) * Math.sin((v * Math.PI) / 3) + 4 * weft2(u, v) + 4 * warp3(u, v),
  brushed: (u, v) => 0.55 * stitches(u, v) + 8 * fine2(u, v) + 5 * middling3(u, v) + 4 * fine3(u, v),
  corduroy: (u, v) => 15 * Math.cos((u * Math.PI * 2) / 8) + 4 * fine4(u, v),
};

/** Plain knitting: columns of small V shapes. */
function stitches(u: number, v: number): number {
  const column = saw(u / 8);
  const lean = column < 0.5 ? column * 2 : 2 - column * 2;
  const row = saw(v / 6 - lean * 0.62);
  return 15 * Math.sin(row * Math.PI) * (0.35 + 0.65 * Math.sin(lean * Math.PI * 0.9)) - 8 - 7 * (Math.abs(column - 0.5) > 0.42 ? 1 : 0);
}

function cables(u: number, v: number): number {
  const x = saw(u / 120) * 120 - 60;
  if (Math.abs(x) > 34) return Math.abs(x) < 41 ? -22 : 0;
  const phase = (v * Math.PI * 2) / 80;
  const a = Math.sin(phase) * 15;
  const over = Math.cos(phase) > 0 ? 1 : -1;
  const strand = (centre: number, top: number) => {
    const d = (x - centre) / 15;
    return Math.abs(d) < 1 ? 26 * Math.sqrt(1 - d * d) + top * 5 : -20;
  };
  const first = strand(a, over);
  const second = strand(-a, -over);
  return Math.max(first, second) - 4 + 9 * (first > second ? Math.cos(phase) * Math.sign(x - a) * 0.6 : 0);
}

export const hasInk = (pattern: Pattern): boolean => INKS[pattern] !== undefined;

export const inkOf = (pattern: Pattern): Draw | undefined => INKS[pattern];
export const reliefOf = (texture: Texture): Draw => RELIEFS[texture];
