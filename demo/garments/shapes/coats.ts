import type { Layer } from '../render/scene.ts';
import { both, dent, half, rope, seam, stitch, stroke } from './draw.ts';
import { button, insideBack, patch } from './necks.ts';
import { backCollar, flap, frontEdge, lapels, openFront } from './tailored.ts';
import { type Side, type TopSpec, topBase } from './top.ts';

interface CoatKind {
  /** how far the hem lies below the knee-length coat's */
  length?: number;
  /** a car coat is cut straight and ends above the knee */
  ease?: number;
  close?: number;
  buttons?: 'three' | 'four' | 'double' | 'none';
  pockets?: 'flaps' | 'patch' | 'welts';
  belted?: boolean;
  lapel?: number;
}

export function woolCoat(side: Side, fit: 'women' | 'men', kind: CoatKind = {}): Layer[] {
  const { length = 0, ease = 1, close = 560, buttons = 'three', pockets = 'flaps', belted = false, lapel = 104 } = kind;
  const w = (fit === 'men' ? 1 : 0.94) * ease;
  const hem = 1440 + length;
  const spec: TopSpec = {
    cloth: 'wool',
    neck: [82, 176],
    drop: 230,
    shoulder: [236 * w, 220],
    underarm: [246 * w, 440],
    waist: [(belted ? 222 : 238) * w, 700],
    hem: [(belted ? 300 : 286) * w, hem],
    sleeve: { end: [404 * w, 960], width: 106, elbow: 6 },
    puff: 38,
    roll: 5,
  };
  if (belted)
    spec.pulls = [
      { x: 600, y: 640, rx: 230, ry: 80, angle: 90, amount: 0.035 },
      { x: 600, y: 800, rx: 250, ry: 130, angle: 90, amount: 0.05 },
    ];
  if (side === 'back') {
    spec.lines = [
      seam('M0 176 V1440', false),
      { svg: stroke(`M-4 ${hem - 380} V${hem + 20}`, 5, false), height: -6, blur: 1.2, tone: 0.8 },
    ];
    return [...topBase(spec, side).layers, ...(belted ? [beltRound(w)] : []), backCollar(spec)];
  }
  spec.bodyPath = openFront(spec, close, 0);
  spec.lines = buttons === 'double' || belted ? wrapEdge(close, hem) : frontEdge(spec, close, 34);
  return [
    ...insideBack(spec, 380, 30, 1),
    ...topBase(spec, side).layers,
    ...pocketsOf(pockets, w, hem),
    ...(belted ? [beltRound(w), ...knot()] : []),
    ...lapels(spec, { close, width: lapel, gorge: 112 }),
    ...buttonsOf(buttons, close),
  ];
}

/** The edge of a front that laps far over the other. */
const wrapEdge = (close: number, hem: number) => [
  { svg: stroke(`M-96 ${close - 30} C-98 ${close + 200} -92 ${hem - 300} -88 ${hem + 30}`, 3, false), height: -5, blur: 1.1, tone: 0.8 },
  dent(`M-84 ${close} C-86 ${close + 200} -80 ${hem - 300} -76 ${hem - 20}`, false),
];

function buttonsOf(buttons: CoatKind['buttons'], close: number): Layer[] {
  if (buttons === 'double') return [0, 1, 2].flatMap((i) => [-1, 1].flatMap((s) => button(s * (i ? 64 : 74), close - 10 + i * 120, 15)));
  if (buttons === 'none') return [];
  const count = buttons === 'four' ? 4 : 3;
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => button(2, close + 26 + i * (count === 4 ? 148 : 130), 15));
}

function pocketsOf(pockets: CoatKind['pockets'], w: number, hem: number): Layer[] {
  if (pockets === 'flaps') return flap(96 * w, Math.min(850, hem - 380), 130 * w, 50, 10);
  if (pockets === 'patch')
    return patch(
      `M${92 * w} 850 L${244 * w} 838 L${254 * w} 1040 Q${254 * w} 1058 ${234 * w} 1060 L${112 * w} 1068 Q${94 * w} 1068 ${94 * w} 1050 Z`,
      `M${99 * w} 857 L${100 * w} 1046 Q${101 * w} 1060 ${114 * w} 1061 L${232 * w} 1053 Q${247 * w} 1052 ${247 * w} 1038 L${238 * w} 845 M${100 * w} 886 L${240 * w} 874`,
    );
  return ([1, -1] as const).map((s) => ({
    shape: half(`M${116 * w} 820 L${146 * w} 802 L${196 * w} 966 L${164 * w} 980 Z`, s),
    lift: 2.4,
    settle: 1,
    roll: 3,
    lines: [dent(`M${128 * w} 828 L${170 * w} 966`)],
  }));
}

const beltRound = (w: number): Layer => ({
  shape: both(`M-2 668 Q${118 * w} 668 ${230 * w} 654 L${232 * w} 722 Q${118 * w} 738 -2 738 Z`),
  lift: 6,
  settle: 0.9,
  puff: 6,
  reach: 26,
  roll: 5,
  lines: [dent(`M-2 678 Q${118 * w} 678 ${230 * w} 664`), dent(`M-2 728 Q${118 * w} 728 ${230 * w} 712`)],
});

