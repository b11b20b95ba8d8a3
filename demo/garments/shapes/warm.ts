import type { Layer } from '../render/scene.ts';
import { both, crease, dent, half, seam, stitch, stroke } from './draw.ts';
import { button, crewBand, insideBack } from './necks.ts';
import { type Side, type TopSpec, topBase } from './top.ts';

export function hoodie(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'fleece',
    neck: [120, 380],
    drop: 450,
    shoulder: [304, 428],
    underarm: [322, 690],
    waist: [322, 960],
    hem: [312, 1230],
    sleeve: { end: [528, 1160], width: 126, elbow: 12 },
    puff: 38,
    roll: 5,
    band: { depth: 80, ribbed: true },
    cuff: { depth: 84, ribbed: true },
  };
  const base = topBase(spec, side);
  if (side === 'back') {
    const hood = 'M-2 206 C110 206 186 250 196 340 C202 410 150 470 60 508 C40 516 20 520 -2 520 Z';
    return [
      ...base.layers,
      {
        shape: both(hood),
        lift: 8,
        settle: 0.6,
        puff: 26,
        reach: 60,
        roll: 8,
        cloth: { across: 0.03, along: 0.02, coarse: 30, stiffness: 0.05 },
        lines: [seam('M0 206 V520', false)],
      },
    ];
  }
  const inside = 'M-2 186 C100 186 160 230 166 330 C170 400 110 450 60 490 L-2 520 Z';
  const rim =
    'M-2 172 C70 168 150 184 182 250 C214 326 196 408 140 452 C96 482 44 520 6 566 C0 550 -10 526 -16 508 C44 470 98 420 98 348 C98 282 62 244 -2 240 Z';
  const pocket = 'M-2 890 H150 L232 1082 V1222 H-2 Z';
  return [
    { shape: both(inside), lift: -20, tone: 0.62, roll: 3, lines: [{ svg: half('M-300 300 H300 V600 H-300 Z'), blur: 40, tone: 0.7 }] },
    ...base.layers,
    {
      shape: both(pocket),
      lift: 3,
      settle: 1,
      roll: 4,
      lines: [stitch('M-2 898 H146 L224 1080'), dent('M-2 898 H146 L224 1080'), crease('M150 890 L232 1082', 3, 6, 3)],
    },
    ...([-1, 1] as const).map(
      (s): Layer => ({
        shape: half(rim, s),
        lift: 6,
        settle: 0.4,
        puff: 13,
        reach: 34,
        roll: 6,
        turn: s * 20,
        cloth: { across: 0.02, along: 0.03, coarse: 26, stiffness: 0.05 },
        lines: [stitch('M-2 254 C62 256 110 290 110 350 C110 424 56 478 -8 524')],
      }),
    ),
    ...([-1, 1] as const).map(
      (s): Layer => ({
        shape: `<g fill="none" stroke="#000" stroke-width="9" stroke-linecap="round">${half(`M32 494 C40 560 26 620 ${s > 0 ? 44 : 34} ${s > 0 ? 730 : 700}`, s)}</g>`,
        lift: 3,
        settle: 1,
        roll: 4.5,
        ink: 2,
        plain: true,
      }),
    ),
  ];
}

export function cardigan(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'knit',
    neck: [104, 290],
    drop: 640,
    shoulder: [274, 338],
    underarm: [292, 596],
    waist: [290, 900],
    hem: [294, 1190],
    sleeve: { end: [488, 1104], width: 112, elbow: 10 },
    puff: 38,
    roll: 6,
    band: { depth: 74, ribbed: true },
    cuff: { depth: 84, ribbed: true },
  };
  if (side === 'back') return [...insideBack(spec, 60), ...topBase(spec, side).layers, ...crewBand({ ...spec, drop: 400 }, 'back', 26)];
  spec.bodyPath =
    'M-2 640 C30 600 92 400 104 288 C160 306 240 320 274 338 C258 442 256 544 292 596 C288 716 290 790 290 900 C290 1010 292 1100 294 1190 Q147 1204 -2 1204 Z';
  const edge = 'M104 286 L134 296 C122 420 60 600 24 662 L24 1278 L-24 1278 L-24 650 L-10 620 C40 560 92 400 104 286 Z';
  const rib = stroke(
    'M112 292 C100 410 40 590 8 650 V1278 M122 294 C110 416 50 596 16 656 V1278 M128 296 C118 420 56 600 22 660 V1278 M0 640 V1278 M-8 650 V1278 M-16 650 V1278',
    4,
    false,
  );
  return [
    ...insideBack(spec, 420),
    ...topBase(spec, side).layers,
    ...([-1, 1] as const).map(
      (s): Layer => ({
        shape: half(edge, s),
        lift: 3,
        settle: 1,
        roll: 5,
        plain: true,
        lines: [{ svg: s > 0 ? rib : rib.replace('scale(1 1)', 'scale(-1 1)'), height: 4, blur: 0.9 }],
      }),
    ),
    ...[700, 820, 940, 1060, 1180].flatMap((y) => button(0, y, 14)),
  ];
}
