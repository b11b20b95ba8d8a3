import type { Layer, Line } from '../render/scene.ts';
import type { Pull } from '../render/sheet.ts';
import { both, type Curve, dent, half, type Point, ribs, seam, stitch, stroke } from './draw.ts';

export type Side = 'front' | 'back';
export type Cloth = NonNullable<Layer['cloth']>;

/** How different cloths fall: surplus, size of folds, resistance to bending, small unevenness. */
export const CLOTHS = {
  jersey: { across: 0.022, along: 0.003, coarse: 30, stiffness: 0.04, crumple: 0.5 },
  poplin: { across: 0.02, along: 0.008, coarse: 26, stiffness: 0.03, crumple: 0.9 },
  silk: { across: 0.034, along: 0.001, coarse: 28, stiffness: 0.03, crumple: 0.4 },
  knit: { across: 0.017, along: 0.005, coarse: 36, stiffness: 0.06, crumple: 0.8 },
  fleece: { across: 0.02, along: 0.008, coarse: 36, stiffness: 0.06, crumple: 0.7 },
  denim: { across: 0.014, along: 0.006, coarse: 28, stiffness: 0.05, crumple: 0.9 },
  twill: { across: 0.015, along: 0.004, coarse: 28, stiffness: 0.05, crumple: 0.6 },
  wool: { across: 0.012, along: 0.002, coarse: 44, stiffness: 0.07, crumple: 0.5 },
  nylon: { across: 0.03, along: 0.02, coarse: 28, stiffness: 0.03, crumple: 1 },
} as const satisfies Record<string, Cloth>;

/** Measures of the right half, in garment pixels from the middle. */
export interface TopSpec {
  cloth: keyof typeof CLOTHS;
  neck: Point;
  drop: number;
  shoulder: Point;
  underarm: Point;
  waist: Point;
  hem: Point;
  hemDrop?: number;
  /** where the sleeve ends (its outer corner), how wide it is there, how far the elbow bends out */
  sleeve?: { end: Point; width: number; elbow?: number } | undefined;
  /** bands sewn to the hem and the sleeves: depth, how far they draw in, whether ribbed */
  band?: Band;
  cuff?: Band;
  puff?: number;
  roll?: number;
  lines?: Line[];
  pulls?: Pull[];
  sleeveLines?: Line[];
  sleevePulls?: (s: 1 | -1) => Pull[];
  /** replaces the body outline below the neck (open fronts) */
  bodyPath?: string;
}

export interface Band {
  depth: number;
  inset?: number;
  ribbed?: boolean;
  ink?: 0 | 1;
  lines?: Line[];
}

export interface TopBase {
  layers: Layer[];
  hull: string;
  rim: { puff: number; reach: number; roll: number; hull: string };
}

export function bodyPath(spec: TopSpec, side: Side): string {
  const [nx, ny] = spec.neck;
  const [sx, sy] = spec.shoulder;
  const [ux, uy] = spec.underarm;
  const [wx, wy] = spec.waist;
  const [hx, hy] = spec.hem;
  const drop = side === 'front' ? spec.drop : ny + (spec.drop - ny) * 0.12;
  const dy = uy - sy;
  const low = hy + (spec.hemDrop ?? 14);
  return `M-2 ${drop} C${nx * 0.52} ${drop} ${nx * 0.94} ${ny + (drop - ny) * 0.62} ${nx} ${ny} C${nx + (sx - nx) * 0.3} ${ny + (sy - ny) * 0.24} ${sx - 30} ${sy - 14} ${sx} ${sy} C${sx - 16} ${sy + dy * 0.4} ${ux - 36} ${uy - dy * 0.2} ${ux} ${uy} C${ux - 4} ${uy + (wy - uy) * 0.4} ${wx} ${wy - (wy - uy) * 0.35} ${wx} ${wy} C${wx + (hx - wx) * 0.22} ${wy + (hy - wy) * 0.3} ${hx - (hx - wx) * 0.12} ${hy - (hy - wy) * 0.35} ${hx} ${hy} Q${hx * 0.5} ${low} -2 ${low} Z`;
}

export function armhole(spec: TopSpec): string {
  const [sx, sy] = spec.shoulder;
  const [ux, uy] = spec.underarm;
  const dy = uy - sy;
  return `M${sx} ${sy} C${sx - 16} ${sy + dy * 0.4} ${ux - 36} ${uy - dy * 0.2} ${ux} ${uy}`;
}

