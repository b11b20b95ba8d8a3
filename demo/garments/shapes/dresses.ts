import type { Layer } from '../render/scene.ts';
import { both, dent, flutes, seam, stitch, stroke } from './draw.ts';
import { crewBand, insideBack, patch, placket, shirtCollar } from './necks.ts';
import { CLOTHS, type Side, type TopSpec, topBase } from './top.ts';
import { hemLine } from './tops.ts';

export function shirtDress(side: Side, { long = false } = {}): Layer[] {
  const spec: TopSpec = {
    cloth: 'poplin',
    neck: [78, 176],
    drop: 226,
    shoulder: [216, 216],
    underarm: [228, 412],
    waist: [196, 660],
    hem: [318, 1420],
    hemDrop: 26,
    sleeve: { end: [374, 850], width: 96, elbow: 10 },
    cuff: { depth: 66, inset: 12 },
  };
  // The long one is worn loose: no belt, a dropped waist and slits in the side seams.
  if (long)
    Object.assign(spec, { waist: [236, 760], hem: [300, 1460], shoulder: [228, 222], underarm: [242, 440] } satisfies Partial<TopSpec>);
  spec.pulls = [
    ...[-0.7, -0.3, 0.25, 0.65].map((k) => ({ x: 600 + k * 290, y: 1260, rx: 80, ry: 420, angle: 90 - k * 14, amount: 0.05 })),
    { x: 600, y: 720, rx: 210, ry: 90, angle: 90, amount: 0.06 },
    { x: 600, y: 600, rx: 210, ry: 70, angle: 90, amount: 0.04 },
  ];
  spec.lines = [
    ...(long ? [seam('M236 1250 L282 1470')] : flutes([-0.8, -0.45, 0.3, 0.7], { from: 700, to: 1450, top: 190, bottom: 318, height: 10 })),
    ...hemLine(spec, 24),
    ...(side === 'back' ? [seam('M-2 290 Q110 290 204 276')] : []),
  ];
  const belt: Layer[] = [
    {
      shape: both('M-2 640 Q100 640 202 628 L203 676 Q100 690 -2 690 Z'),
      lift: 6,
      settle: 0.85,
      puff: 5,
      reach: 20,
      roll: 4,
      lines: [stitch('M-2 648 Q100 648 202 636'), stitch('M-2 682 Q100 682 202 668')],
    },
  ];
  if (side === 'front')
    belt.push(
      ...[
        'M-6 684 C-40 760 -56 860 -50 950 L-14 946 C-20 860 4 760 22 688 Z',
        'M10 684 C40 740 64 820 72 900 L106 892 C96 800 64 720 36 680 Z',
      ].map((d): Layer => ({ shape: `<path transform="translate(600 0)" d="${d}"/>`, lift: 6, settle: 0.5, puff: 5, reach: 18, roll: 4 })),
      { shape: '<ellipse cx="608" cy="664" rx="22" ry="27"/>', lift: 9, settle: 0.8, puff: 12, reach: 26, roll: 6 },
    );
  return [
    ...(side === 'front' ? insideBack(spec, 70, 28) : []),
    ...topBase(spec, side).layers,
    ...(side === 'front' ? placket(220, long ? 1476 : 1440, 38, 11, 0, 8) : []),
    ...(long ? longPockets(side) : belt),
    ...shirtCollar(spec, side, { leaf: 78 }),
  ];
}

const longPockets = (side: Side): Layer[] =>
  side === 'front'
    ? patch('M84 800 L206 792 L212 940 L148 974 L88 946 Z', 'M91 807 L94 942 L148 966 L205 936 L200 799 M92 826 L202 818', {})
    : [];

