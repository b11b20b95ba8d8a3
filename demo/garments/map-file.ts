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
 * One file per cut and view: a line of JSON (head and sizes), then five WebP pictures one after another. The light is lossy
 * grey, the parts are lossless with the outline as alpha; both come in two sizes because a listing asks for sixty small
 * pictures at once and decoding the large ones would take most of its three seconds.
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
  return { head, full: pictures.slice(0, 2), small: pictures.slice(2, 4), drift: pictures[4]! };
}

export async function decodePlanes([light, parts]: Buffer[]): Promise<Planes> {
  const [grey, mask] = await Promise.all([
    sharp(light).extractChannel(0).raw().toBuffer({ resolveWithObject: true }),
    sharp(parts).ensureAlpha().raw().toBuffer(),
  ]);
  return { width: grey.info.width, height: grey.info.height, light: grey.data, parts: mask };
}
