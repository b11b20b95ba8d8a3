import type { Layer, Line } from '../render/scene.ts';
import { both, type Curve, disc, half, rect, ribs, stitch, stroke } from './draw.ts';
import type { Side, TopSpec } from './top.ts';

/** The inside of the back, seen through the neck opening, with its tape and label. Goes below everything. */
export function insideBack(spec: TopSpec, depth: number, rise = 12, ink: 0 | 1 = 0): Layer[] {
  const [nx, ny] = spec.neck;
  const back = `M-2 ${ny - rise} C${nx * 0.5} ${ny - rise} ${nx * 0.86} ${ny - rise * 0.5} ${nx + 4} ${ny + 4} L${nx + 30} ${ny + 60} L${Math.min(nx, 100)} ${ny + depth} L-2 ${ny + depth} Z`;
  const shade: Line = { svg: half(`M-400 ${ny - rise + 46} H400 V${ny + depth + 100} H-400 Z`), blur: 26, tone: 0.62 };
  const tape: Line = {
    svg: stroke(`M-2 ${ny + 16} C${nx * 0.5} ${ny + 16} ${nx * 0.86} ${ny + 10} ${nx} ${ny + 22}`, 1.6),
    height: -1.2,
    tone: 0.85,
  };
  return [
    { inner: true, shape: both(back), lift: -22, roll: 3, tone: 0.78, ink, plain: ink === 1, lines: [shade, tape] },
    {
      inner: true,
      shape: rect(-24, ny - rise + 30, 48, 26, 2),
      lift: -20,
      roll: 1,
      ink: 2,
      plain: true,
      tone: 0.95,
      lines: [{ svg: rect(-13, ny - rise + 41, 26, 3), tone: 0.55 }],
    },
  ];
}

export const neckCurve = (spec: TopSpec, side: Side): Curve => {
  const [nx, ny] = spec.neck;
  const drop = side === 'front' ? spec.drop : ny + (spec.drop - ny) * 0.12;
  return [
    [0, drop],
    [nx * 0.52, drop],
    [nx * 0.94, ny + (drop - ny) * 0.62],
    [nx, ny],
  ];
};

const write = (c: Curve): string =>
  `M${c[0]![0]} ${c[0]![1]} C${c
    .slice(1)
    .map((p) => `${p[0]} ${p[1]}`)
    .join(' ')}`;

/** Ribbed crew-neck band along the neckline. */
export function crewBand(spec: TopSpec, side: Side, width: number, ink: 0 | 1 = 0, ribbed = true): Layer[] {
  const inner = neckCurve(spec, side);
  const [nx, ny] = spec.neck;
  const drop = inner[0]![1];
  const outer: Curve = [
    [0, drop + width],
    [nx * 0.56 + width * 0.5, drop + width],
    [nx * 0.98 + width * 0.8, ny + (drop - ny) * 0.7 + width * 0.3],
    [nx + width, ny + width * 0.22],
  ];
  const path = `M-2 ${drop} L${write(inner).slice(1)} L${nx + width} ${ny + width * 0.22} C${outer[2]![0]} ${outer[2]![1]} ${outer[1]![0]} ${outer[1]![1]} ${outer[0]![0]} ${outer[0]![1]} L-2 ${drop + width} Z`;
  const lines: Line[] = [{ svg: stroke(write(outer), 3), height: -2.6, blur: 1.1, pucker: 8, tone: 0.85 }];
  if (ribbed) lines.push(ribs(inner, outer, Math.round((nx + (drop - ny)) / 7.5), { height: 4, width: 3.4 }));
  return [{ shape: both(path), lift: 2.5, settle: 1, roll: 4, ink, plain: ribbed, lines }];
}

