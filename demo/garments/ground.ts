import { parseHex } from './dye.ts';

export const GROUNDS = { cloth: '#f1ede5', paper: '#fbfaf7', stone: '#e6e1d8', cool: '#e9ecee', blush: '#f1e7e1' } as const;
export type Ground = keyof typeof GROUNDS;

export interface Placed {
  raster: { data: Buffer; width: number; height: number };
  left: number;
  top: number;
}

interface Canvas {
  width: number;
  height: number;
  ground: Ground;
  zoom: number;
}

/** Lays garments on the ground, each casting a tight and a wide shadow on what lies below it. */
export function layGround(items: Placed[], canvas: Canvas): { data: Buffer; width: number; height: number; channels: 3 } {
  const { width, height } = canvas;
  const data = Buffer.alloc(width * height * 3, Buffer.from(parseHex(GROUNDS[canvas.ground])));
  for (const item of items) {
    castShadow(data, item, canvas);
    blend(data, item, canvas);
  }
  return { data, width, height, channels: 3 };
}

function blend(data: Buffer, { raster, left, top }: Placed, { width, height }: Canvas) {
  for (let y = Math.max(0, -top); y < raster.height && y + top < height; y++)
    for (let x = Math.max(0, -left); x < raster.width && x + left < width; x++) {
      const from = (y * raster.width + x) * 4;
      const cover = raster.data[from + 3]!;
      if (cover === 0) continue;
      const to = ((y + top) * width + x + left) * 3;
      if (cover === 255) {
        data[to] = raster.data[from]!;
        data[to + 1] = raster.data[from + 1]!;
        data[to + 2] = raster.data[from + 2]!;
      } else for (let c = 0; c < 3; c++) data[to + c]! += (((raster.data[from + c]! - data[to + c]!) * cover) / 255) | 0;
    }
}

/** Shadows are computed on a quarter of the width: they are soft, and sixty listing pictures must not wait for them. */
function castShadow(data: Buffer, item: Placed, { width, height, zoom }: Canvas) {
  const cell = 4;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const unit = (width / 1200 / cell) * zoom;
  const cover = new Float32Array(columns * rows);
  const { raster, left, top } = item;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const x = c * cell + 2 - left;
      const y = r * cell + 2 - top;
      if (x >= 0 && y >= 0 && x < raster.width && y < raster.height)
        cover[r * columns + c] = raster.data[(y * raster.width + x) * 4 + 3]! / 255;
    }
  const tight = soften(cover, columns, rows, 7 * unit);
  const wide = soften(cover, columns, rows, 26 * unit);
  const shade = new Float32Array(columns * rows);
  const [tx, ty, wx, wy] = [4, 8, 16, 34].map((d) => Math.round(d * unit)) as [number, number, number, number];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const a = tight[Math.max(0, r - ty) * columns + Math.max(0, c - tx)]!;
      const b = wide[Math.max(0, r - wy) * columns + Math.max(0, c - wx)]!;
      shade[r * columns + c] = 1 - (1 - 0.3 * a) * (1 - 0.2 * b);
    }
  // From before the first cell to behind the last: the border of a close-up, too, lies in the shadow of what it cuts through.
  for (let r = -1; r < rows; r++)
    for (let c = -1; c < columns; c++) {
      const top = Math.max(0, r) * columns;
      const low = Math.min(rows - 1, r + 1) * columns;
      const left = Math.max(0, c);
      const right = Math.min(columns - 1, c + 1);
      const a = shade[top + left]!;
      const b = shade[top + right]!;
      const d = shade[low + left]!;
      const e = shade[low + right]!;
      if (a + b + d + e > 0.006) darken(data, item, a, b, d, e, c * cell + 2, r * cell + 2, width, height);
    }
}

/** One cell of shadow, blended between its corners; under opaque cloth it would not be seen. */
function darken(
  data: Buffer,
  item: Placed,
  a: number,
  b: number,
  c: number,
  d: number,
  x0: number,
  y0: number,
  width: number,
  height: number,
) {
  const { raster, left, top } = item;
  for (let y = Math.max(0, y0); y < y0 + 4 && y < height; y++) {
    const fy = (y - y0) / 4;
    const start = a + (c - a) * fy;
    const slope = (b + (d - b) * fy - start) / 4;
    const row = (y - top) * raster.width - left;
    const beside = y < top || y >= top + raster.height;
    for (let x = Math.max(0, x0); x < x0 + 4 && x < width; x++) {
      if (!beside && x >= left && x < left + raster.width && raster.data[(row + x) * 4 + 3] === 255) continue;
      const s = start + slope * (x - x0);
      const i = (y * width + x) * 3;
      // Half a step of ordered noise: without it the wide shadow shows bands after encoding.
      const dither = ((x * 7 + y * 13) & 7) / 8;
      data[i] = (data[i]! * (1 - s * 0.94) + dither) | 0;
      data[i + 1] = (data[i + 1]! * (1 - s) + dither) | 0;
      data[i + 2] = (data[i + 2]! * (1 - s * 1.06) + dither) | 0;
    }
  }
}

function soften(source: Float32Array<ArrayBuffer>, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  let plane = source;
  for (let pass = 0; pass < 2; pass++) plane = boxTurn(boxTurn(plane, width, height, r), height, width, r);
  return plane;
}

function boxTurn(source: Float32Array, width: number, height: number, r: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(source.length);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -r; x < width; x++) {
      if (x + r < width) sum += source[y * width + x + r]!;
      if (x - r - 1 >= 0) sum -= source[y * width + x - r - 1]!;
      if (x >= 0) out[x * height + y] = sum / (2 * r + 1);
    }
  }
  return out;
}
