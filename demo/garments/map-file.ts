import { deflateRawSync, inflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** What a light-and-shade map knows besides its pictures. */
export interface MapHead {
  /** place and scale of the picture in the 1200 x 1600 garment space */
  x: number;
  y: number;
  zoom: number;
  /** pattern direction of each part, degrees; part 1 never carries a pattern */
  turns: number[];
}

/** The pictures of one map at one size. `light` is logarithmic around 128, see dye.ts; `parts` is part, second, third, cover. */
export interface Planes {
  width: number;
  height: number;
  light: Buffer;
  parts: Buffer;
}

export interface MapFile {
  head: MapHead;
  full: Buffer[];
  small: Buffer[];
  drift: Buffer;
}

export const FULL = { width: 1200, height: 1600 };
export const SMALL = { width: 480, height: 640 };
export const DRIFT = { width: 150, height: 200 };

/**
 * One file per cut and view: a line of JSON (head and sizes), then its pictures one after another. The light is lossy
 * grey, the parts are lossless with the outline as alpha; both come in two sizes (a close-up, which no listing shows, in one) because a listing asks for sixty small
 * pictures at once and decoding the large ones would take most of its three seconds. For the same reason the small light is
 * JPEG, not WebP: it decodes in a third of the time.
 */
export function packMap(file: MapFile): Buffer {
  const pictures = [...file.full, ...file.small, file.drift];
  const line = JSON.stringify({ ...file.head, sizes: pictures.map((p) => p.length) });
  return Buffer.concat([Buffer.from(`${line}\n`), ...pictures]);
}

export function unpackMap(bytes: Buffer): MapFile {
  const end = bytes.indexOf(10);
  const { sizes, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as MapHead & { sizes: number[] };
  let from = end + 1;
  const pictures = sizes.map((size) => {
    from += size;
    return bytes.subarray(from - size, from);
  });
  return { head, full: pictures.slice(0, 2), small: pictures.slice(2, -1), drift: pictures.at(-1)! };
}

export const decodeFull = async ({ full: [light, parts] }: MapFile): Promise<Planes> => {
  const [grey, mask] = await Promise.all([decodeLight(light!), sharp(parts).ensureAlpha().raw().toBuffer()]);
  return { ...FULL, light: grey, parts: mask };
};

export const decodeSmall = async ({ small: [light, parts] }: MapFile): Promise<Planes> => ({
  ...SMALL,
  light: await decodeLight(light!),
  parts: unpackParts(parts!),
});

async function decodeLight(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const plane = Buffer.alloc(info.width * info.height);
  for (let i = 0; i < plane.length; i++) plane[i] = data[i * info.channels]!;
  return plane;
}

/** Small parts are deflated plane by plane: starting a picture decoder costs more than unpacking them. */
export function packParts(parts: Buffer): Buffer {
  const count = parts.length / 4;
  const planes = Buffer.alloc(parts.length);
  for (let i = 0; i < count; i++) for (let c = 0; c < 4; c++) planes[c * count + i] = parts[i * 4 + c]!;
  return deflateRawSync(planes, { level: 9 });
}

function unpackParts(packed: Buffer): Buffer {
  const planes = inflateRawSync(packed);
  const count = planes.length / 4;
  const parts = Buffer.alloc(planes.length);
  for (let i = 0; i < count; i++) {
    parts[i * 4] = planes[i]!;
    parts[i * 4 + 1] = planes[count + i]!;
    parts[i * 4 + 2] = planes[2 * count + i]!;
    parts[i * 4 + 3] = planes[3 * count + i]!;
  }
  return parts;
}
