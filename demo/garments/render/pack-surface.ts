import sharp, { type Sharp } from 'sharp';
import { encodeLight } from '../dye.ts';
import { DRIFT, FULL, packMap, packParts, SMALL } from '../map-file.ts';
import { blur } from './raster.ts';
import type { Surface } from './scene.ts';

interface Place {
  x: number;
  y: number;
  zoom: number;
  /** no listing shows a close-up, so it is packed in one size, and better */
  isCloseUp?: boolean;
}

/** A map's file, of what was lit. */
export async function packSurface(surface: Surface, { isCloseUp = false, ...place }: Place): Promise<Buffer> {
  const light = sharp(fillOutside(surface), { raw: { ...FULL, channels: 1 } });
  return packMap({
    head: { ...place, turns: surface.turns },
    full: [
      await light
        .clone()
        .webp({ quality: isCloseUp ? 80 : 77, effort: 4 })
        .toBuffer(),
      await lossless(interleave(surface), FULL),
    ],
    small: isCloseUp ? [] : await shrink(light, surface),
    drift: await driftImage(surface),
  });
}

const lossless = (data: Buffer, size: typeof FULL) =>
  sharp(data, { raw: { ...size, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** Light beyond the outline is the nearest cloth's, so that scaling never mixes a grey fringe into the edge. */
function fillOutside({ light, alpha, width, height }: Surface): Buffer {
  const weighted = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) weighted[i] = light[i]! * (alpha[i]! > 0.6 ? 1 : 0);
  const solid = alpha.map((a) => (a > 0.6 ? 1 : 0));
  const near = blur(weighted, width, height, 3);
  const cover = blur(solid, width, height, 3);
  return Buffer.from(light.map((v, i) => encodeLight(solid[i] ? v : cover[i]! > 0.001 ? near[i]! / cover[i]! : 1)));
}

function interleave({ part, second, third, alpha }: Surface): Buffer {
  const out = Buffer.alloc(part.length * 4);
  for (let i = 0; i < part.length; i++) {
    if (alpha[i]! < 0.004) continue;
    out[i * 4] = part[i]!;
    out[i * 4 + 1] = level(second[i]!);
    out[i * 4 + 2] = level(third[i]!);
    out[i * 4 + 3] = Math.round(alpha[i]! * 255);
  }
  return out;
}

/** Eight steps are enough for a colour border and compress far better. */
const level = (w: number): number => Math.min(255, Math.round((Math.round(w * 7) * 255) / 7));

const shrink = async (light: Sharp, surface: Surface) => [
  await light.clone().resize(SMALL).greyscale().jpeg({ quality: 70, mozjpeg: true }).toBuffer(),
  packParts(await shrinkParts(surface)),
];

async function shrinkParts(surface: Surface): Promise<Buffer> {
  const grey = async (plane: Float32Array) =>
    sharp(Buffer.from(plane.map((v) => v * 255)), { raw: { ...FULL, channels: 1 } })
      .resize({ ...SMALL, kernel: 'linear' })
      .extractChannel(0)
      .raw()
      .toBuffer();
  const [second, third, alpha] = [await grey(surface.second), await grey(surface.third), await grey(surface.alpha)];
  const out = Buffer.alloc(SMALL.width * SMALL.height * 4);
  const ratio = FULL.width / SMALL.width;
  for (let y = 0; y < SMALL.height; y++)
    for (let x = 0; x < SMALL.width; x++) {
      const i = y * SMALL.width + x;
      if (!alpha[i]) continue;
      out[i * 4] = surface.part[Math.floor((y + 0.5) * ratio) * FULL.width + Math.floor((x + 0.5) * ratio)]!;
      out[i * 4 + 1] = level(second[i]! / 255);
      out[i * 4 + 2] = level(third[i]! / 255);
      out[i * 4 + 3] = alpha[i]!;
    }
  return out;
}

const driftImage = ({ drift }: Surface) =>
  sharp(Buffer.from(drift.map((v) => Math.max(0, Math.min(255, 32 + v * 4)))), { raw: { ...FULL, channels: 1 } })
    .resize(DRIFT)
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
