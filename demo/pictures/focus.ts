import { blur } from './relief.ts';

/** Blurs each pixel by its own radius: between ready-blurred copies of the picture, the two nearest are mixed. */
export const focus = (light: Float32Array, radius: Float32Array, width: number, height: number): Float32Array => {
  const radii = [0, 1, 2, 4, 8, 16, 28];
  // A sharp neighbour must not cut a blurred place off with a hard line.
  const wanted = blur(radius, width, height, Math.max(1, Math.round(width / 400)));
  const largest = wanted.reduce((most, value) => Math.max(most, value), 0);
  const result = Float32Array.from(light);
  for (let c = 0; c < 3; c++) {
    const plane = new Float32Array(width * height);
    for (let at = 0; at < plane.length; at++) plane[at] = light[at * 3 + c] as number;
    let lower: Float32Array = plane;
    for (let k = 1; k < radii.length && (radii[k - 1] as number) < largest; k++) {
      const from = radii[k - 1] as number;
      const to = radii[k] as number;
      const upper = blur(plane, width, height, to);
      for (let at = 0; at < plane.length; at++) {
        const want = wanted[at] as number;
        if (want <= from) continue;
        const t = Math.min(1, (want - from) / (to - from));
        result[at * 3 + c] = (lower[at] as number) * (1 - t) + (upper[at] as number) * t;
      }
      lower = upper;
    }
  }
  return result;
};
