import type { Layer, Line } from '../render/scene.ts';
import { half, rect, rope, seam, stitch, stroke, topStitched } from './draw.ts';
import { button, crewBand, insideBack, patch, placket, rollNeck, shirtCollar } from './necks.ts';
import { armhole, type Side, type TopSpec, topBase } from './top.ts';

/** Zip down the middle: tape, teeth and puller. */
function zip(from: number, to: number): Layer[] {
  const teeth = Array.from({ length: Math.floor((to - from) / 7) }, (_, i) => `M-5 ${from + i * 7} h10`).join(' ');
  return [
    { shape: half(`M-15 ${from} h30 V${to} h-30 Z`), lift: -1, settle: 1, roll: 2, lines: [seam(`M15 ${from} V${to}`)] },
    {
      shape: half(`M-6 ${from} h12 V${to} h-12 Z`),
      lift: 1.5,
      settle: 1,
      roll: 2,
      ink: 2,
      plain: true,
      lines: [{ svg: stroke(teeth, 3.4, false), height: 2.4, blur: 0.5 }],
    },
    { shape: rect(-7, from + 12, 14, 44, 6), lift: 5, settle: 1, roll: 4, ink: 2, plain: true },
  ];
}

/** Bound, slanted pocket mouth on both sides. */
const welt = (d: string): Layer[] =>
  ([1, -1] as const).map((s) => ({
    shape: half(d, s),
    lift: 2,
    settle: 1,
    roll: 2.5,
    lines: [{ svg: stroke(d, 2.4), height: -1.6, blur: 0.8, pucker: 4 }],
  }));

export function denimJacket(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'denim',
    neck: [100, 290],
    drop: 350,
    shoulder: [290, 344],
    underarm: [306, 610],
    waist: [300, 880],
    hem: [286, 1120],
    sleeve: { end: [508, 1110], width: 128, elbow: 16 },
    puff: 34,
    roll: 5,
  };
  spec.band = {
    depth: 62,
    inset: 4,
    lines: [stitch('M-2 1136 Q140 1136 286 1124', true, 2), stitch('M-2 1188 Q140 1188 280 1174', true, 2)],
  };
  spec.cuff = { depth: 66, inset: 10 };
  const thread = (d: string, ...more: string[]): Line[] => topStitched(d, [d, ...more], true, 2);
  const yoke = side === 'front' ? 'M40 520 L292 530' : 'M-2 520 Q140 520 290 500';
  spec.lines = [
    ...thread(yoke),
    ...(side === 'front'
      ? [...thread('M104 540 L60 1124'), ...thread('M214 540 L170 1124')]
      : [...thread('M120 512 L96 1124'), seam('M0 520 V1120', false)]),
    stitch(armhole(spec), true, 2),
    { svg: `<ellipse cx="440" cy="800" rx="70" ry="240"/><ellipse cx="760" cy="800" rx="70" ry="240"/>`, blur: 40, tone: 1.16 },
  ];
  const flap = 'M84 522 H232 V582 L158 612 L84 582 Z';
  const metal = [386, 540, 690, 840, 990, 1150].flatMap((y) => button(0, y, 12));
  return [
    ...(side === 'front' ? insideBack(spec, 90, 30) : []),
    ...topBase(spec, side).layers,
    ...(side === 'front'
      ? [
          ...placket(344, 1186, 52, 0, 2),
          ...patch(flap, 'M90 528 V578 L158 604 L226 578 V528', { thread: 2, lift: 2.4 }),
          ...button(158, 592, 10),
          ...button(-158, 592, 10),
          ...metal,
        ]
      : []),
    ...shirtCollar(spec, side, { leaf: 110, stitched: 2 }),
  ];
}

