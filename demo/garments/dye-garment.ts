import type { Cut, DrawnView, View } from './cut.ts';
import { getCut } from './cuts.ts';
import { brightness, dyeTable, mixHex } from './dye.ts';
import { hasInk, type Pattern, SURFACES, type Surface, type Texture } from './fabric.ts';
import { fabricTile } from './fabric-tile.ts';
import type { Ground } from './ground.ts';
import { BUILDS, LAYS, layDown } from './lay-down.ts';
import { loadView, type ReadyMap } from './load-map.ts';

export interface GarmentPicture {
  cut: string;
  view: View;
  /** #rrggbb */
  colour: string;
  /** ribs, soles, lining */
  secondary?: string;
  /** buttons, thread, metal */
  third?: string;
  /** second colour of the pattern */
  ink?: string;
  pattern?: Pattern;
  /** the cloth's surface, where it is not the cut's usual one */
  surface?: Surface;
  /** in whose outfit it is laid; that of those whom the cut is for, and women's for everybody's, if it does not say */
  wornBy?: 'women' | 'men';
  /** how the piece came to lie, 0 to LAYS - 1 */
  lay?: number;
  /** how long and wide the style is cut, 0 to BUILDS - 1 */
  build?: number;
  /** what lies folded below it, as colours one after another, the uppermost first */
  stack?: string;
  width: number;
  ground?: Ground;
}

/** Raw pixels, ready for sharp(data, { raw: { width, height, channels } }). */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** The garment alone, with alpha. */
export async function dyeGarment(picture: GarmentPicture & { view: DrawnView }): Promise<Raster & { zoom: number }> {
  const cut = getCut(picture.cut);
  const pattern = picture.pattern ?? 'solid';
  if (!cut.supportsPattern.includes(pattern)) throw new RangeError(`${cut.id} is not made in ${pattern}`);
  const { lay = 0, build = 0, surface } = picture;
  if (!isBelow(lay, LAYS)) throw new RangeError(`No such way to lie: ${lay}`);
  if (!isBelow(build, BUILDS)) throw new RangeError(`No such build: ${build}`);
  if (surface && !SURFACES.includes(surface)) throw new RangeError(`No such surface: ${surface}`);
  const drawn = await loadView(cut, picture.view, picture.width);
  // What is folded is turned as a stiff thing is: its edges stay straight, and it is neither longer nor wider.
  const laid = picture.view === 'folded' ? layDown(drawn, { lay, build: 0 }, 'accessories') : undefined;
  const map = picture.view === 'detail' ? drawn : (laid ?? layDown(drawn, { lay, build }, cut.category));
  const data = paint(map, await waveOf(map, pattern), cut, picture, pattern);
  return { data, width: map.width, height: map.height, channels: 4, zoom: map.head.zoom };
}

const isBelow = (value: number, count: number): boolean => Number.isInteger(value) && value >= 0 && value < count;

/** Keeps pattern coordinates positive, where cutting off the fraction rounds down; a multiple of every tile's size. */
const OFFSET = 65_536;

/** Folds move a visible pattern; plain cloth is spared the work. */
const waveOf = (map: ReadyMap, pattern: Pattern) => (hasInk(pattern) ? map.drift() : undefined);

const OWN_TEXTURE: Partial<Record<Pattern, Texture>> = { twill: 'drill', denim: 'twill', rib: 'rib', cable: 'cable', corduroy: 'corduroy' };

/** How much a surface shines that is not the cut's usual one; the others not at all. */
const GLOSS: Partial<Record<Texture, number>> = { satin: 0.7, leather: 0.6, weave: 0.08, smooth: 0.5 };

