import type { Point } from '../shapes/draw.ts';
import { sleeveOf, type TopSpec } from '../shapes/top.ts';

/** What has to be known of a cut to hang it over a form: its measures are garment pixels, x from the middle of the picture, as in shapes/. */
export interface Drape {
  cut: string;
  cloth: keyof typeof STUFFS;
  /** how deep the form is against its half width: body and arms */
  depth: number;
  armDepth: number;
  /** beyond this x, and below this y, a point belongs to a sleeve; from `under` downwards the border leans out */
  arm: { x: number; y: number; under: number; slope: number };
  /** how far inside the outline the form lies, by height; arms have one measure of their own */
  form: [number, number][];
  armForm: number;
  /** SVG paths of the right half that the form has and the garment has not: neck, hips, wrists */
  stubs: string[];
  /** width of the cloth against the width of the outline, by height */
  ease: [number, number][];
  /** how much longer a sleeve is than the arm */
  surplus: number;
  /** a skirt's cloth is cut round: from here (height, half width) to the hem the way down is as long at the side as in the middle */
  flare?: { from: number; waist: number; hem: readonly [number, number] };
  /** what is held where it was drawn, circles and thick lines: x, y, x2, y2, radius */
  held: Line[];
  /** where front and back are not sewn together */
  open: Line[];
  /** parts of the front above this are cut out as drawn, so that the inside of the back is seen */
  neck: { x: number; y: number };
}

type Line = [number, number, number, number, number];

export const toLine = (x: number, y: number, [x1, y1, x2, y2]: Line): number => {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / Math.max(1e-6, dx * dx + dy * dy)));
  return Math.hypot(x - x1 - dx * t, y - y1 - dy * t);
};

/** How far a point lies beyond the seam of the sleeve; below the armpit the border runs between sleeve and side, whose points would get its surplus. */
export const pastSleeve = ({ arm }: Drape, x: number, y: number): number =>
  y < arm.y ? -1e3 : Math.abs(x) - arm.x - (y > arm.under ? 6 + arm.slope * (y - arm.under) : 0);

/** Weight of a point, resistance to being stretched and bent, inner friction. */
export const STUFFS = {
  jersey: { mass: 0.25, stretch: 18, shear: 6, bend: 0.35, damp: 6 },
  silk: { mass: 0.18, stretch: 22, shear: 6, bend: 0.08, damp: 5 },
} as const;

interface Top extends Pick<Drape, 'cut' | 'cloth' | 'surplus'>, Partial<Omit<Drape, 'cut' | 'cloth' | 'surplus'>> {
  spec: Pick<TopSpec, 'shoulder' | 'underarm' | 'hem'> & { neck: Point; drop: number; sleeve: NonNullable<TopSpec['sleeve']> };
  /** how far around the middle of the neck nothing moves */
  collar: number;
  /** sleeves held at their ends */
  isLong?: boolean;
}

/** What has shoulders: it is held around its neck, and long sleeves at the wrist. */
function top({ spec, collar, isLong = false, ...own }: Top): Drape {
  const [nx, ny] = spec.neck;
  const [hx, hy] = spec.hem;
  const { outer, inner, along } = sleeveOf(spec as TopSpec);
  const go = (p: Point, by: number): [number, number] => [p[0] + along[0] * by, p[1] + along[1] * by];
  const between = (p: Point, q: Point, t: number): [number, number] => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const wrist = [go(outer, -40), go(outer, 90), go(inner, 90), go(inner, -40)];
  const under = spec.underarm[1];
  return {
    depth: 0.42,
    armDepth: 0.7,
    arm: {
      x: spec.underarm[0] - 4,
      y: spec.shoulder[1],
      under,
      slope: (0.6 * (inner[0] - spec.underarm[0])) / Math.max(20, inner[1] - under),
    },
    form: [
      [ny, 4],
      [ny + 120, 10],
      [under, 24],
      [under + 200, 46],
      [hy, 44],
    ],
    armForm: 15,
    stubs: [
      `M-2 ${ny - 130} H${nx * 0.8} L${nx * 0.95} ${ny + 90} H-2 Z`,
      `M-2 ${hy - 160} H${hx - 6} V1600 H-2 Z`,
      `M${wrist.join(' L')} Z`,
    ],
    ease: [
      [ny, 1.02],
      [under, 1.04],
      [hy - 120, 1.09],
      [hy, 1.09],
    ],
    held: [[0, ny, 0, ny, collar], ...(isLong ? ([[...outer, ...inner, 16]] as Line[]) : [])],
    open: [
      [0, hy + 10, hx - 34, hy + 10, 26],
      [...between(outer, inner, 0.16), ...between(inner, outer, 0.16), 18],
    ],
    neck: { x: nx + 8, y: spec.drop + 60 },
    ...own,
  };
}

export const DRAPES: readonly Drape[] = [
  top({
    cut: 'long-sleeve',
    cloth: 'jersey',
    surplus: 1.025,
    spec: {
      neck: [128, 292],
      drop: 352,
      shoulder: [270, 332],
      underarm: [276, 560],
      hem: [286, 1236],
      sleeve: { end: [476, 1120], width: 98 },
    },
    collar: 136,
    isLong: true,
  }),
  top({
    cut: 'dress-satin',
    cloth: 'silk',
    surplus: 1.01,
    spec: {
      neck: [126, 196],
      drop: 272,
      shoulder: [216, 222],
      underarm: [224, 416],
      hem: [280, 1450],
      sleeve: { end: [322, 388], width: 104 },
    },
    collar: 134,
    form: [
      [196, 4],
      [416, 14],
      [690, 26],
      [860, 26],
      [960, 60],
      [1450, 160],
    ],
    flare: { from: 690, waist: 196, hem: [280, 1450] },
    ease: [
      [196, 1.02],
      [416, 1.06],
      [690, 1.1],
      [1450, 1.3],
    ],
  }),
];

export function getDrape(cut: string): Drape {
  const found = DRAPES.find((drape) => drape.cut === cut);
  if (!found) throw new Error(`Not a draped cut: ${cut}`);
  return found;
}
