/** A cloth as it lies: height above the table on a grid, with what can be known of light before any ray is cast. */
export type Relief = {
  x0: number;
  y0: number;
  cell: number;
  columns: number;
  rows: number;
  height: Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
  /** Length of cloth from the middle of the picture: what is folded away is still cloth. */
  u: Float32Array;
  v: Float32Array;
  shadow: Float32Array;
  open: Float32Array;
  top: number;
  bottom: number;
};

export type ReliefOptions = {
  width: number;
  height: number;
  cell: number;
  shape: (x: number, y: number) => number;
  /** Direction towards the light; z is up from the cloth. */
  light: readonly [number, number, number];
  /** Half-width of the light's cone: a window is soft, the sun is not. */
  softness: number;
  occlusion: number;
};

export const makeRelief = ({ width, height, cell, shape, light, softness, occlusion }: ReliefOptions): Relief => {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const size = columns * rows;
  const field = () => new Float32Array(size);
  const relief: Relief = {
    x0: (-columns * cell) / 2,
    y0: (-rows * cell) / 2,
    cell,
    columns,
    rows,
    height: field(),
    slopeX: field(),
    slopeY: field(),
    u: field(),
    v: field(),
    shadow: field(),
    open: field(),
    top: -Infinity,
    bottom: Infinity,
  };
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const z = shape(relief.x0 + i * cell, relief.y0 + j * cell);
      relief.height[j * columns + i] = z;
      relief.top = Math.max(relief.top, z);
      relief.bottom = Math.min(relief.bottom, z);
    }
  addSlopes(relief);
  addLengths(relief);
  addShadow(relief, light, softness);
  addOpenness(relief, occlusion);
  return relief;
};

/** Bilinear reading; beyond the rim the rim goes on. */
export const read = (relief: Relief, field: Float32Array, x: number, y: number): number => {
  const gx = Math.min(relief.columns - 1.001, Math.max(0, (x - relief.x0) / relief.cell));
  const gy = Math.min(relief.rows - 1.001, Math.max(0, (y - relief.y0) / relief.cell));
  const i = gx | 0;
  const j = gy | 0;
  const fx = gx - i;
  const fy = gy - j;
  const at = j * relief.columns + i;
  const a = field[at] as number;
  const b = field[at + 1] as number;
  const c = field[at + relief.columns] as number;
  const d = field[at + relief.columns + 1] as number;
  return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * fy;
};

function addSlopes({ columns, rows, cell, height, slopeX, slopeY }: Relief) {
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const at = j * columns + i;
      const west = height[i > 0 ? at - 1 : at] as number;
      const east = height[i < columns - 1 ? at + 1 : at] as number;
      const south = height[j > 0 ? at - columns : at] as number;
      const north = height[j < rows - 1 ? at + columns : at] as number;
      slopeX[at] = (east - west) / (2 * cell);
      slopeY[at] = (north - south) / (2 * cell);
    }
}

function addLengths({ columns, rows, cell, slopeX, slopeY, u, v }: Relief) {
  const middle = columns >> 1;
  const centre = rows >> 1;
  const step = (slope: number) => cell * Math.sqrt(1 + Math.min(9, slope * slope));
  for (let j = 0; j < rows; j++) {
    for (let i = middle + 1; i < columns; i++)
      u[j * columns + i] = (u[j * columns + i - 1] as number) + step(slopeX[j * columns + i] as number);
    for (let i = middle - 1; i >= 0; i--) u[j * columns + i] = (u[j * columns + i + 1] as number) - step(slopeX[j * columns + i] as number);
  }
  for (let i = 0; i < columns; i++) {
    for (let j = centre + 1; j < rows; j++)
      v[j * columns + i] = (v[(j - 1) * columns + i] as number) + step(slopeY[j * columns + i] as number);
    for (let j = centre - 1; j >= 0; j--)
      v[j * columns + i] = (v[(j + 1) * columns + i] as number) - step(slopeY[j * columns + i] as number);
  }
}

/** The share of the light's cone that reaches each cell: the nearest miss on the way to the light decides. */
function addShadow(relief: Relief, [lx, ly, lz]: ReliefOptions['light'], softness: number) {
  const { columns, rows, cell, height, shadow, x0, y0, top } = relief;
  const flat = Math.hypot(lx, ly);
  const climb = lz / flat;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const z = height[j * columns + i] as number;
      let clear = 1;
      let distance = cell * 1.5;
      while (clear > 0) {
        const ray = z + distance * climb;
        if (ray > top + distance * softness || distance > 400) break;
        const ground = read(relief, height, x0 + i * cell + (lx / flat) * distance, y0 + j * cell + (ly / flat) * distance);
        clear = Math.min(clear, 0.5 + (ray - ground) / (2 * distance * softness));
        distance *= 1.13;
      }
      const c = Math.max(0, clear);
      shadow[j * columns + i] = c * c * (3 - 2 * c);
    }
}

/** Hollows see less of the room than ridges: compare each place with the mean height around it, near and far. */
function addOpenness({ columns, rows, cell, height, open }: Relief, strength: number) {
  open.fill(1);
  for (const radius of [2.5, 7, 20]) {
    const mean = blur(height, columns, rows, Math.max(1, Math.round(radius / cell)));
    for (let at = 0; at < open.length; at++) {
      const hollow = ((mean[at] as number) - (height[at] as number)) / radius;
      open[at] = (open[at] as number) / (1 + strength * Math.max(0, hollow + 0.02));
    }
  }
}

/** Three box blurs are as good as a bell curve and much quicker. */
export function blur(source: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  let from = Float32Array.from(source);
  let to = new Float32Array(source.length);
  const pass = (count: number, length: number, stride: number, step: number) => {
    const width = 2 * radius + 1;
    for (let line = 0; line < count; line++) {
      const start = line * stride;
      let sum = (from[start] as number) * radius;
      for (let k = 0; k < radius; k++) sum += from[start + Math.min(length - 1, k) * step] as number;
      for (let k = 0; k < length; k++) {
        sum += from[start + Math.min(length - 1, k + radius) * step] as number;
        to[start + k * step] = sum / width;
        sum -= from[start + Math.max(0, k - radius) * step] as number;
      }
    }
    [from, to] = [to, from];
  };
  for (let time = 0; time < 3; time++) {
    pass(rows, columns, columns, 1);
    pass(columns, rows, 1, columns);
  }
  return from;
}
