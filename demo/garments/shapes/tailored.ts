import type { Layer, Line } from '../render/scene.ts';
import { both, crease, dent, half, rect, seam, stroke } from './draw.ts';
import { button, insideBack, patch } from './necks.ts';
import { armhole, type Side, type TopSpec, topBase } from './top.ts';

/** Front of a jacket that closes at `close` below a V, cut away at the hem by `away`. */
export function openFront(spec: TopSpec, close: number, away: number): string {
  const [nx, ny] = spec.neck;
  const [sx, sy] = spec.shoulder;
  const [ux, uy] = spec.underarm;
  const [wx, wy] = spec.waist;
  const [hx, hy] = spec.hem;
  const arm = armhole(spec).replace(/^M[^C]+/, '');
  const foot = away
    ? `Q${hx * 0.6} ${hy + 16} 70 ${hy + 14} C${-10 + away * 0.3} ${hy + 10} ${-24 + away} ${hy - 70} -30 ${hy - 260}`
    : `Q${hx * 0.6} ${hy + 20} -30 ${hy + 22}`;
  return `M-30 ${close} C20 ${close - 60} ${nx * 0.8} ${ny + 120} ${nx} ${ny} C${nx + (sx - nx) * 0.3} ${ny + (sy - ny) * 0.24} ${sx - 30} ${sy - 14} ${sx} ${sy} ${arm} C${ux - 4} ${uy + (wy - uy) * 0.4} ${wx} ${wy - (wy - uy) * 0.35} ${wx} ${wy} C${wx + (hx - wx) * 0.22} ${wy + (hy - wy) * 0.3} ${hx - (hx - wx) * 0.12} ${hy - (hy - wy) * 0.35} ${hx} ${hy} ${foot} Z`;
}

interface Lapel {
  close: number;
  width: number;
  gorge: number;
}

/** Collar and lapels turned back over the fronts. */
export function lapels(spec: TopSpec, { close, width, gorge }: Lapel): Layer[] {
  const [nx, ny] = spec.neck;
  const lapel = `M${nx - 8} ${ny + 30} C${nx * 0.84} ${ny + 130} 30 ${close - 110} -16 ${close} C40 ${close - 60} ${nx + width * 0.7} ${close - 240} ${nx + width} ${ny + gorge - 6} L${nx + 22} ${ny + gorge + 6} Z`;
  const collar = `M-4 ${ny - 46} C${nx * 0.5} ${ny - 46} ${nx * 0.9} ${ny - 40} ${nx + 2} ${ny - 26} C${nx + 24} ${ny + 10} ${nx + 40} ${ny + gorge * 0.5} ${nx + width * 0.78} ${ny + gorge - 40} L${nx + 20} ${ny + gorge + 8} L${nx - 14} ${ny + 70} C${nx - 10} ${ny + 20} ${nx * 0.8} ${ny - 10} -4 ${ny - 12} Z`;
  const roll = `M${nx + 2} ${ny + 20} C${nx * 0.9} ${ny + 130} 40 ${close - 110} -6 ${close - 10}`;
  return [
    ...([-1, 1] as const).map(
      (s): Layer => ({
        shape: half(lapel, s),
        lift: 5 + (s > 0 ? 1 : 0),
        settle: 0.85,
        puff: 7,
        reach: 40,
        roll: 4,
        turn: s * 14,
        lines: [
          crease(roll, 5, 10, 8),
          dent(`M${nx + width - 8} ${ny + gorge + 4} C${nx + width * 0.66} ${close - 236} 44 ${close - 70} -4 ${close - 4}`),
        ],
      }),
    ),
    {
      shape: both(collar),
      lift: 7,
      settle: 0.7,
      puff: 10,
      reach: 36,
      roll: 4,
      lines: [crease(`M-4 ${ny - 22} C${nx * 0.6} ${ny - 22} ${nx} ${ny - 8} ${nx + 14} ${ny + 40}`, 3, 10, 6)],
    },
  ];
}

/** A high collar seen from behind. */
export const backCollar = (spec: TopSpec): Layer => {
  const [nx, ny] = spec.neck;
  return {
    shape: both(
      `M-2 ${ny - 50} C${nx * 0.5} ${ny - 50} ${nx * 0.9} ${ny - 42} ${nx + 2} ${ny - 26} L${nx + 20} ${ny + 26} C${nx * 0.7} ${ny + 20} ${nx * 0.4} ${ny + 20} -2 ${ny + 20} Z`,
    ),
    lift: 6,
    settle: 0.6,
    puff: 12,
    reach: 40,
    roll: 5,
  };
};

