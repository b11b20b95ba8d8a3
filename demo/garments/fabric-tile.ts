import { type Draw, inkOf, PATTERNS, type Pattern, PERIOD, reliefOf, TEXTURES, type Texture } from './fabric.ts';

/** A square of cloth that repeats: how much of the second colour (none if absent), and how the surface stands, in steps of light. */
export interface Tile {
  size: number;
  /** tile pixels per garment pixel */
  scale: number;
  ink?: Uint8Array;
  relief: Int8Array;
}

const inkTiles = new Map<string, Uint8Array>();
const reliefTiles = new Map<string, Int8Array>();

/**
 * A tile for a picture of `density` pixels to a garment pixel, drawn once. What is finer than the picture's pixels is averaged out
 * before it is sampled: threads that beat against the pixels would show as waves that no cloth has.
 */
export function fabricTile(pattern: Pattern, texture: Texture, density: number): Tile {
  const size = tileSize(density);
  const level = Math.round(density * 100);
  const inkAt = inkOf(pattern);
  const relief = keep(reliefTiles, `${texture} ${level}`, () =>
    drawTile(reliefOf(texture), { size, density, gain: 1 }, new Int8Array(size * size)),
  );
  if (!inkAt) return { size, scale: size / PERIOD, relief };
  const ink = keep(inkTiles, `${pattern} ${level}`, () => drawTile(inkAt, { size, density, gain: 255 }, new Uint8Array(size * size)));
  return { size, scale: size / PERIOD, relief, ink };
}

/** One and a third to two and two thirds tile pixels to a picture's pixel, always a power of two so that the composer can wrap around with a mask. */
const tileSize = (density: number): number => 2 ** Math.max(5, Math.min(10, Math.ceil(Math.log2(PERIOD * density * 1.33))));

/** Drawing every tile takes a moment; a server does it before its first visitor comes. */
export function warmFabrics(width: number) {
  for (const texture of TEXTURES) fabricTile('solid', texture, width / 1200);
  for (const pattern of PATTERNS) fabricTile(pattern, 'weave', width / 1200);
}

function keep<T>(tiles: Map<string, T>, key: string, draw: () => T): T {
  const known = tiles.get(key);
  if (known) return known;
  const tile = draw();
  if (tiles.size > 60) tiles.delete(tiles.keys().next().value!);
  tiles.set(key, tile);
  return tile;
}

/** Half a garment pixel: threads are three wide. */
const FINE = 512;

interface TileOrder {
  size: number;
  density: number;
  gain: number;
}

function drawTile<T extends Uint8Array | Int8Array>(at: Draw, { size, density, gain }: TileOrder, out: T): T {
  const fine = Math.max(FINE, size);
  let plane: Float32Array<ArrayBuffer> = new Float32Array(fine * fine);
  const step = PERIOD / fine;
  for (let y = 0; y < fine; y++) for (let x = 0; x < fine; x++) plane[y * fine + x] = at((x + 0.5) * step, (y + 0.5) * step);
  // Twice a box of four fifths of a picture's pixel is close to what a lens does.
  const width = (0.8 / density) * (fine / PERIOD);
  for (let pass = 0; pass < 2; pass++) plane = averageRows(averageRows(plane, fine, width), fine, width);
  const stride = fine / size;
  const centre = (stride - 1) / 2;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      out[y * size + x] = Math.round(gain * plane[Math.round(y * stride + centre) * fine + Math.round(x * stride + centre)]!);
  return out;
}

/** A running mean along the rows of a square that repeats, written as columns: twice is both ways. */
function averageRows(plane: Float32Array, size: number, width: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(plane.length);
  const half = Math.max(0, (width - 1) / 2);
  const whole = Math.floor(half);
  const rest = half - whole;
  const norm = 1 / (2 * half + 1);
  const mask = size - 1;
  for (let y = 0; y < size; y++) {
    const row = y * size;
    let sum = 0;
    for (let k = -whole; k <= whole; k++) sum += plane[row + (k & mask)]!;
    for (let x = 0; x < size; x++) {
      const ends = plane[row + ((x - whole - 1) & mask)]! + plane[row + ((x + whole + 1) & mask)]!;
      out[x * size + y] = (sum + rest * ends) * norm;
      sum += plane[row + ((x + whole + 1) & mask)]! - plane[row + ((x - whole) & mask)]!;
    }
  }
  return out;
}