export function slipDress(side: Side): Layer[] {
  const drop = side === 'front' ? 392 : 470;
  const body = `M-2 ${drop} C50 ${drop - 6} 110 340 142 286 C160 360 190 430 214 452 C206 560 184 640 186 700 C190 800 236 940 250 1080 C262 1200 280 1320 292 1440 C260 1470 220 1446 180 1468 C130 1490 80 1460 -2 1476 Z`;
  const straps = `<g fill="none" stroke="#000" stroke-width="9">${both('M140 292 C130 230 112 178 96 150')}</g>`;
  const edge = `M-2 ${drop + 12} C54 ${drop + 6} 116 350 144 300`;
  const folds = [-0.75, -0.4, -0.05, 0.35, 0.7].map((k) => ({
    x: 600 + k * 240,
    y: 1240,
    rx: 70,
    ry: 420,
    angle: 90 - k * 8,
    amount: 0.06,
  }));
  const cowl = side === 'front' ? [{ x: 600, y: 470, rx: 150, ry: 90, angle: 2, amount: 0.09 }] : [];
  return [
    {
      shape: `<g fill="none" stroke="#000" stroke-width="8">${both('M96 150 C104 240 110 330 112 430')}</g>`,
      lift: -12,
      roll: 3,
      tone: 0.8,
    },
    {
      shape: both(
        side === 'front' ? 'M-2 452 C60 452 120 430 150 380 L180 440 L150 520 L-2 520 Z' : 'M-2 520 L100 500 L150 420 L150 560 L-2 560 Z',
      ),
      lift: -18,
      roll: 3,
      tone: 0.66,
    },
    { shape: straps, lift: 2, roll: 4 },
    {
      shape: both(body),
      puff: 38,
      reach: 110,
      roll: 3.5,
      cloth: {
        ...CLOTHS.silk,
        pulls: [
          ...folds,
          ...cowl,
          { x: 600 + 150, y: 640, rx: 90, ry: 90, angle: 30, amount: 0.05 },
          { x: 600 - 150, y: 640, rx: 90, ry: 90, angle: 150, amount: 0.05 },
        ],
      },
      lines: [
        dent(edge),
        stitch(edge),
        { svg: stroke('M214 460 C206 560 184 640 186 700', 2), height: -1 },
        ...flutes([-0.7, -0.25, 0.3, 0.68], { from: 760, to: 1470, top: 180, bottom: 285, height: 9 }),
      ],
    },
  ];
}

export function knitDress(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'knit',
    neck: [86, 190],
    drop: 236,
    shoulder: [200, 226],
    underarm: [210, 416],
    waist: [176, 660],
    hem: [226, 1390],
    sleeve: { end: [352, 850], width: 84, elbow: 4 },
    puff: 44,
    roll: 6,
    band: { depth: 70, inset: 8, ribbed: true },
    cuff: { depth: 76, inset: 6, ribbed: true },
  };
  spec.pulls = [
    { x: 600 + 130, y: 660, rx: 110, ry: 90, angle: 20, amount: 0.04 },
    { x: 600 - 130, y: 660, rx: 110, ry: 90, angle: 160, amount: 0.04 },
  ];
  return [...insideBack(spec, 120), ...topBase(spec, side).layers, ...crewBand(spec, side, 34)];
}

/** Wrap-like summer dress: fitted bodice, seam at the waist, full skirt. */
export function flaredDress(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'silk',
    neck: [110, 206],
    drop: 330,
    shoulder: [206, 232],
    underarm: [222, 420],
    waist: [176, 640],
    hem: [392, 1380],
    hemDrop: 40,
    sleeve: { end: [336, 424], width: 118 },
  };
  const body = (drop: number) =>
    `M-2 ${drop} C40 ${drop - 20} 96 290 110 206 C140 216 180 220 206 232 C196 310 186 380 222 420 C214 500 180 580 176 640 C190 690 260 900 320 1080 C360 1210 384 1300 394 1380 C350 1420 310 1396 262 1424 C210 1450 150 1420 100 1436 L-2 1430 Z`;
  spec.bodyPath = body(side === 'front' ? 350 : 236);
  spec.pulls = [
    ...[-0.8, -0.5, -0.15, 0.2, 0.5, 0.8].map((k) => ({ x: 600 + k * 340, y: 1200, rx: 70, ry: 460, angle: 90 - k * 22, amount: 0.075 })),
    { x: 600, y: 690, rx: 190, ry: 80, angle: 90, amount: 0.07 },
  ];
  spec.lines = [
    ...flutes([-0.86, -0.62, -0.34, -0.04, 0.26, 0.52, 0.78], { from: 646, to: 1420, top: 176, bottom: 390, height: 15 }),
    seam('M-2 648 Q90 652 176 640', true, 16),
    stitch('M108 220 C96 300 44 344 -2 364'),
  ];
  return [...insideBack(spec, 160, 8), ...topBase(spec, side).layers];
}