/** A folded tube of rib: roll neck or, lower, a mock neck. */
export function rollNeck(spec: TopSpec, height: number, side: Side): Layer[] {
  const [nx, ny] = spec.neck;
  const low = side === 'front' ? spec.drop : ny + 24;
  const top = ny - height;
  const tube = `M-2 ${top + 8} C${nx * 0.5} ${top + 8} ${nx * 0.8} ${top + 4} ${nx * 0.9} ${top} C${nx * 0.97} ${top + height * 0.4} ${nx * 1.0} ${ny - 26} ${nx + 12} ${ny + 8} C${nx} ${low - 4} ${nx * 0.5} ${low + 12} -2 ${low + 12} Z`;
  const inner = `M-2 ${top - 9} C${nx * 0.5} ${top - 9} ${nx * 0.84} ${top - 6} ${nx * 0.9} ${top + 1} C${nx * 0.8} ${top + 12} ${nx * 0.5} ${top + 18} -2 ${top + 18} Z`;
  const fold = `M-2 ${low - 30} C${nx * 0.5} ${low - 30} ${nx * 0.95} ${ny - 6} ${nx + 5} ${ny - 26}`;
  const topCurve: Curve = [
    [0, top + 8],
    [nx * 0.5, top + 8],
    [nx * 0.8, top + 4],
    [nx * 0.9, top],
  ];
  const lowCurve: Curve = [
    [0, low + 8],
    [nx * 0.5, low + 8],
    [nx, low - 8],
    [nx + 8, ny + 4],
  ];
  return [
    { shape: both(inner), lift: -10, roll: 2, tone: 0.6, plain: true },
    {
      shape: both(tube),
      lift: 8,
      settle: 0.5,
      puff: 26,
      reach: 70,
      roll: 10,
      plain: true,
      cloth: { across: 0.01, along: 0.03, coarse: 26, stiffness: 0.1, pulls: [] },
      lines: [ribs(topCurve, lowCurve, Math.round(nx / 7), { height: 5 }), { svg: stroke(fold, 6), height: -7, blur: 4, tone: 0.94 }],
    },
  ];
}

/** Shirt collar: stand, two leaves and the top button. */
export function shirtCollar(spec: TopSpec, side: Side, options: { leaf?: number; open?: boolean; stitched?: 0 | 2 } = {}): Layer[] {
  const [nx, ny] = spec.neck;
  const leaf = options.leaf ?? 92;
  const thread = options.stitched ?? 0;
  if (side === 'back') {
    const back = `M-2 ${ny - 52} C${nx * 0.5} ${ny - 52} ${nx * 0.86} ${ny - 44} ${nx - 2} ${ny - 26} L${nx + 18} ${ny + 24} C${nx * 0.7} ${ny + 2} ${nx * 0.4} ${ny - 2} -2 ${ny - 2} Z`;
    return [
      {
        shape: both(back),
        lift: 5,
        settle: 0.6,
        puff: 14,
        reach: 40,
        roll: 5,
        lines: [stitch(`M-2 ${ny - 9} C${nx * 0.4} ${ny - 9} ${nx * 0.66} ${ny - 6} ${nx + 8} ${ny + 12}`, true, thread)],
      },
    ];
  }
  const low = spec.drop;
  const stand = `M-2 ${ny - 40} C${nx * 0.5} ${ny - 40} ${nx * 0.82} ${ny - 36} ${nx - 2} ${ny - 20} L${nx} ${ny + 6} C${nx * 0.7} ${ny + 34} ${nx * 0.3} ${ny + 40} -2 ${ny + 40} Z`;
  const front = `M-10 ${low - 34} C${nx * 0.4} ${low - 40} ${nx * 0.8} ${ny + 30} ${nx - 6} ${ny - 14} L${nx + 6} ${ny + 10} C${nx * 0.9} ${low - 40} ${nx * 0.5} ${low + 4} -14 ${low + 4} Z`;
  const leafPath = `M${nx - 10} ${ny - 38} C${nx + 4} ${ny - 30} ${nx + 14} ${ny - 8} ${nx + 20} ${ny + 14} C${nx + 16} ${ny + leaf * 0.55} ${nx * 0.72} ${low + leaf * 0.55} ${nx * 0.62} ${low + leaf * 0.62} C${nx * 0.4} ${low + leaf * 0.3} ${nx * 0.12} ${low + 2} 4 ${low - 26} C${nx * 0.46} ${low - 40} ${nx * 0.82} ${ny + 26} ${nx - 10} ${ny - 38} Z`;
  const edge = `M${nx + 12} ${ny + 16} C${nx + 8} ${ny + leaf * 0.5} ${nx * 0.72} ${low + leaf * 0.42} ${nx * 0.61} ${low + leaf * 0.5} C${nx * 0.42} ${low + leaf * 0.22} ${nx * 0.2} ${low + 4} 12 ${low - 20}`;
  return [
    {
      shape: both(stand),
      lift: -8,
      roll: 3,
      tone: 0.8,
      lines: [{ svg: half(`M-300 ${ny + 2} H300 V${low + 60} H-300 Z`), blur: 14, tone: 0.6 }],
    },
    { shape: rect(-22, ny - 22, 44, 24, 2), lift: -5, roll: 1, ink: 2, plain: true, tone: 0.9 },
    ...(options.open ? [] : [{ shape: both(front), lift: 3, settle: 0.8, roll: 4 }]),
    ...([-1, 1] as const).map(
      (s): Layer => ({
        shape: half(leafPath, s),
        lift: 7,
        settle: 0.75,
        puff: 6,
        reach: 26,
        roll: 4,
        turn: s * 24,
        lines: [{ svg: `<g>${stroke(edge, 3, true)}</g>`, height: -0.9, blur: 1.4 }, stitch(edge, true, thread)],
      }),
    ),
  ];
}