function paint(map: ReadyMap, drift: Float32Array | undefined, cut: Cut, picture: GarmentPicture, pattern: Pattern): Buffer {
  const { width, height, light, parts, head } = map;
  const { colour } = picture;
  const surface = picture.surface ?? cut.texture;
  const gloss = surface === cut.texture ? (cut.gloss ?? 0) : (GLOSS[surface] ?? 0);
  const first = dyeTable(colour, gloss);
  const second = dyeTable(picture.secondary ?? cut.secondary ?? colour, gloss);
  const third = dyeTable(picture.third ?? cut.third, 0.6);
  const ink = dyeTable(picture.ink ?? inkFor(colour, pattern), gloss);
  const unit = 1200 / width / head.zoom;
  const tile = fabricTile(pattern, OWN_TEXTURE[pattern] ?? surface, 1 / unit);
  const cosines = head.turns.map((degrees) => Math.cos((degrees * Math.PI) / 180) * tile.scale);
  const sines = head.turns.map((degrees) => Math.sin((degrees * Math.PI) / 180) * tile.scale);
  const out = Buffer.alloc(width * height * 4);
  const { size, relief, ink: inks } = tile;
  const depth = head.zoom > 1.5 ? 2 : 1;
  const mask = size - 1;
  for (let y = 0, i = 0; y < height; y++) {
    const gy = head.y + y * unit - 800;
    for (let x = 0; x < width; x++, i++) {
      const k = i * 4;
      const cover = parts[k + 3]!;
      if (cover === 0) continue;
      const gx = head.x + x * unit - 600;
      const part = parts[k]!;
      const cos = cosines[part]!;
      const sin = sines[part]!;
      const wave = drift ? drift[i]! * 0.36 : 0;
      const uf = (gx + wave * 0.5) * cos + (gy + wave) * sin + OFFSET;
      const vf = (gy + wave) * cos - (gx + wave * 0.5) * sin + OFFSET;
      const u = (uf | 0) & mask;
      const v = (vf | 0) & mask;
      const t = v * size + u;
      const w2 = parts[k + 1]!;
      const w3 = parts[k + 2]!;
      let value = light[i]! + (w3 > 127 ? 0 : part === 1 ? (relief[t]! * depth) >> 1 : relief[t]! * depth);
      value = Math.min(255, Math.max(0, value)) * 3;
      let r = first[value]!;
      let g = first[value + 1]!;
      let b = first[value + 2]!;
      const dye = !inks || part === 1 ? 0 : inkBetween(inks, size, u, v, uf - (uf | 0), vf - (vf | 0));
      if (dye) {
        r += (((ink[value]! - r) * dye) / 255) | 0;
        g += (((ink[value + 1]! - g) * dye) / 255) | 0;
        b += (((ink[value + 2]! - b) * dye) / 255) | 0;
      }
      if (w2) {
        r += (((second[value]! - r) * w2) / 255) | 0;
        g += (((second[value + 1]! - g) * w2) / 255) | 0;
        b += (((second[value + 2]! - b) * w2) / 255) | 0;
      }
      if (w3) {
        r += (((third[value]! - r) * w3) / 255) | 0;
        g += (((third[value + 1]! - g) * w3) / 255) | 0;
        b += (((third[value + 2]! - b) * w3) / 255) | 0;
      }
      out[k] = r;
      out[k + 1] = g;
      out[k + 2] = b;
      out[k + 3] = cover;
    }
  }
  return out;
}

/** Between tile pixels: stripes that run almost level would climb in visible steps otherwise. */
function inkBetween(ink: Uint8Array, size: number, u: number, v: number, fu: number, fv: number): number {
  const right = u + 1 === size ? 0 : u + 1;
  const row = v * size;
  const next = (v + 1 === size ? 0 : v + 1) * size;
  const top = ink[row + u]! * (1 - fu) + ink[row + right]! * fu;
  const low = ink[next + u]! * (1 - fu) + ink[next + right]! * fu;
  return top * (1 - fv) + low * fv;
}

/** A second colour that belongs to the first when none was asked for. */
function inkFor(colour: string, pattern: Pattern): string {
  const dark = brightness(colour) < 0.22;
  if (pattern === 'denim') return mixHex(colour, '#f2f4f5', dark ? 0.3 : 0.5);
  if (pattern === 'melange') return mixHex(colour, dark ? '#ffffff' : '#4a4744', dark ? 0.16 : 0.22);
  if (pattern === 'herringbone' || pattern === 'pinstripe') return mixHex(colour, dark ? '#f3efe6' : '#2a2725', dark ? 0.35 : 0.45);
  return dark ? '#f1ece1' : '#24304a';
}
