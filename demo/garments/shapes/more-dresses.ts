import type { Layer } from '../render/scene.ts';
import { both, flutes, half, stitch, stroke } from './draw.ts';
import { crewBand, insideBack, placket, rollNeck } from './necks.ts';
import { CLOTHS, type Side, type TopSpec, topBase } from './top.ts';
import { hemLine } from './tops.ts';

/** Close fitting and long, with a high neck: made in rib. */
export function ribDress(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'knit',
    neck: [78, 196],
    drop: 236,
    shoulder: [184, 230],
    underarm: [190, 416],
    waist: [158, 660],
    hem: [232, 1470],
    sleeve: { end: [330, 860], width: 74, elbow: 2 },
    puff: 46,
    roll: 6,
  };
  spec.lines = [{ svg: stroke('M222 1140 L232 1480', 3), height: -5, blur: 1, tone: 0.8 }];
  return [...topBase(spec, side).layers, ...rollNeck(spec, 66, side)];
}

/** A satin dress with a bateau neck and short sleeves, that falls straight. */
export function satinDress(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'silk',
    neck: [126, 196],
    drop: 272,
    shoulder: [216, 222],
    underarm: [224, 416],
    waist: [196, 690],
    hem: [280, 1450],
    sleeve: { end: [322, 388], width: 104 },
  };
  spec.pulls = [
    ...(side === 'front' ? [{ x: 600, y: 360, rx: 150, ry: 80, angle: 2, amount: 0.09 }] : []),
    ...[-0.7, -0.2, 0.3, 0.75].map((k) => ({ x: 600 + k * 250, y: 1240, rx: 80, ry: 430, angle: 90 - k * 8, amount: 0.05 })),
  ];
  spec.lines = [...hemLine(spec, 20), ...flutes([-0.6, 0, 0.55], { from: 760, to: 1470, top: 190, bottom: 275, height: 8 })];
  return [...insideBack(spec, 120), ...topBase(spec, side).layers, ...crewBand(spec, side, 10, 0, false)];
}

const bodice = (drop: number, hem: string): string =>
  `M-2 ${drop} C46 ${drop - 10} 92 270 104 206 C140 214 178 220 202 232 C192 310 186 380 218 420 C210 490 186 520 184 560 ${hem} Z`;

/** A loose dress in three tiers, each gathered into the one above it. */
export function tieredDress(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'poplin',
    neck: [104, 206],
    drop: 262,
    shoulder: [204, 232],
    underarm: [220, 420],
    waist: [184, 560],
    hem: [236, 760],
    sleeve: { end: [352, 468], width: 138 },
    puff: 34,
  };
  spec.bodyPath = bodice(side === 'front' ? 268 : 222, 'C200 620 240 720 252 800 Q120 816 -2 816');
  spec.sleevePulls = (s) => [{ x: 600 + s * 290, y: 430, rx: 80, ry: 70, angle: 90 - s * 30, amount: 0.07 }];
  spec.pulls = [{ x: 600, y: 640, rx: 210, ry: 110, angle: 90, amount: 0.05 }];
  const tier = (top: number, wide: number, low: number, hem: number, seedling: number): Layer => ({
    shape: both(
      `M-2 ${top} L${wide} ${top - 8} C${wide + 18} ${top + 80} ${hem - 10} ${low - 90} ${hem} ${low} C${hem * 0.8} ${low + 26} ${hem * 0.66} ${low + 6} ${hem * 0.5} ${low + 26} C${hem * 0.36} ${low + 40} ${hem * 0.2} ${low + 16} -2 ${low + 30} Z`,
    ),
    lift: 2,
    puff: 36,
    reach: 110,
    roll: 4,
    cloth: {
      ...CLOTHS.poplin,
      pulls: [-0.85, -0.55, -0.25, 0.08, 0.38, 0.7, 0.92].map((k, i) => ({
        x: 600 + k * wide,
        y: top + 60 + ((i + seedling) % 3) * 30,
        rx: 50,
        ry: (low - top) * 0.75,
        angle: 90 - k * 14,
        amount: 0.085,
      })),
    },
    lines: [
      { svg: stroke(`M-2 ${top + 6} L${wide} ${top - 2}`, 5), height: -7, blur: 1.8, pucker: 34, tone: 0.84 },
      stitch(`M-2 ${low + 8} Q${hem * 0.5} ${low + 6} ${hem} ${low - 18}`),
    ],
  });
  return [
    tier(1094, 344, 1420, 424, 2),
    tier(784, 244, 1112, 356, 1),
    ...insideBack(spec, 130, 8),
    ...topBase(spec, side).layers,
    ...crewBand(spec, side, 14, 0, false),
  ];
}

/** A day dress: buttons to the waist, sleeves to the elbow, a drawn waist with a narrow tie. */
export function dayDress(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'poplin',
    neck: [92, 196],
    drop: 250,
    shoulder: [208, 226],
    underarm: [222, 420],
    waist: [178, 660],
    hem: [336, 1400],
    hemDrop: 30,
    sleeve: { end: [384, 590], width: 116 },
    cuff: { depth: 34, inset: 4 },
  };
  spec.pulls = [
    ...[-0.8, -0.4, 0.05, 0.45, 0.8].map((k) => ({ x: 600 + k * 300, y: 1200, rx: 70, ry: 460, angle: 90 - k * 18, amount: 0.06 })),
    { x: 600, y: 720, rx: 190, ry: 80, angle: 90, amount: 0.09 },
    { x: 600, y: 600, rx: 190, ry: 70, angle: 90, amount: 0.06 },
  ];
  spec.lines = [
    ...flutes([-0.85, -0.5, -0.1, 0.3, 0.7], { from: 680, to: 1430, top: 178, bottom: 335, height: 12 }),
    { svg: stroke('M-2 668 Q90 672 178 660', 6), height: -8, blur: 2, pucker: 26, tone: 0.84 },
    ...hemLine(spec, 24),
  ];
  const tie: Layer[] = [
    { shape: both('M-2 656 Q90 660 182 648 L183 678 Q90 690 -2 688 Z'), lift: 5, settle: 0.8, puff: 4, reach: 14, roll: 4 },
    ...(side === 'front'
      ? [
          {
            shape: half('M0 676 C-18 740 -30 810 -34 880 L-8 884 C-4 810 10 740 20 680 Z'),
            lift: 5,
            settle: 0.5,
            puff: 4,
            reach: 14,
            roll: 3.5,
          },
          {
            shape: half('M10 676 C40 730 54 790 58 846 L84 838 C76 780 58 722 32 672 Z'),
            lift: 5,
            settle: 0.5,
            puff: 4,
            reach: 14,
            roll: 3.5,
          },
          { shape: half('M6 664 C40 628 84 620 96 640 C104 664 60 684 12 678 Z'), lift: 7, settle: 0.6, puff: 7, reach: 20, roll: 4 },
          { shape: half('M6 664 C-26 626 -78 624 -88 646 C-92 670 -46 686 4 678 Z'), lift: 7, settle: 0.6, puff: 7, reach: 20, roll: 4 },
          { shape: '<ellipse cx="606" cy="670" rx="17" ry="20"/>', lift: 11, settle: 0.8, puff: 8, reach: 20, roll: 6 },
        ]
      : []),
  ];
  return [
    ...insideBack(spec, 110, 16),
    ...topBase(spec, side).layers,
    ...(side === 'front' ? placket(254, 664, 30, 5, 0, 8) : []),
    ...tie,
    ...crewBand(spec, side, 22, 0, false),
  ];
}