/** A stand without leaves: a low band around the neck, closed by one button. */
export function bandCollar(spec: TopSpec, side: Side): Layer[] {
  const [nx, ny] = spec.neck;
  const low = spec.drop;
  if (side === 'back') {
    const band = `M-2 ${ny - 42} C${nx * 0.5} ${ny - 42} ${nx * 0.86} ${ny - 36} ${nx - 2} ${ny - 22} L${nx + 10} ${ny + 12} C${nx * 0.7} ${ny} ${nx * 0.4} ${ny - 2} -2 ${ny - 2} Z`;
    return [
      {
        shape: both(band),
        lift: 5,
        settle: 0.6,
        puff: 8,
        reach: 30,
        roll: 4,
        lines: [stitch(`M-2 ${ny - 9} C${nx * 0.4} ${ny - 9} ${nx * 0.66} ${ny - 6} ${nx + 4} ${ny + 5}`)],
      },
    ];
  }
  const inside = `M-2 ${ny - 40} C${nx * 0.5} ${ny - 40} ${nx * 0.82} ${ny - 36} ${nx - 2} ${ny - 20} L${nx} ${ny + 6} C${nx * 0.7} ${ny + 34} ${nx * 0.3} ${ny + 40} -2 ${ny + 40} Z`;
  const band = `M-12 ${low - 40} C${nx * 0.4} ${low - 44} ${nx * 0.78} ${ny + 20} ${nx - 6} ${ny - 24} L${nx + 12} ${ny + 8} C${nx * 0.94} ${low - 30} ${nx * 0.5} ${low + 6} -16 ${low + 6} Z`;
  const edge = `M-10 ${low - 33} C${nx * 0.44} ${low - 38} ${nx * 0.82} ${ny + 26} ${nx - 1} ${ny - 12}`;
  return [
    {
      shape: both(inside),
      lift: -8,
      roll: 3,
      tone: 0.8,
      lines: [{ svg: half(`M-300 ${ny + 2} H300 V${low + 60} H-300 Z`), blur: 14, tone: 0.6 }],
    },
    { shape: rect(-22, ny - 22, 44, 24, 2), lift: -5, roll: 1, ink: 2, plain: true, tone: 0.9 },
    { shape: both(band), lift: 4, settle: 0.8, roll: 4, lines: [stitch(edge)] },
    ...button(0, low - 16, 8),
  ];
}

/** Flat four-hole button with a rim. */
export function button(x: number, y: number, r: number): Layer[] {
  return [
    {
      shape: disc(x, y, r),
      lift: 2.6,
      settle: 1,
      roll: 2.4,
      ink: 2,
      plain: true,
      lines: [
        { svg: disc(x, y, r * 0.62), height: -1.3, blur: 0.7 },
        {
          svg: [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ]
            .map(([a, b]) => disc(x + a! * r * 0.24, y + b! * r * 0.24, r * 0.12))
            .join(''),
          height: -1.5,
          blur: 0.3,
          tone: 0.45,
        },
      ],
    },
  ];
}

/** Overlapping front strip with buttons. `from`..`to` along the middle line. */
export function placket(from: number, to: number, width: number, buttons: number, thread: 0 | 2 = 0, radius = 9): Layer[] {
  const strip = `M${-width / 2} ${from} H${width / 2} V${to} H${-width / 2} Z`;
  const edges = `M${width / 2 - 6} ${from} V${to}`;
  const layers: Layer[] = [
    {
      shape: half(strip),
      lift: 1.6,
      settle: 1,
      roll: 2,
      lines: [{ svg: stroke(edges, 3), height: -0.8, blur: 1.2, pucker: 5 }, stitch(edges, true, thread)],
    },
  ];
  for (let b = 0; b < buttons; b++) layers.push(...button(0, from + 34 + ((to - from - 110) * b) / Math.max(1, buttons - 1), radius));
  return layers;
}

/** Patch or flap pocket. */
export function patch(d: string, edge: string, options: { side?: 1 | -1; lift?: number; thread?: 0 | 2; extra?: Line[] } = {}): Layer[] {
  const sides: (1 | -1)[] = options.side ? [options.side] : [1, -1];
  return sides.map((s) => ({
    shape: half(d, s),
    lift: options.lift ?? 1.6,
    settle: 1,
    roll: 2.5,
    lines: [
      { svg: stroke(edge, 3), height: -0.8, blur: 1.2, pucker: 5 },
      stitch(edge, true, options.thread ?? 0),
      ...(options.extra ?? []),
    ],
  }));
}
