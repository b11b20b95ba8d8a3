import { noise } from './raster.ts';

/** A place where cloth is gathered: `amount` of surplus length across fold lines that run at `angle` (degrees, 90 is down the picture). */
export interface Pull {
  x: number;
  y: number;
  rx: number;
  ry: number;
  angle: number;
  amount: number;
}

export interface SheetSpec {
  pulls: Pull[];
  /** surplus everywhere, across and along */
  across: number;
  along: number;
  /** size of the first, coarsest cell: the width of the largest folds is about four of them */
  coarse: number;
  stiffness: number;
  seed: number;
}

/** Heights of a relaxed cloth on a lattice over garment space. */
export interface Sheet {
  left: number;
  top: number;
  step: number;
  columns: number;
  rows: number;
  z: Float32Array<ArrayBuffer>;
}

/** The part of garment space the cloth lies in, with room for the lattice around it. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Lays a cloth with a little too much length into a fixed outline and lets it buckle: distance constraints solved
 * Gauss-Seidel fashion, coarse lattice first, with bending resistance, weight and a floor. Folds then branch, taper and
 * die out as cloth does, which drawn folds never quite manage.
 */
export function relaxSheet(spec: SheetSpec, extent: Extent, isInside: (x: number, y: number) => boolean): Sheet {
  let sheet: Sheet | undefined;
  for (let step = spec.coarse; step >= 7; step /= 2) sheet = relaxLevel(spec, extent, isInside, step, sheet);
  return sheet ?? { left: 0, top: 0, step: 8, columns: 1, rows: 1, z: new Float32Array(1) };
}

function relaxLevel(spec: SheetSpec, extent: Extent, isInside: (x: number, y: number) => boolean, step: number, coarser?: Sheet): Sheet {
  const left = extent.left - 3 * step;
  const top = extent.top - 3 * step;
  const columns = Math.ceil((extent.right - left) / step) + 4;
  const rows = Math.ceil((extent.bottom - top) / step) + 4;
  const n = columns * rows;
  const px = new Float32Array(n);
  const py = new Float32Array(n);
  const z = new Float32Array(n);
  const live = new Uint8Array(n);
  const held = new Uint8Array(n);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const i = r * columns + c;
      const x = left + c * step;
      const y = top + r * step;
      px[i] = x;
      py[i] = y;
      live[i] = isInside(x, y) ? 1 : 0;
      z[i] = coarser
        ? sheetHeight(coarser, x, y) + 0.25 * noise(x / 23, y / 41, spec.seed + 7)
        : 3 + 3 * noise(x / 70, y / 190, spec.seed) + 1.5 * noise(x / 45, y / 60, spec.seed + 5);
    }
  for (let i = 0; i < n; i++) if (live[i] && !(live[i - 1] && live[i + 1] && live[i - columns] && live[i + columns])) held[i] = 1;
  const links = [1, columns, columns + 1, columns - 1];
  const vectors = [
    [step, 0],
    [0, step],
    [step, step],
    [-step, step],
  ] as const;
  const rest = links.map((_, k) => {
    const [vx, vy] = vectors[k]!;
    const lengths = new Float32Array(n);
    for (let i = 0; i < n; i++) if (live[i]) lengths[i] = restLength(spec, px[i]! + vx / 2, py[i]! + vy / 2, vx, vy);
    return lengths;
  });
  const rounds = coarser ? 60 : 220;
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < 4; k++) stretch(links[k]!, rest[k]!, px, py, z, live, held, n);
    flatten(columns, z, live, spec.stiffness, n);
    for (let i = 0; i < n; i++) {
      z[i]! -= 0.003;
      if (z[i]! < 0) z[i] = 0;
    }
  }
  soften(columns, z, live, n);
  for (let pass = 0; pass < 3; pass++) spread(columns, z, live, n);
  return { left, top, step, columns, rows, z };
}

