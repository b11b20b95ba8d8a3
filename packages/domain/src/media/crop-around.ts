export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Crop = Size & { left: number; top: number; focus: Point };

/** The largest part of a picture in a ratio (`16/9`) with a point as near its middle as the edges allow. Points are in percent. */
export function cropAround({ width, height }: Size, { ratio, focus }: { ratio: string; focus: Point }): Crop {
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  const scale = Math.min(width / across, height / down);
  const part = { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
  const left = place(focus.x, width, part.width);
  const top = place(focus.y, height, part.height);
  return { ...part, left, top, focus: { x: within(focus.x, width, left, part.width), y: within(focus.y, height, top, part.height) } };
}

function place(percent: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
}

/** Where the point lies in the part. */
function within(percent: number, whole: number, start: number, part: number): number {
  return Math.round((((percent / 100) * whole - start) / part) * 100);
}
