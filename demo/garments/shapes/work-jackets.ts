import type { Layer, Line } from '../render/scene.ts';
import { half, rope, stitch, stroke, topStitched } from './draw.ts';
import { button, insideBack, patch, placket, shirtCollar } from './necks.ts';
import { armhole, type Side, type TopSpec, topBase } from './top.ts';
import { hemLine } from './tops.ts';

/** A straight work jacket: flat collar, five buttons, three patch pockets. */
export function choreJacket(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'denim',
    neck: [100, 290],
    drop: 352,
    shoulder: [296, 346],
    underarm: [316, 620],
    waist: [316, 900],
    hem: [318, 1240],
    sleeve: { end: [514, 1160], width: 132, elbow: 14 },
    puff: 36,
    roll: 5,
  };
  spec.lines = [
    ...hemLine(spec, 34),
    stitch(armhole(spec), true, 2),
    ...(side === 'back' ? topStitched('M0 300 V1240', ['M8 300 V1240'], false, 2) : []),
  ];
  spec.sleeveLines = [stitch('M398 1112 L512 1082', true, 2)];
  const low = 'M112 880 H272 V1094 Q272 1112 254 1112 L130 1112 Q112 1112 112 1094 Z';
  const lowEdge = 'M118 886 V1092 Q118 1105 132 1106 L252 1106 Q266 1105 266 1092 V886 M118 910 H266';
  return [
    ...(side === 'front' ? insideBack(spec, 90, 30) : []),
    ...topBase(spec, side).layers,
    ...(side === 'front'
      ? [
          ...placket(346, 1254, 56, 0, 2),
          ...[400, 590, 780, 970, 1150].flatMap((y) => button(0, y, 13)),
          ...patch(low, lowEdge, { thread: 2 }),
          ...patch(
            'M104 540 H234 V680 Q234 696 218 696 L120 696 Q104 696 104 680 Z',
            'M110 546 V678 Q110 689 122 690 L216 690 Q228 689 228 678 V546 M110 568 H228',
            {
              side: 1,
              thread: 2,
            },
          ),
        ]
      : []),
    ...shirtCollar(spec, side, { leaf: 118, stitched: 2 }),
  ];
}

/** A light jacket quilted in diamonds, without a collar, its edges bound. */
export function quiltedJacket(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'wool',
    neck: [112, 300],
    drop: 420,
    shoulder: [290, 352],
    underarm: [312, 622],
    waist: [318, 900],
    hem: [322, 1240],
    sleeve: { end: [518, 1150], width: 138, elbow: 16 },
    puff: 40,
    roll: 6,
  };
  spec.lines = quilting(diamonds(-340, 340, 260, 1300), false);
  spec.sleeveLines = quilting(diamonds(180, 620, 260, 1300), true);
  const neck = side === 'front' ? 'M0 420 C58 420 105 376 112 300' : 'M0 316 C58 316 104 312 112 300';
  const bind = (d: string, mirror = true): Layer => ({
    shape: rope(half(d) + (mirror ? half(d, -1) : ''), 18),
    lift: 3,
    settle: 1,
    roll: 6,
    ink: 1,
    plain: true,
  });
  const low = 'M96 930 L252 918 L262 1120 L106 1132 Z';
  return [
    ...insideBack(spec, 170, 10, 1),
    ...topBase(spec, side).layers,
    bind(neck),
    bind('M-2 1252 Q162 1252 316 1239'),
    bind('M390 1178 L512 1147'),
    ...(side === 'front'
      ? [
          bind('M14 420 V1250', false),
          ...patch(low, 'M104 938 L113 1122 L254 1111 L245 927', {}),
          bind('M96 930 L252 918'),
          ...[480, 640, 800, 960, 1120].flatMap((y) => button(-8, y, 12)),
        ]
      : []),
  ];
}

function diamonds(left: number, right: number, top: number, bottom: number): string {
  const step = 84;
  let d = '';
  for (let k = -Math.ceil((bottom - top) / step); k < Math.ceil((right - left) / step) + 1; k++) {
    const x = left + k * step;
    d += `M${x} ${top}L${x + (bottom - top)} ${bottom}M${x + (bottom - top)} ${top}L${x} ${bottom}`;
  }
  return d;
}

const quilting = (d: string, mirror: boolean): Line[] => [
  { svg: stroke(d, 14, mirror), height: -12, blur: 9 },
  { svg: stroke(d, 2.6, mirror), height: -3, blur: 0.9, pucker: 4, tone: 0.86 },
];