export function bomber(side: Side, { flight = false } = {}): Layer[] {
  const spec: TopSpec = {
    cloth: 'nylon',
    neck: [112, 296],
    drop: 362,
    shoulder: [296, 350],
    underarm: [322, 620],
    waist: [330, 880],
    hem: [316, 1130],
    sleeve: { end: [534, 1070], width: 148, elbow: 24 },
    puff: 44,
    roll: 6,
    band: { depth: 86, inset: 30, ribbed: true, ink: 1 },
    cuff: { depth: 84, inset: 26, ribbed: true, ink: 1 },
  };
  spec.pulls = [{ x: 600, y: 1090, rx: 360, ry: 70, angle: 90, amount: 0.08 }];
  spec.sleevePulls = (s) => [{ x: 600 + s * 450, y: 1020, rx: 90, ry: 80, angle: 90, amount: 0.08 }];
  const base = topBase(spec, side).layers;
  return [
    ...insideBack(spec, 150, 12, 1),
    ...base,
    ...(side === 'front' ? [...zip(350, 1222), ...(flight ? flightPockets() : welt('M150 840 L232 980 L216 990 L134 850 Z'))] : []),
    ...crewBand(spec, side, flight ? 34 : 54, 1),
  ];
}

/** Flaps at the side, and the zipped pocket that pilots had on the upper arm. */
const flightPockets = (): Layer[] => [
  ...patch('M120 880 L248 846 L262 900 L134 936 Z', 'M128 884 L243 854 L254 896 L138 928 Z', { lift: 3 }),
  ...button(192, 898, 10),
  ...button(-192, 898, 10),
  ...patch('M318 560 L392 540 L412 680 L340 700 Z', 'M326 566 L386 550 L403 674 L346 690 Z', { side: 1, lift: 3 }),
  { shape: rope('<path d="M926 578 L994 560"/>', 9), lift: 5, settle: 1, roll: 3, ink: 2, plain: true },
  { shape: rope('<path d="M994 560 L1000 600"/>', 6), lift: 5, settle: 1, roll: 3, ink: 2, plain: true },
];

export function puffer(side: Side, { vest = false } = {}): Layer[] {
  const spec: TopSpec = {
    cloth: 'nylon',
    neck: [116, 330],
    drop: 380,
    shoulder: [290, 386],
    underarm: [318, 650],
    waist: [330, 920],
    hem: [322, 1300],
    sleeve: { end: [528, 1190], width: 142, elbow: 22 },
    puff: 58,
    roll: 9,
  };
  if (vest) {
    spec.sleeve = undefined;
    spec.shoulder = [268, 380];
    spec.underarm = [300, 660];
  }
  const rows = Array.from({ length: 9 }, (_, i) => 430 + i * 98);
  const quilt = (d: string): Line[] => [
    { svg: stroke(d, 5), height: -12, blur: 4 },
    { svg: stroke(d, 30), height: -30, blur: 16 },
    { svg: stroke(d, 3), height: -4, blur: 0.9, pucker: 22, tone: 0.84 },
  ];
  spec.lines = quilt(rows.map((y) => `M-2 ${y + 14} Q180 ${y + 14} 340 ${y}`).join(' '));
  spec.sleeveLines = quilt(
    Array.from({ length: 8 }, (_, i) => `M${250 + i * 12} ${520 + i * 92} L${440 + i * 22} ${470 + i * 92}`).join(' '),
  );
  const layers = topBase(spec, side).layers;
  const pockets = vest && side === 'front' ? welt('M168 960 L262 1100 L246 1110 L152 970 Z') : [];
  const bound = vest ? armholeBinding(spec) : [];
  return [...layers, ...bound, ...pockets, ...(side === 'front' ? zip(300, 1312) : []), ...stand(spec, side)];
}

/** Where a sleeve would begin a vest ends in a narrow binding. */
const armholeBinding = (spec: TopSpec): Layer[] =>
  ([1, -1] as const).map((s) => ({ shape: rope(half(armhole(spec), s), 16), lift: 1, settle: 1, roll: 6, plain: true, ink: 1 }));

/** High quilted collar. */
function stand(spec: TopSpec, side: Side): Layer[] {
  const neck = rollNeck(spec, 88, side);
  neck[0]!.ink = 1;
  neck[1] = {
    ...neck[1]!,
    plain: false,
    puff: 40,
    cloth: { across: 0.04, along: 0.02, coarse: 24, stiffness: 0.03 },
    lines: [{ svg: stroke('M-2 322 Q70 322 116 300', 5), height: -12, blur: 4, pucker: 20 }],
  };
  return side === 'front' ? [...neck, ...zip(250, 420)] : neck;
}