/** A belt of the coat's own cloth, tied once, its ends hanging. */
function knot(): Layer[] {
  const end = (d: string, turn: number, lift: number): Layer => ({
    shape: half(d),
    lift,
    settle: 0.6,
    puff: 6,
    reach: 24,
    roll: 5,
    turn,
    cloth: { across: 0.012, along: 0.01, coarse: 30, stiffness: 0.06 },
  });
  return [
    end('M20 716 C46 800 60 900 58 1040 L0 1046 C4 920 -4 820 -24 728 Z', -4, 6),
    end('M30 712 C84 790 120 880 136 972 L80 990 C66 900 32 820 -10 740 Z', -22, 8),
    end('M-24 658 C-4 648 24 652 36 666 C42 696 40 722 26 742 C4 750 -22 744 -34 730 C-40 706 -38 680 -24 658 Z', 10, 13),
    { shape: rope(half('M-22 672 C-8 700 -8 716 -20 738'), 3), lift: 0.5, settle: 1, roll: 1, tone: 0.8 },
  ];
}

/** A hooded coat with a covered zip, four pockets and a drawn waist. */
export function parka(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'twill',
    neck: [96, 300],
    drop: 350,
    shoulder: [270, 350],
    underarm: [290, 590],
    waist: [280, 860],
    hem: [318, 1400],
    sleeve: { end: [490, 1130], width: 128, elbow: 16 },
    puff: 46,
    roll: 6,
    cuff: { depth: 46, inset: 10 },
  };
  const drawn = 'M-2 872 Q150 872 284 858';
  spec.pulls = [
    { x: 600, y: 800, rx: 290, ry: 90, angle: 90, amount: 0.07 },
    { x: 600, y: 950, rx: 290, ry: 90, angle: 90, amount: 0.06 },
  ];
  const hemLine = 'M-2 1392 Q160 1392 316 1376';
  spec.lines = [
    { svg: stroke(drawn, 5), height: -7, blur: 1.8, pucker: 16, tone: 0.86 },
    stitch('M-2 856 Q150 856 282 842'),
    stitch('M-2 888 Q150 888 286 874'),
    dent(hemLine),
    stitch(hemLine),
    ...(side === 'back' ? [seam('M-2 470 Q150 470 282 452')] : []),
  ];
  const base = topBase(spec, side).layers;
  if (side === 'back') return [...base, hoodBehind()];
  const flapPocket = [
    ...patch(
      'M104 980 H272 V1190 Q272 1208 252 1208 L124 1208 Q104 1208 104 1190 Z',
      'M111 986 V1188 Q111 1200 126 1201 L250 1201 Q265 1200 265 1188 V986',
      {},
    ),
    ...patch('M96 960 H280 V1022 L272 1040 H104 L96 1022 Z', 'M103 966 V1020 L108 1033 H268 L273 1020 V966', { lift: 3 }),
    ...patch('M96 560 L230 548 L238 706 L104 716 Z', 'M103 566 L110 708 L231 700 L224 555', {}),
    ...patch('M90 540 L236 528 L240 590 L96 602 Z', 'M97 546 L101 594 L234 584 L230 535', { lift: 3 }),
  ];
  const fly: Layer = {
    shape: half('M-42 350 H30 V1392 H-42 Z'),
    lift: 4,
    settle: 1,
    roll: 4,
    lines: [stitch('M-34 360 V1386', false), stitch('M20 360 V1386', false), dent('M20 360 V1386', false)],
  };
  const cords = ([1, -1] as const).map(
    (s): Layer => ({
      shape: rope(half(`M${s > 0 ? 60 : 72} 868 C${s > 0 ? 66 : 78} 930 60 960 ${s > 0 ? 76 : 62} ${s > 0 ? 1040 : 1010}`, s), 7),
      lift: 3,
      settle: 1,
      roll: 3.5,
      ink: 2,
      plain: true,
    }),
  );
  const snaps = [410, 560, 710, 1010, 1160, 1310].flatMap((y) => button(-8, y, 12));
  return [hoodInside(), ...base, ...flapPocket, fly, ...snaps, ...cords, ...hoodRim()];
}

const hoodInside = (): Layer => ({
  shape: both('M-2 116 C104 116 170 164 176 262 C180 330 120 380 60 420 L-2 440 Z'),
  lift: -22,
  tone: 0.6,
  roll: 3,
  ink: 1,
  lines: [{ svg: half('M-300 240 H300 V560 H-300 Z'), blur: 40, tone: 0.66 }],
});

const hoodRim = (): Layer[] =>
  ([-1, 1] as const).map((s) => ({
    shape: half(
      'M-2 98 C84 94 172 116 202 196 C230 272 206 340 150 384 C108 412 70 424 26 436 C8 438 -8 428 -14 412 C40 380 112 350 112 276 C112 206 70 168 -2 164 Z',
      s,
    ),
    lift: 7,
    settle: 0.4,
    puff: 18,
    reach: 40,
    roll: 7,
    turn: s * 20,
    cloth: { across: 0.03, along: 0.03, coarse: 26, stiffness: 0.05 },
    lines: [
      stitch('M-2 182 C76 186 128 216 128 280 C128 358 62 392 -2 424'),
      dent('M-2 182 C76 186 128 216 128 280 C128 358 62 392 -2 424'),
    ],
  }));

const hoodBehind = (): Layer => ({
  shape: both('M-2 128 C118 128 196 170 208 262 C214 340 160 400 66 440 C44 450 20 454 -2 454 Z'),
  lift: 9,
  settle: 0.6,
  puff: 30,
  reach: 70,
  roll: 8,
  cloth: { across: 0.03, along: 0.02, coarse: 30, stiffness: 0.05 },
  lines: [seam('M60 132 C76 240 70 360 40 448')],
});
