import type { Layer } from '../render/scene.ts';
import { both, dent, flutes, half, rect, seam, stitch, stroke } from './draw.ts';
import { button, insideBack } from './necks.ts';
import { backCollar, lapels, openFront } from './tailored.ts';
import { type Side, type TopSpec, topBase } from './top.ts';

export function trench(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'twill',
    neck: [82, 176],
    drop: 230,
    shoulder: [232, 224],
    underarm: [244, 440],
    waist: [214, 690],
    hem: [310, 1440],
    sleeve: { end: [402, 950], width: 110, elbow: 6 },
    puff: 38,
    roll: 4,
  };
  spec.pulls = [
    { x: 600, y: 640, rx: 230, ry: 90, angle: 90, amount: 0.04 },
    { x: 600, y: 800, rx: 250, ry: 140, angle: 90, amount: 0.06 },
  ];
  spec.sleeveLines = [dent('M298 896 L404 876'), stitch('M298 896 L404 876')];
  const belt: Layer = {
    shape: both('M-2 664 Q120 664 222 650 L224 706 Q120 722 -2 722 Z'),
    lift: 6,
    settle: 0.9,
    puff: 5,
    reach: 24,
    roll: 4,
    lines: [stitch('M-2 674 Q120 674 222 660'), stitch('M-2 712 Q120 712 222 696')],
  };
  const straps = ([1, -1] as const).flatMap((s): Layer[] => [
    { shape: half('M120 184 L226 214 L220 244 L112 216 Z', s), lift: 3, settle: 1, roll: 3 },
    ...button(s * 128, 206, 9),
  ]);
  const sleeveStraps = ([1, -1] as const).map(
    (s): Layer => ({ shape: half('M284 842 L404 820 L408 852 L288 876 Z', s), lift: 3, settle: 1, roll: 3 }),
  );
  if (side === 'back') {
    const cape = 'M-2 440 Q110 440 226 396';
    spec.lines = [
      { svg: stroke(cape, 4), height: -5, blur: 1.2, tone: 0.82 },
      stitch('M-2 430 Q110 430 222 386'),
      { svg: stroke('M-4 1000 V1460', 5, false), height: -6, blur: 1.2, tone: 0.8 },
      seam('M0 440 V1440', false),
    ];
    return [...topBase(spec, side).layers, belt, ...straps, ...sleeveStraps, backCollar(spec)];
  }
  const close = 520;
  spec.bodyPath = openFront(spec, close, 0);
  spec.lines = [
    { svg: stroke('M-104 470 L-96 1470', 3, false), height: -5, blur: 1.1, tone: 0.8 },
    stitch('M-92 480 L-84 1430', false),
    { svg: stroke('M150 250 C170 340 160 430 60 470', 4, false), height: -4, blur: 1.2, tone: 0.84 },
  ];
  spec.lines.push(...flutes([-0.75, -0.3, 0.2, 0.65], { from: 740, to: 1470, top: 200, bottom: 300, height: 9 }));
  const buttons = [0, 1, 2, 3].flatMap((i) =>
    [-1, 1].flatMap((s) => button(s * (66 + (i < 2 ? 6 : 0)), 500 + i * 88 + (i > 1 ? 68 : 0), 13)),
  );
  const buckle: Layer[] = [
    { shape: `${rect(-50, 652, 76, 82, 8)}`, lift: 7, settle: 0.9, roll: 5, ink: 2, plain: true },
    { shape: rect(-36, 666, 48, 54, 3), lift: 5, settle: 0.9, roll: 3 },
    {
      shape: half('M20 676 L34 716 L96 900 L60 912 L-6 720 Z'),
      lift: 7,
      settle: 0.6,
      puff: 4,
      reach: 20,
      roll: 4,
      turn: -18,
      lines: [stitch('M30 720 L86 898'), stitch('M4 722 L60 902')],
    },
  ];
  return [
    ...insideBack(spec, 340, 30, 1),
    ...topBase(spec, side).layers,
    ...buttons,
    ...welt(),
    belt,
    ...buckle,
    ...straps,
    ...sleeveStraps,
    ...lapels(spec, { close, width: 112, gorge: 104 }),
  ];
}

const welt = (): Layer[] =>
  ([1, -1] as const).map((s) => ({
    shape: half('M128 800 L160 780 L204 946 L170 958 Z', s),
    lift: 2.4,
    settle: 1,
    roll: 3,
    lines: [stitch('M136 804 L176 948')],
  }));