function restLength(spec: SheetSpec, x: number, y: number, vx: number, vy: number): number {
  let xx = 1 + 2 * spec.across;
  let yy = 1 + 2 * spec.along;
  let xy = 0;
  for (const pull of spec.pulls) {
    const ux = (x - pull.x) / pull.rx;
    const uy = (y - pull.y) / pull.ry;
    const weight = Math.exp(-(ux * ux + uy * uy)) * 2 * pull.amount;
    const a = ((pull.angle + 90) * Math.PI) / 180;
    const nx = Math.cos(a);
    const ny = Math.sin(a);
    xx += weight * nx * nx;
    yy += weight * ny * ny;
    xy += weight * nx * ny;
  }
  return Math.sqrt(Math.max(0.6 * (vx * vx + vy * vy), vx * vx * xx + 2 * vx * vy * xy + vy * vy * yy));
}

function stretch(
  link: number,
  rest: Float32Array,
  px: Float32Array,
  py: Float32Array,
  z: Float32Array,
  live: Uint8Array,
  held: Uint8Array,
  n: number,
) {
  for (let i = 0; i < n - link; i++) {
    const j = i + link;
    if (!live[i] || !live[j]) continue;
    const dx = px[j]! - px[i]!;
    const dy = py[j]! - py[i]!;
    const dz = z[j]! - z[i]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const push = (0.35 * (rest[i]! - length)) / length;
    if (!held[i]) {
      px[i]! -= dx * push;
      py[i]! -= dy * push;
    }
    if (!held[j]) {
      px[j]! += dx * push;
      py[j]! += dy * push;
    }
    z[i]! -= dz * push;
    z[j]! += dz * push;
  }
}

function flatten(columns: number, z: Float32Array, live: Uint8Array, stiffness: number, n: number) {
  for (const link of [1, columns])
    for (let i = link; i < n - link; i++) {
      if (!live[i] || !live[i - link] || !live[i + link]) continue;
      const bow = (z[i - link]! + z[i + link]!) / 2 - z[i]!;
      z[i]! += bow * stiffness * 0.5;
      z[i - link]! -= bow * stiffness * 0.25;
      z[i + link]! -= bow * stiffness * 0.25;
    }
}

/** Cloth lifts off the table in a curve; without this every fold starts at a hard line. */
function soften(columns: number, z: Float32Array, live: Uint8Array, n: number) {
  for (let pass = 0; pass < 2; pass++)
    for (const link of [1, columns])
      for (let i = link; i < n - link; i++)
        if (live[i] && live[i - link] && live[i + link]) z[i] = (z[i - link]! + 2 * z[i]! + z[i + link]!) / 4;
}

/** Carries the heights at the outline outwards, so that sampling beside the edge finds cloth and not a cliff. */
function spread(columns: number, z: Float32Array, live: Uint8Array, n: number) {
  const reached: number[] = [];
  for (let i = columns + 1; i < n - columns - 1; i++) {
    if (live[i]) continue;
    let sum = 0;
    let count = 0;
    for (const j of [i - 1, i + 1, i - columns, i + columns])
      if (live[j]) {
        sum += z[j]!;
        count++;
      }
    if (count) {
      z[i] = sum / count;
      reached.push(i);
    }
  }
  for (const i of reached) live[i] = 1;
}

/** Cubic interpolation between lattice points: linear would facet the folds under light. */
export function sheetHeight(sheet: Sheet, x: number, y: number): number {
  const gx = Math.min(Math.max((x - sheet.left) / sheet.step, 1), sheet.columns - 3);
  const gy = Math.min(Math.max((y - sheet.top) / sheet.step, 1), sheet.rows - 3);
  const ix = gx | 0;
  const iy = gy | 0;
  const wx = weights(gx - ix);
  const wy = weights(gy - iy);
  let sum = 0;
  for (let r = 0; r < 4; r++) {
    const k = (iy + r - 1) * sheet.columns + ix - 1;
    sum += wy[r]! * (wx[0]! * sheet.z[k]! + wx[1]! * sheet.z[k + 1]! + wx[2]! * sheet.z[k + 2]! + wx[3]! * sheet.z[k + 3]!);
  }
  return sum;
}

function weights(t: number): [number, number, number, number] {
  const s = 1 - t;
  return [(s * s * s) / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * s * s * s - 6 * s * s + 4) / 6, (t * t * t) / 6];
}
