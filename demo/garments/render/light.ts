import { blur, type Field } from './raster.ts';

const AZIMUTHS = 12;
const REACH = [1.6, 3.2, 6, 11, 20, 36, 64];
const ELEVATIONS = [15, 33, 51, 69, 84].map((d) => (d * Math.PI) / 180);

/**
 * Light falling on a height field in a studio: a soft box up and to the left, an open ceiling, a weak fill from the right.
 * Every pixel asks in twelve directions how high its neighbours stand, so folds, collars and sleeves shade one another.
 * Heights are in garment pixels; `zoom` is picture pixels per garment pixel. 1 is flat cloth in the open.
 */
export function lightField(height: Field, width: number, rows: number, zoom: number, alpha: Field): Field {
  const levels = [0, 0, 2.4, 6].map((r) => blur(height, width, rows, r * zoom));
  const out = new Float32Array(width * rows);
  const covered = listCovered(alpha, width, rows);
  const slopeX = new Float32Array(covered.length);
  const slopeY = new Float32Array(covered.length);
  const up = new Float32Array(covered.length);
  for (let k = 0; k < covered.length; k++) {
    const i = covered[k]!;
    const nx = -((height[i + 1]! - height[i - 1]!) / 2) * zoom;
    const ny = -((height[i + width]! - height[i - width]!) / 2) * zoom;
    up[k] = 1 / Math.sqrt(1 + nx * nx + ny * ny);
    slopeX[k] = nx * up[k]!;
    slopeY[k] = ny * up[k]!;
  }
  let flat = 0;
  for (let a = 0; a < AZIMUTHS; a++) {
    const phi = (a / AZIMUTHS) * Math.PI * 2 + 0.13;
    const ux = Math.cos(phi);
    const uy = Math.sin(phi);
    const rays = ELEVATIONS.map((e) => ({
      up: Math.sin(e),
      out: Math.cos(e),
      rise: Math.tan(e),
      power: radiance(ux, uy, e) * Math.cos(e),
    }));
    for (const ray of rays) flat += ray.power * ray.up;
    const steps = REACH.map((reach) =>
      stepTo(ux * reach * zoom, uy * reach * zoom, zoom, levels[reach < 4 ? 0 : reach < 12 ? 1 : reach < 30 ? 2 : 3]!),
    );
    for (let k = 0; k < covered.length; k++) {
      const i = covered[k]!;
      const here = height[i]!;
      const row = (i / width) | 0;
      const column = i - row * width;
      let horizon = -10;
      for (let s = 0; s < steps.length; s++) {
        const step = steps[s]!;
        const x = Math.min(Math.max(column + step.dx, 0), width - 1);
        const y = Math.min(Math.max(row + step.dy, 0), rows - 1);
        const slope = (step.field[y * width + x]! - here) * step.inverse;
        if (slope > horizon) horizon = slope;
      }
      const along = slopeX[k]! * ux + slopeY[k]! * uy;
      const high = up[k]!;
      let sum = 0;
      for (let e = 0; e < rays.length; e++) {
        const ray = rays[e]!;
        const facing = ray.up * high + ray.out * along;
        if (facing <= 0) continue;
        const open = (ray.rise - horizon) * 1.6 + 0.5;
        sum += ray.power * facing * Math.min(1, Math.max(0, open));
      }
      out[i]! += sum;
    }
  }
  for (let x = 0; x < width; x++) {
    out[x] = out[x + width]!;
    out[(rows - 1) * width + x] = out[(rows - 2) * width + x]!;
  }
  for (let y = 0; y < rows; y++) {
    out[y * width] = out[y * width + 1]!;
    out[y * width + width - 1] = out[y * width + width - 2]!;
  }
  for (let i = 0; i < out.length; i++) out[i] = alpha[i] === 0 ? 1 : (out[i]! / flat) ** 1.3;
  return out;
}

function stepTo(x: number, y: number, zoom: number, field: Field) {
  const dx = Math.round(x);
  const dy = Math.round(y);
  return { dx, dy, inverse: zoom / Math.max(0.7, Math.hypot(dx, dy)), field };
}

function listCovered(alpha: Field, width: number, rows: number): Int32Array {
  const list: number[] = [];
  for (let y = 1; y < rows - 1; y++) for (let x = 1; x < width - 1; x++) if (alpha[y * width + x]! > 0) list.push(y * width + x);
  return Int32Array.from(list);
}

function radiance(ux: number, uy: number, elevation: number): number {
  const key = lobe(ux, uy, elevation, -0.62, -0.78, 0.6, 9) * 6.5;
  const fill = lobe(ux, uy, elevation, 0.9, 0.1, 0.7, 4) * 0.5;
  return 0.4 + 0.3 * Math.sin(elevation) + key + fill;
}

function lobe(ux: number, uy: number, elevation: number, lx: number, ly: number, lift: number, sharp: number): number {
  const dot = Math.cos(elevation) * Math.cos(lift) * ((ux * lx + uy * ly) / Math.hypot(lx, ly)) + Math.sin(elevation) * Math.sin(lift);
  return dot > 0 ? dot ** sharp : 0;
}
