import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DrawnView } from './cuts.ts';
import { decodeFull, decodeSmall, type MapHead, type Planes, SMALL, unpackMap } from './map-file.ts';

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

export function loadMap(cut: string, view: DrawnView, width: number): Promise<ReadyMap> {
  const key = `${cut} ${view} ${width}`;
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const loading = readMap(cut, view, width);
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

async function readMap(cut: string, view: DrawnView, width: number): Promise<ReadyMap> {
  const file = unpackMap(await readFile(new URL(`${cut}-${view}.map`, MAPS)));
  const height = Math.round((width * 4) / 3);
  const planes = await (width <= SMALL.width ? decodeSmall(file) : decodeFull(file));
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

async function readDrift(webp: Buffer, width: number, height: number): Promise<Float32Array> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels } = info;
  const drift = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const fy = Math.min(h - 1.001, Math.max(0, ((y + 0.5) * h) / height - 0.5));
    const row = fy | 0;
    for (let x = 0; x < width; x++, i++) {
      const fx = Math.min(w - 1.001, Math.max(0, ((x + 0.5) * w) / width - 0.5));
      const k = (row * w + (fx | 0)) * channels;
      const tx = fx - (fx | 0);
      const top = data[k]! + (data[k + channels]! - data[k]!) * tx;
      const low = data[k + w * channels]! + (data[k + (w + 1) * channels]! - data[k + w * channels]!) * tx;
      drift[i] = (top + (low - top) * (fy - row) - 32) / 4;
    }
  }
  return drift;
}
