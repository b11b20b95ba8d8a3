import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Cut, DrawnView } from './cut.ts';
import { decodeFull, decodeSmall, FULL, type MapHead, type Planes, SMALL, unpackMap } from './map-file.ts';

/** A map at the size of the picture, every plane one byte (parts: four) per pixel. */
export interface ReadyMap extends Planes {
  head: MapHead;
  /** how far folds move the pattern, in garment pixels; only patterned cloth asks */
  drift: () => Promise<Float32Array>;
}

const MAPS = new URL('./maps/', import.meta.url);
/** Decoded maps are kept because a style comes in several colours, often side by side in a listing. */
const KEPT_BYTES = 112 * 1024 * 1024;
const kept = new Map<string, Promise<ReadyMap>>();
const sizes = new Map<string, number>();

/** What a cut looks like in a view: its own map, that of the cut whose back it has, or its front enlarged. */
export function loadView(cut: Cut, view: DrawnView, width: number): Promise<ReadyMap> {
  if (cut.maps.includes(view)) return loadMap(cut.id, view, width);
  if (view === 'back' && cut.backOf) return loadMap(cut.backOf, view, width);
  if (view === 'folded' && cut.folded) return loadMap(cut.folded, view, width);
  if (view === 'detail') return keep(`${cut.id} close-up ${width}`, width, () => readCloseUp(cut, width));
  throw new RangeError(`${cut.id} has no ${view}`);
}

export const loadMap = (cut: string, view: DrawnView, width: number): Promise<ReadyMap> =>
  keep(`${cut} ${view} ${width}`, width, () => readMap(cut, view, width));

function keep(key: string, width: number, read: () => Promise<ReadyMap>): Promise<ReadyMap> {
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const loading = read();
  kept.set(key, loading);
  sizes.set(key, width * width * 8);
  forgetOldest();
  loading.catch(() => kept.delete(key));
  return loading;
}

function forgetOldest() {
  let total = 0;
  for (const key of kept.keys()) total += sizes.get(key)!;
  for (const key of kept.keys()) {
    if (total <= KEPT_BYTES) return;
    total -= sizes.get(key)!;
    kept.delete(key);
    sizes.delete(key);
  }
}

/** A front holds twice as much as a gallery shows; enlarged further its edges would be seen to be soft. */
const CLOSEST = 2;

async function readCloseUp(cut: Cut, width: number): Promise<ReadyMap> {
  const file = unpackMap(await readFile(new URL(`${cut.id}-front.map`, MAPS)));
  const zoom = Math.min(cut.detail.zoom, CLOSEST);
  const size = { width: FULL.width / zoom, height: FULL.height / zoom };
  const x = within(cut.detail.x - size.width / 2, FULL.width - size.width);
  const y = within(cut.detail.y - size.height / 2, FULL.height - size.height);
  const height = Math.round((width * 4) / 3);
  const planes = await scalePlanes(cutOut(await decodeFull(file), { x, y, ...size }), width, height);
  let drift: Promise<Float32Array> | undefined;
  return {
    ...planes,
    head: { x, y, zoom, turns: file.head.turns },
    drift: () => {
      drift ??= readDrift(file.drift, width, height, { x: x / FULL.width, y: y / FULL.height, part: 1 / zoom });
      return drift;
    },
  };
}

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));

function cutOut(planes: Planes, { x, y, width, height }: { x: number; y: number; width: number; height: number }): Planes {
  const out: Planes = { width, height, light: Buffer.alloc(width * height), parts: Buffer.alloc(width * height * 4) };
  for (let row = 0; row < height; row++) {
    const from = (y + row) * planes.width + x;
    planes.light.copy(out.light, row * width, from, from + width);
    planes.parts.copy(out.parts, row * width * 4, from * 4, (from + width) * 4);
  }
  return out;
}

async function readMap(cut: string, view: DrawnView, width: number): Promise<ReadyMap> {
  const file = unpackMap(await readFile(new URL(`${cut}-${view}.map`, MAPS)));
  const height = Math.round((width * 4) / 3);
  const planes = await (width <= SMALL.width && file.small.length > 0 ? decodeSmall(file) : decodeFull(file));
  let drift: Promise<Float32Array> | undefined;
  return {
    ...(planes.width === width ? planes : await scalePlanes(planes, width, height)),
    head: file.head,
    drift: () => {
      drift ??= readDrift(file.drift, width, height);
      return drift;
    },
  };
}

/** A part's number must not be averaged with its neighbour's (that would be a third part), so it is picked, the rest is scaled. */
async function scalePlanes({ width: w, height: h, light, parts }: Planes, width: number, height: number): Promise<Planes> {
  const weights = Buffer.alloc(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    weights[i * 3] = parts[i * 4 + 1]!;
    weights[i * 3 + 1] = parts[i * 4 + 2]!;
    weights[i * 3 + 2] = parts[i * 4 + 3]!;
  }
  const scale = (plane: Buffer, channels: 1 | 3) =>
    sharp(plane, { raw: { width: w, height: h, channels } })
      .resize({ width, height, fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer();
  const [grey, scaled] = await Promise.all([scale(light, 1), scale(weights, 3)]);
  const bands = grey.length / (width * height);
  const out: Planes = { width, height, light: Buffer.alloc(width * height), parts: Buffer.alloc(width * height * 4) };
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * h) / height) * w;
    for (let x = 0; x < width; x++, i++) {
      out.light[i] = grey[i * bands]!;
      out.parts[i * 4] = parts[(row + Math.floor(((x + 0.5) * w) / width)) * 4]!;
      out.parts[i * 4 + 1] = scaled[i * 3]!;
      out.parts[i * 4 + 2] = scaled[i * 3 + 1]!;
      out.parts[i * 4 + 3] = scaled[i * 3 + 2]!;
    }
  }
  return out;
}

const whole = { x: 0, y: 0, part: 1 };

async function readDrift(webp: Buffer, width: number, height: number, { x: left, y: top0, part } = whole): Promise<Float32Array> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels } = info;
  const drift = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const fy = Math.min(h - 1.001, Math.max(0, (top0 + (part * (y + 0.5)) / height) * h - 0.5));
    const row = fy | 0;
    for (let x = 0; x < width; x++, i++) {
      const fx = Math.min(w - 1.001, Math.max(0, (left + (part * (x + 0.5)) / width) * w - 0.5));
      const k = (row * w + (fx | 0)) * channels;
      const tx = fx - (fx | 0);
      const top = data[k]! + (data[k + channels]! - data[k]!) * tx;
      const low = data[k + w * channels]! + (data[k + (w + 1) * channels]! - data[k + w * channels]!) * tx;
      drift[i] = (top + (low - top) * (fy - row) - 32) / 4;
    }
  }
  return drift;
}
