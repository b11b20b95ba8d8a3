import type { Line } from '../render/scene.ts';

/** Everything here is written for the right half with x counted from the middle of the picture, and mirrored. */
const CENTRE = 600;

export const half = (d: string, side: 1 | -1 = 1): string => `<path d="${d}" transform="translate(${CENTRE} 0) scale(${side} 1)"/>`;
export const both = (d: string): string => half(d) + half(d, -1);
export const centred = (d: string): string => half(d);

/** A drawn line of one width. `mirror` draws both sides. */
export function stroke(d: string, width: number, mirror = true, dash = ''): string {
  const style = `fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${dash ? `stroke-dasharray="${dash}"` : ''}`;
  return `<g ${style}>${mirror ? both(d) : half(d)}</g>`;
}

export const seam = (d: string, mirror = true, pucker = 6): Line => ({
  svg: stroke(d, 2.2, mirror),
  height: -2.6,
  blur: 0.8,
  pucker,
  tone: 0.86,
});
export const stitch = (d: string, mirror = true, ink: 0 | 2 = 0): Line => ({
  svg: stroke(d, 1.7, mirror, '6.5 3.5'),
  height: ink ? 0.9 : 0.55,
  blur: 0.4,
  tone: ink ? 1 : 0.9,
  ...(ink ? { ink } : {}),
});
/** The dent a row of stitches presses into the cloth. */
export const dent = (d: string, mirror = true, pucker = 5): Line => ({ svg: stroke(d, 3, mirror), height: -1.3, blur: 1.6, pucker });
/** Seam with one or two rows of top stitching beside it; `beside` are the same line moved. */
export const topStitched = (d: string, beside: string[], mirror = true, ink: 0 | 2 = 0): Line[] => [
  seam(d, mirror),
  ...beside.flatMap((b) => [dent(b, mirror, 4), stitch(b, mirror, ink)]),
];
/** A pressed or hanging fold. */
export const crease = (d: string, height: number, width = 10, soft = 6, mirror = true): Line => ({
  svg: stroke(d, width, mirror),
  height,
  blur: soft,
});

export type Point = readonly [number, number];
export type Curve = readonly Point[];

/** Point on a cubic (four points), quadratic (three) or straight (two) curve. */
export function at(curve: Curve, t: number): Point {
  let points = curve;
  while (points.length > 1)
    points = points
      .slice(1)
      .map((p, i) => [points[i]![0] + (p[0] - points[i]![0]) * t, points[i]![1] + (p[1] - points[i]![1]) * t] as const);
  return points[0]!;
}

/** Knitted ribs running from one curve to another. */
export function ribs(from: Curve, to: Curve, count: number, options: { mirror?: boolean; height?: number; width?: number } = {}): Line {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const a = at(from, t);
    const b = at(to, t);
    d += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  }
  return { svg: stroke(d, options.width ?? 4, options.mirror ?? true), height: options.height ?? 5, blur: 0.8 };
}

export const disc = (x: number, y: number, r: number): string => `<circle cx="${CENTRE + x}" cy="${y}" r="${r}"/>`;
export const rect = (x: number, y: number, w: number, h: number, r = 0, turn = 0): string =>
  `<rect x="${CENTRE + x}" y="${y}" width="${w}" height="${h}" rx="${r}" transform="rotate(${turn} ${CENTRE + x + w / 2} ${y + h / 2})"/>`;

/** Hanging folds that widen from the waist to the hem; `places` are fractions of the half width. */
export function flutes(places: number[], size: { from: number; to: number; top: number; bottom: number; height: number }): Line[] {
  const wedge = (k: number, wide: number) => {
    const a = k * size.top;
    const b = k * size.bottom;
    const w = size.bottom * wide;
    const middle = (size.from * 2 + size.to) / 3;
    return `<path transform="translate(${CENTRE} 0)" d="M${a - 2} ${size.from} C${a + (b - a) * 0.2} ${middle} ${b - w * 0.7} ${size.to - 260} ${b - w} ${size.to + 20} L${b + w} ${size.to + 20} C${b + w * 0.5} ${size.to - 300} ${a + (b - a) * 0.3} ${middle} ${a + 2} ${size.from} Z"/>`;
  };
  return [
    { svg: places.map((k, i) => wedge(k, i % 2 ? 0.075 : 0.1)).join(''), height: size.height, blur: 9 },
    { svg: places.map((k, i) => wedge(k + 0.13, i % 2 ? 0.03 : 0.04)).join(''), height: -size.height * 0.7, blur: 5 },
  ];
}

/** A strap or cord: a drawn line as wide as the thing itself. */
export const rope = (d: string, width: number): string =>
  `<g fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${d}</g>`;
