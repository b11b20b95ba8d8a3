import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DrawnView } from './cuts.ts';
import { decodePlanes, type MapHead, type Planes, SMALL, unpackMap } from './map-file.ts';

/** A map at the size of the picture, every plane one byte (parts: four) per pixel; drift in quarters of a garment pixel. */
export interface ReadyMap extends Planes {
  head: MapHead;
  drift: Int16Array;
}

const MAPS = new URL('./maps/', import.meta.url);
/** Decoded maps are kept because a style comes in several colours, often side by side in a listing. */
const KEPT_BYTES = 96 * 1024 * 1024;
const kept = new Map<string, Promise<ReadyMap>>();
const weights = new Map<string, number>();

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
  weights.set(key, width * width * 8);
  forgetOldest();
  loading.catch(() => kept.delete(key));
  return loading;
}

function forgetOldest() {
  let total = 0;
  for (const key of kept.keys()) total += weights.get(key)!;
  for (const key of kept.keys()) {
    if (total <= KEPT_BYTES) return;
    total -= weights.get(key)!;
    kept.delete(key);
    weights.delete(key);
  }
}

async function readMap(cut: string, view: DrawnView, width: number): Promise<ReadyMap> {
  const file = unpackMap(await readFile(new URL(`${cut}-${view}.map`, MAPS)));
  const height = Math.round((width * 4) / 3);
  const [planes, drift] = await Promise.all([
    decodePlanes(width <= SMALL.width ? file.small : file.full),
    readDrift(file.drift, width, height),
  ]);
  return { ...(planes.width === width ? planes : await scalePlanes(planes, width, height)), head: file.head, drift };
}

async function scalePlanes(planes: Planes, width: number, height: number): Promise<Planes> {
  const size = { width: planes.width, height: planes.height };
  const to = { width, height, fit: 'fill' as const };
  const [light, parts] = await Promise.all([
    sharp(planes.light, { raw: { ...size, channels: 1 } })
      .resize({ ...to, kernel: 'cubic' })
      .extractChannel(0)
      .raw()
      .toBuffer(),
    sharp(planes.parts, { raw: { ...size, channels: 4 } })
      .resize({ ...to, kernel: 'linear' })
      .raw()
      .toBuffer(),
  ]);
  // A part's number must not be averaged with its neighbour's: that would be a third part.
  for (let y = 0; y < height; y++) {
    const row = Math.min(size.height - 1, Math.floor(((y + 0.5) * size.height) / height)) * size.width;
    for (let x = 0; x < width; x++)
      parts[(y * width + x) * 4] = planes.parts[(row + Math.min(size.width - 1, Math.floor(((x + 0.5) * size.width) / width))) * 4]!;
  }
  return { width, height, light, parts };
}

async function readDrift(webp: Buffer, width: number, height: number): Promise<Int16Array> {
  const data = await sharp(webp).extractChannel(0).resize({ width, height, fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const drift = new Int16Array(width * height);
  for (let i = 0; i < drift.length; i++) drift[i] = data[i]! - 32;
  return drift;
}