export const flap = (x: number, y: number, w: number, h: number, tilt = 6): Layer[] =>
  ([1, -1] as const).map((s) => ({
    shape: half(
      `M${x} ${y} L${x + w} ${y - tilt} L${x + w + 3} ${y + h - tilt} Q${x + w} ${y + h - tilt + 4} ${x + w - 8} ${y + h - tilt + 3} L${x + 8} ${y + h + 3} Q${x} ${y + h + 2} ${x} ${y + h - 8} Z`,
      s,
    ),
    lift: 2.6,
    settle: 1,
    roll: 3,
    lines: [seam(`M${x} ${y + 3} L${x + w} ${y - tilt + 3}`)],
  }));

/** The right front laps over the left: one edge, with a shadow, runs down the middle. */
export const frontEdge = (spec: TopSpec, from: number, x = 30, thread = true): Line[] => {
  const d = `M${-x} ${from} V${spec.hem[1] + 30}`;
  return [
    { svg: stroke(d, 3, false), height: -4, blur: 1, tone: 0.8 },
    ...(thread ? [{ ...dent(`M${-x + 10} ${from} V${spec.hem[1] - 60}`, false) }] : []),
  ];
};

export function blazer(side: Side, fit: 'women' | 'men', { soft = false } = {}): Layer[] {
  const w = fit === 'men' ? 1 : 0.92;
  const close = fit === 'men' ? 760 : 780;
  const spec: TopSpec = {
    cloth: 'wool',
    neck: [100, 270],
    drop: 340,
    shoulder: [292 * w, 322],
    underarm: [300 * w, 590],
    waist: [272 * w, 830],
    hem: [306 * w, 1240],
    sleeve: { end: [486 * w, 1180], width: 112 * w, elbow: 8 },
    puff: 36,
    roll: 4,
  };
  spec.pulls = [{ x: 600, y: close, rx: 190, ry: 90, angle: 90, amount: 0.01 }];
  spec.sleeveLines = [dent(`M${400 * w} 1162 L${484 * w} 1150`)];
  const cuffButtons = [0, 1, 2].flatMap((i) => [1, -1].flatMap((s) => button(s * (452 * w - i * 2), 1140 - i * 24, 7)));
  if (side === 'back') {
    spec.lines = [
      seam('M0 270 V1240', false),
      { svg: stroke('M-4 980 V1254', 5, false), height: -6, blur: 1.2, tone: 0.8 },
      seam(`M${190 * w} 560 C${180 * w} 760 ${180 * w} 860 ${200 * w} 1240`),
    ];
    return [...topBase(spec, side).layers, backCollar(spec), ...cuffButtons];
  }
  spec.bodyPath = openFront(spec, close, 60);
  spec.lines = [seam(`M${176 * w} 560 C${168 * w} 700 ${166 * w} 800 ${176 * w} 1000`), ...frontEdge(spec, close)];
  return [
    ...insideBack(spec, 480, 34, 1),
    ...topBase(spec, side).layers,
    ...(soft
      ? [
          ...patch(
            `M${104 * w} 950 L${268 * w} 940 L${274 * w} 1148 Q${272 * w} 1166 ${252 * w} 1168 L${122 * w} 1176 Q${106 * w} 1174 ${104 * w} 1154 Z`,
            `M${110 * w} 956 L${111 * w} 1152 Q${112 * w} 1167 ${124 * w} 1169 L${250 * w} 1161 Q${265 * w} 1160 ${267 * w} 1146 L${262 * w} 946 M${110 * w} 984 L${264 * w} 974`,
          ),
          ...patch(
            `M${100 * w} 560 L${212 * w} 552 L${214 * w} 676 Q${212 * w} 690 ${200 * w} 691 L${116 * w} 696 Q${102 * w} 694 ${101 * w} 682 Z`,
            `M${106 * w} 566 L${107 * w} 680 Q${108 * w} 688 ${118 * w} 690 L${198 * w} 685 Q${207 * w} 684 ${208 * w} 674 L${206 * w} 558`,
            { side: 1 },
          ),
        ]
      : [...flap(118 * w, 980, 150 * w, 54), { shape: rect(112, 556, 108, 24, 2, -5), lift: 1.8, settle: 1, roll: 2.5 }]),
    ...lapels(spec, { close, width: 96, gorge: 118 }),
    ...button(0, close + 24, 15),
    ...button(0, close + 150, 15),
    ...cuffButtons,
  ];
}
