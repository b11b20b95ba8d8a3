import type { Field } from '../render/raster.ts';

/** The form is found on a coarse lattice; CELL is its width in garment pixels. */
export const CELL = 4;
export const COLUMNS = 300;
export const ROWS = 400;

/** A pillow is steep at its seam; a row of points there would be joined to the seam by long edges, and a fin of cloth would stand out. */
export const slack = (d: number): number => Math.sqrt(Math.max(0, d) / (Math.max(0, d) + 30));

/** A pillow over an outline: elliptical across everything long, `ratio` deep against its half width. Solves a membrane under pressure. */
export function inflate(mask: Field, ratio: (x: number, y: number) => number): Field {
  const u = new Float32Array(COLUMNS * ROWS);
  const load = new Float32Array(COLUMNS * ROWS);
  for (let r = 1; r < ROWS - 1; r++)
    for (let c = 1; c < COLUMNS - 1; c++) {
      const i = r * COLUMNS + c;
      if (mask[i]! > 0.5) load[i] = 2 * ratio(c * CELL + 2 - 600, r * CELL + 2) ** 2 * CELL * CELL;
    }
  const omega = 1.96;
  for (let round = 0; round < 700; round++) {
    // What runs out of the picture goes on below it.
    for (let c = 0; c < COLUMNS; c++) u[(ROWS - 1) * COLUMNS + c] = u[(ROWS - 2) * COLUMNS + c]!;
    for (let parity = 0; parity < 2; parity++)
      for (let r = 1; r < ROWS - 1; r++)
        for (let c = 1 + ((r + parity) & 1); c < COLUMNS - 1; c += 2) {
          const i = r * COLUMNS + c;
          if (load[i]) u[i]! += omega * ((u[i - 1]! + u[i + 1]! + u[i - COLUMNS]! + u[i + COLUMNS]! + load[i]!) / 4 - u[i]!);
        }
  }
  return u;
}

export function sample(field: Field, x: number, y: number): number {
  const fx = Math.min(COLUMNS - 1.001, Math.max(0, x / CELL - 0.5));
  const fy = Math.min(ROWS - 1.001, Math.max(0, y / CELL - 0.5));
  const c = fx | 0;
  const r = fy | 0;
  const k = r * COLUMNS + c;
  const top = field[k]! + (field[k + 1]! - field[k]!) * (fx - c);
  const low = field[k + COLUMNS]! + (field[k + COLUMNS + 1]! - field[k + COLUMNS]!) * (fx - c);
  return top + (low - top) * (fy - r);
}

export const table = (of: [number, number][], y: number): number => {
  if (y <= of[0]![0]) return of[0]![1];
  for (let i = 1; i < of.length; i++) {
    const [y1, v1] = of[i]!;
    const [y0, v0] = of[i - 1]!;
    if (y <= y1) return v0 + ((v1 - v0) * (y - y0)) / (y1 - y0);
  }
  return of.at(-1)![1];
};
