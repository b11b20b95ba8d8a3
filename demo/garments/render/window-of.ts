import { drawShape, type Field, type Frame } from './raster.ts';

/** The smallest block-aligned frame around a shape: a button must not cost a whole picture. */
export async function windowOf(frame: Frame, shape: string) {
  const block = 16;
  const width = Math.ceil(frame.width / block);
  const height = Math.ceil(frame.height / block);
  const small = await drawShape({ ...frame, width, height, zoom: frame.zoom / block, bend: false }, shape);
  let [x0, y0, x1, y1] = [width, height, -1, -1];
  for (let i = 0; i < small.length; i++)
    if (small[i]! > 0) {
      x0 = Math.min(x0, i % width);
      x1 = Math.max(x1, i % width);
      y0 = Math.min(y0, (i / width) | 0);
      y1 = Math.max(y1, (i / width) | 0);
    }
  if (x1 < 0) return undefined;
  const margin = Math.ceil((26 * frame.zoom) / block) + 1;
  const left = Math.max(0, x0 - margin) * block;
  const top = Math.max(0, y0 - margin) * block;
  const right = Math.min(frame.width, (x1 + 1 + margin) * block);
  const bottom = Math.min(frame.height, (y1 + 1 + margin) * block);
  return {
    left,
    top,
    frame: { ...frame, x: frame.x + left / frame.zoom, y: frame.y + top / frame.zoom, width: right - left, height: bottom - top },
  };
}

export function crop(plane: Field, stride: number, left: number, top: number, frame: Frame): Field {
  const out = new Float32Array(frame.width * frame.height);
  for (let y = 0; y < frame.height; y++)
    out.set(plane.subarray((top + y) * stride + left, (top + y) * stride + left + frame.width), y * frame.width);
  return out;
}