/** The sleeve's outline, its direction, and the corners of its end. */
export function sleeveOf(spec: TopSpec): { path: string; turn: number; outer: Point; inner: Point; along: Point } {
  const [sx, sy] = spec.shoulder;
  const [ux, uy] = spec.underarm;
  const { end: o, width, elbow = 0 } = spec.sleeve!;
  const long = o[1] - sy > 500;
  const ax = o[0] - width / 2 - (long ? (sx + 70 + ux + 20) / 2 + elbow : (sx + ux - 40) / 2);
  const ay = o[1] - (long ? sy + 280 : (sy + uy) / 2);
  const lean = Math.atan2(ax, ay) * (long ? 1 : 0.62);
  const along: Point = [Math.sin(lean), Math.cos(lean)];
  const inner: Point = [o[0] - along[1] * width, o[1] + along[0] * width];
  const path = long
    ? `M${sx - 40} ${sy - 14} L${sx - 4} ${sy - 1} C${sx + 36} ${sy + 15} ${sx + 66} ${sy + 70} ${sx + 90 + elbow} ${sy + 190} C${sx + 114 + elbow} ${sy + 330} ${o[0] - along[0] * 300} ${o[1] - along[1] * 300} ${o[0]} ${o[1]} L${inner[0]} ${inner[1]} C${inner[0] - along[0] * 300} ${inner[1] - along[1] * 300} ${ux + 40 + elbow} ${uy + 160} ${ux - 2} ${uy - 6} L${ux - 60} ${uy - 60} Z`
    : `M${sx - 40} ${sy - 14} L${sx - 4} ${sy - 1} C${sx + 44} ${sy + 24} ${o[0] - 56} ${o[1] - 128} ${o[0]} ${o[1]} Q${(o[0] + inner[0]) / 2 + 5} ${(o[1] + inner[1]) / 2 + 10} ${inner[0]} ${inner[1]} C${inner[0] - 20} ${inner[1] - 60} ${ux + 18} ${uy + 16} ${ux - 2} ${uy - 6} L${ux - 60} ${uy - 60} Z`;
  return { path, turn: (-Math.atan2(ax, ay) * 180) / Math.PI, outer: o, inner, along };
}

/** Sleeves and body with their folds and armhole seams; necks, fronts and cuffs are added by the garment. */
export function topBase(spec: TopSpec, side: Side): TopBase {
  const body = both(spec.bodyPath ?? bodyPath(spec, side));
  const sleeve = spec.sleeve ? sleeveOf(spec) : undefined;
  const cuff = spec.cuff ? cuffOf(spec, spec.cuff) : undefined;
  const band = spec.band ? bandOf(spec, spec.band) : undefined;
  const hull = body + both((sleeve?.path ?? '') + (cuff?.path ?? '') + (band?.path ?? ''));
  const cloth = CLOTHS[spec.cloth];
  const rim = { puff: spec.puff ?? 30, reach: 105, roll: spec.roll ?? 3.5, hull };
  const layers: Layer[] = [];
  if (sleeve)
    for (const s of [1, -1] as const) {
      const turn = Math.round(s * sleeve.turn);
      const pulls = [...sleevePulls(spec, s, cloth), ...(spec.sleevePulls?.(s) ?? [])];
      layers.push({ shape: half(sleeve.path, s), ...rim, turn, cloth: { ...cloth, pulls }, lines: spec.sleeveLines ?? [] });
    }
  if (cuff)
    for (const s of [1, -1] as const)
      layers.push({
        shape: half(cuff.path, s),
        ...rim,
        lift: 1.5,
        turn: Math.round(s * sleeve!.turn),
        ...dress(spec.cuff!),
        lines: cuff.lines,
      });
  layers.push({
    shape: body,
    ...rim,
    lift: 1.2,
    cloth: { ...cloth, pulls: [...bodyPulls(spec, cloth), ...(spec.pulls ?? [])] },
    lines: [...(sleeve ? [seam(armhole(spec))] : []), ...(spec.lines ?? [])],
  });
  if (band) layers.push({ shape: both(band.path), ...rim, lift: 1.5, ...dress(spec.band!), lines: band.lines });
  return { layers, hull, rim };
}

const dress = (band: Band) => ({ ink: band.ink ?? 0, plain: band.ribbed ?? false });

function bodyPulls(spec: TopSpec, cloth: Cloth): Pull[] {
  const [ux, uy] = spec.underarm;
  const [hx, hy] = spec.hem;
  const k = (cloth.across ?? 0.012) / 0.007;
  return [
    { x: 600 + ux * 0.82, y: uy + 10, rx: 105, ry: 95, angle: 52, amount: 0.03 * k },
    { x: 600 - ux * 0.82, y: uy + 10, rx: 105, ry: 95, angle: 128, amount: 0.03 * k },
    { x: 600 + hx * 0.55, y: hy - 60, rx: 130, ry: 340, angle: 86, amount: 0.012 * k },
    { x: 600 - hx * 0.5, y: hy - 40, rx: 130, ry: 300, angle: 95, amount: 0.014 * k },
    { x: 600, y: uy - 90, rx: 200, ry: 80, angle: 90, amount: -0.012 * k },
  ];
}

