import sharp from 'sharp';

/** The part of the 1200 x 1600 garment space a picture shows, and the size it is rendered at. */
export interface Frame {
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
  seed: number;
  /** false leaves the drawing as it is */
  bend?: boolean;
}

export type Field = Float32Array<ArrayBuffer>;

/** Coverage (0..1) of an SVG fragment drawn in garment space, bent a little so that no garment is mirror-perfect. */
export async function drawShape(frame: Frame, svg: string): Promise<Field> {
  const { width, height, zoom, x, y } = frame;
  const doc = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width / zoom} ${height / zoom}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(doc)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const plane = new Float32Array(width * height);
  for (let i = 0; i < plane.length; i++) plane[i] = data[i * info.channels + 3]! / 255;
  return frame.bend === false ? plane : bend(frame, plane);
}

function bend(frame: Frame, plane: Field): Field {
  const { width, height, zoom } = frame;
  const out = new Float32Array(plane.length);
  const cell = 16;
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const dx = new Float32Array(columns * rows);
  const dy = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const gx = frame.x + (c * cell) / zoom;
      const gy = frame.y + (r * cell) / zoom;
      dx[r * columns + c] = (6 * noise(gx / 310, gy / 310, frame.seed) + 2 * noise(gx / 90, gy / 90, frame.seed + 1)) * zoom;
      dy[r * columns + c] = (5 * noise(gx / 330, gy / 330, frame.seed + 2) + 1.6 * noise(gx / 90, gy / 90, frame.seed + 3)) * zoom;
    }
  for (let y = 0; y < height; y++) {
    const r = (y / cell) | 0;
    const fy = y / cell - r;
    for (let x = 0; x < width; x++) {
      const c = (x / cell) | 0;
      const fx = x / cell - c;
      const k = r * columns + c;
      const a = (1 - fx) * (1 - fy);
      const b = fx * (1 - fy);
      const d = (1 - fx) * fy;
      const e = fx * fy;
      const sx = x + a * dx[k]! + b * dx[k + 1]! + d * dx[k + columns]! + e * dx[k + columns + 1]!;
      const sy = y + a * dy[k]! + b * dy[k + 1]! + d * dy[k + columns]! + e * dy[k + columns + 1]!;
      out[y * width + x] = between(plane, width, height, sx, sy);
    }
  }
  return out;
}

function between(plane: Field, width: number, height: number, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const ix = cx | 0;
  const iy = cy | 0;
  const fx = cx - ix;
  const k = iy * width + ix;
  const top = plane[k]! + (plane[k + 1]! - plane[k]!) * fx;
  const low = plane[k + width]! + (plane[k + width + 1]! - plane[k + width]!) * fx;
  return top + (low - top) * (cy - iy);
}

/** Three box blurs, close to a Gaussian of the given radius (standard deviation about the radius). */
export function blur(source: Field, width: number, height: number, radius: number): Field {
  if (radius < 0.15) return source;
  if (radius >= 2) return blurCoarse(source, width, height, radius);
  const r = Math.floor(radius);
  let a = source;
  for (let pass = 0; pass < 3; pass++) a = boxRows(boxRows(a, width, height, r, radius - r), height, width, r, radius - r);
  return a;
}

/** A wide blur leaves nothing that half the resolution could not hold, at a quarter of the cost. */
function blurCoarse(source: Field, width: number, height: number, radius: number): Field {
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = 2 * y * width + 2 * x;
      const right = 2 * x + 1 < width ? 1 : 0;
      const down = 2 * y + 1 < height ? width : 0;
      half[y * w + x] = (source[i]! + source[i + right]! + source[i + down]! + source[i + right + down]!) / 4;
    }
  const soft = blur(half, w, h, radius / 2);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(h - 1, Math.max(0, (y - 0.5) / 2));
    const r = Math.min(h - 2, fy | 0);
    const ty = fy - r;
    for (let x = 0; x < width; x++) {
      const fx = Math.min(w - 1, Math.max(0, (x - 0.5) / 2));
      const c = Math.min(w - 2, fx | 0);
      const tx = fx - c;
      const k = r * w + c;
      const top = soft[k]! + (soft[k + 1]! - soft[k]!) * tx;
      const low = soft[k + w]! + (soft[k + w + 1]! - soft[k + w]!) * tx;
      out[y * width + x] = top + (low - top) * ty;
    }
  }
  return out;
}

function boxRows(source: Field, width: number, height: number, r: number, rest: number): Field {
  const out = new Float32Array(source.length);
  const norm = 1 / (2 * r + 1 + 2 * rest);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = source[row]! * (r + 1);
    for (let i = 1; i <= r; i++) sum += source[row + Math.min(i, width - 1)]!;
    for (let x = 0; x < width; x++) {
      const ends = source[row + Math.max(x - r - 1, 0)]! + source[row + Math.min(x + r + 1, width - 1)]!;
      out[x * height + y] = (sum + rest * ends) * norm;
      sum += source[row + Math.min(x + r + 1, width - 1)]! - source[row + Math.max(x - r, 0)]!;
    }
  }
  return out;
}

/** Distance of every covered pixel to the nearest uncovered one, in pixels, after Felzenszwalb and Huttenlocher. */
export function insideDistance(cover: Field, width: number, height: number): Field {
  const far = 1e10;
  const square = new Float32Array(cover.length);
  for (let i = 0; i < square.length; i++) square[i] = cover[i]! > 0.5 ? far : 0;
  const longest = Math.max(width, height);
  const f = new Float64Array(longest);
  const v = new Int32Array(longest);
  const z = new Float64Array(longest + 1);
  const line = (start: number, stride: number, n: number) => {
    for (let i = 0; i < n; i++) f[i] = square[start + i * stride]!;
    let k = 0;
    v[0] = 0;
    z[0] = -far;
    z[1] = far;
    for (let q = 1; q < n; q++) {
      let s = (f[q]! + q * q - (f[v[k]!]! + v[k]! * v[k]!)) / (2 * q - 2 * v[k]!);
      while (s <= z[k]! && k > 0) {
        k--;
        s = (f[q]! + q * q - (f[v[k]!]! + v[k]! * v[k]!)) / (2 * q - 2 * v[k]!);
      }
      k++;
      v[k] = q;
      z[k] = s;
      z[k + 1] = far;
    }
    k = 0;
    for (let q = 0; q < n; q++) {
      while (z[k + 1]! < q) k++;
      square[start + q * stride] = (q - v[k]!) ** 2 + f[v[k]!]!;
    }
  };
  for (let x = 0; x < width; x++) line(x, width, height);
  for (let y = 0; y < height; y++) line(y * width, 1, width);
  for (let i = 0; i < square.length; i++) square[i] = Math.max(0, Math.sqrt(square[i]!) - 1 + Math.min(1, cover[i]!));
  return square;
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647 - 58);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 2147483648 - 1;
}

/** Smooth value noise, -1..1. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = hash(ix, iy, seed);
  const b = hash(ix + 1, iy, seed);
  const c = hash(ix, iy + 1, seed);
  const d = hash(ix + 1, iy + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}