function sleevePulls(spec: TopSpec, s: 1 | -1, cloth: Cloth): Pull[] {
  const { outer, inner } = sleeveOf(spec);
  const [sx, sy] = spec.shoulder;
  const [ux, uy] = spec.underarm;
  const k = (cloth.across ?? 0.012) / 0.007;
  const mirror = (angle: number) => (s > 0 ? angle : 180 - angle);
  const pulls: Pull[] = [{ x: 600 + s * (ux + 34), y: uy + 20, rx: 90, ry: 80, angle: mirror(118), amount: 0.035 * k }];
  if (outer[1] - sy > 500) {
    const ex = (sx + 110 + ux + 40) / 2;
    const ey = (sy + outer[1]) / 2 + 30;
    pulls.push(
      { x: 600 + s * (ex - 10), y: ey - 40, rx: 70, ry: 110, angle: mirror(20), amount: 0.03 * k },
      { x: 600 + s * (ex + 20), y: ey + 80, rx: 70, ry: 100, angle: mirror(150), amount: 0.028 * k },
      { x: 600 + s * ((outer[0] + inner[0]) / 2 - 14), y: outer[1] - 90, rx: 80, ry: 80, angle: mirror(12), amount: 0.03 * k },
    );
  }
  return pulls;
}

const away = (p: Point, along: Point, by: number): Point => [p[0] + along[0] * by, p[1] + along[1] * by];

/** Turned and stitched sleeve end, as lines for the sleeves. */
export function sleeveHem(spec: TopSpec, depth: number): Line[] {
  const { outer, inner, along } = sleeveOf(spec);
  const a = away(outer, along, -depth);
  const b = away(inner, along, -depth);
  const d = `M${a[0]} ${a[1]} Q${(a[0] + b[0]) / 2 + 6} ${(a[1] + b[1]) / 2 + 12} ${b[0]} ${b[1]}`;
  return [dent(d), stitch(d)];
}

/** Cuff sewn to the sleeve end, drawn in a little as ribs do. */
function cuffOf(spec: TopSpec, band: Band): { path: string; lines: Line[] } {
  const { outer, inner, along } = sleeveOf(spec);
  const across: Point = [-along[1], along[0]];
  const inset = band.inset ?? 12;
  const o2 = away(away(outer, across, inset), along, band.depth);
  const i2 = away(away(inner, across, -inset), along, band.depth);
  const o1 = away(outer, along, -5);
  const i1 = away(inner, along, -5);
  const oc = away(away(outer, across, inset), along, band.depth * 0.35);
  const ic = away(away(inner, across, -inset), along, band.depth * 0.35);
  const path = `M${o1[0]} ${o1[1]} Q${oc[0]} ${oc[1]} ${o2[0]} ${o2[1]} L${i2[0]} ${i2[1]} Q${ic[0]} ${ic[1]} ${i1[0]} ${i1[1]} Z`;
  const lines: Line[] = [join(`M${o1[0]} ${o1[1]} L${i1[0]} ${i1[1]}`), ...(band.lines ?? [])];
  if (band.ribbed) lines.push(ribs([o1, i1] as Curve, [o2, i2] as Curve, Math.round(spec.sleeve!.width / 8)));
  return { path, lines };
}

function bandOf(spec: TopSpec, band: Band): { path: string; lines: Line[] } {
  const [hx, hy] = spec.hem;
  const low = hy + (spec.hemDrop ?? 14);
  const inset = band.inset ?? 16;
  const { depth } = band;
  const path = `M-2 ${low - 6} Q${hx * 0.5} ${low - 6} ${hx} ${hy - 8} C${hx - 2} ${hy + depth * 0.2} ${hx - inset} ${hy + depth * 0.3} ${hx - inset} ${hy + depth} Q${hx * 0.5} ${low + depth} -2 ${low + depth} Z`;
  const top: Curve = [
    [0, low - 4],
    [hx * 0.5, low - 4],
    [hx, hy - 6],
  ];
  const bottom: Curve = [
    [0, low + depth],
    [hx * 0.5, low + depth],
    [hx - inset, hy + depth],
  ];
  const lines: Line[] = [join(`M-2 ${low - 5} Q${hx * 0.5} ${low - 5} ${hx} ${hy - 6}`), ...(band.lines ?? [])];
  if (band.ribbed) lines.push(ribs(top, bottom, Math.round(hx / 8)));
  return { path, lines };
}

/** Where a band meets the body the cloth is gathered and dips. */
const join = (d: string): Line => ({ svg: stroke(d, 4), height: -4, blur: 1.6, pucker: 14, tone: 0.88 });
