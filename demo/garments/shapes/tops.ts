import type { Layer } from '../render/scene.ts';
import { dent, stitch, stroke, topStitched } from './draw.ts';
import { crewBand, insideBack, patch, placket, shirtCollar } from './necks.ts';
import { armhole, type Side, sleeveHem, type TopSpec, topBase } from './top.ts';

export type Fit = 'women' | 'men';

export const hemLine = (spec: TopSpec, depth: number) => {
  const [hx, hy] = spec.hem;
  const low = hy + (spec.hemDrop ?? 14) - depth;
  const d = `M-2 ${low} Q${hx * 0.5} ${low} ${hx} ${hy - depth}`;
  return [dent(d), stitch(d)];
};

export function tee(side: Side, fit: Fit, { pocket = false } = {}): Layer[] {
  const spec: TopSpec =
    fit === 'men'
      ? {
          cloth: 'jersey',
          neck: [106, 296],
          drop: 376,
          shoulder: [296, 348],
          underarm: [318, 606],
          waist: [314, 920],
          hem: [318, 1276],
          sleeve: { end: [508, 606], width: 150 },
        }
      : {
          cloth: 'jersey',
          neck: [112, 330],
          drop: 424,
          shoulder: [252, 368],
          underarm: [270, 592],
          waist: [248, 850],
          hem: [284, 1216],
          sleeve: { end: [424, 552], width: 128 },
        };
  spec.lines = hemLine(spec, 28);
  spec.sleeveLines = sleeveHem(spec, 26);
  const base = topBase(spec, side);
  const chest = patch(
    'M92 520 H236 V664 Q236 680 220 682 L108 682 Q92 680 92 664 Z',
    'M97 524 V664 Q98 674 110 676 L218 676 Q230 674 231 664 V524 M97 544 H231',
    {
      side: 1,
    },
  );
  return [
    ...insideBack(spec, 150),
    ...base.layers,
    ...(pocket && side === 'front' ? chest : []),
    ...crewBand(spec, side, fit === 'men' ? 27 : 20),
  ];
}

/** A wide, shallow neckline from shoulder to shoulder. */
export function boatNeckTop(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'jersey',
    neck: [182, 316],
    drop: 352,
    shoulder: [270, 342],
    underarm: [278, 580],
    waist: [262, 860],
    hem: [286, 1206],
    sleeve: { end: [452, 820], width: 104 },
  };
  spec.lines = hemLine(spec, 26);
  spec.sleeveLines = sleeveHem(spec, 24);
  return [...insideBack(spec, 110), ...topBase(spec, side).layers, ...crewBand(spec, side, 12, 0, false)];
}

export function longSleeve(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'jersey',
    neck: [128, 292],
    drop: 352,
    shoulder: [270, 332],
    underarm: [276, 560],
    waist: [262, 870],
    hem: [286, 1236],
    sleeve: { end: [476, 1120], width: 98 },
  };
  spec.lines = hemLine(spec, 26);
  spec.sleeveLines = sleeveHem(spec, 24);
  return [...insideBack(spec, 140), ...topBase(spec, side).layers, ...crewBand(spec, side, 15, 0, false)];
}

export function sweat(side: Side, { raglan = false } = {}): Layer[] {
  const spec: TopSpec = {
    cloth: 'fleece',
    neck: [110, 292],
    drop: 358,
    shoulder: [308, 348],
    underarm: [328, 616],
    waist: [328, 900],
    hem: [316, 1176],
    sleeve: { end: [530, 1100], width: 126, elbow: 12 },
    puff: 38,
    roll: 5,
    band: { depth: 80, ribbed: true },
    cuff: { depth: 84, ribbed: true },
  };
  const base = topBase(spec, side);
  const body = base.layers.at(-1)!;
  if (raglan) {
    const seamLine = side === 'front' ? 'M116 330 C170 410 250 530 326 616' : 'M112 306 C176 400 254 528 326 616';
    const beside = side === 'front' ? 'M106 336 C160 416 240 536 318 624' : 'M102 312 C166 406 244 534 318 624';
    body.lines = [...topStitched(seamLine, [beside])];
    // The shoulder belongs to the sleeve: no seam runs over it, and the cloth rounds on.
    body.lines.push({ svg: stroke(armhole(spec), 9), height: 2.4, blur: 4 });
  } else if (side === 'front') body.lines!.push(...topStitched('M34 396 L0 446', []));
  return [...insideBack(spec, 150), ...base.layers, ...crewBand(spec, side, 36)];
}

/** Polo: short sleeves, ribbed bands, collar and a short placket. */
export function polo(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'jersey',
    neck: [96, 310],
    drop: 356,
    shoulder: [288, 358],
    underarm: [306, 610],
    waist: [304, 920],
    hem: [306, 1256],
    sleeve: { end: [492, 604], width: 138 },
    roll: 4,
    cuff: { depth: 26, inset: 3, ribbed: true },
  };
  spec.lines = hemLine(spec, 30);
  const front = side === 'front' ? placket(350, 600, 46, 3, 0, 8.5) : [];
  return [...insideBack(spec, 90, 30), ...topBase(spec, side).layers, ...front, ...shirtCollar(spec, side, { leaf: 84 })];
}

export function tank(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'jersey',
    neck: [146, 320],
    drop: 500,
    shoulder: [196, 330],
    underarm: [262, 640],
    waist: [240, 880],
    hem: [272, 1230],
  };
  spec.bodyPath =
    side === 'front'
      ? 'M-2 500 C80 500 136 440 144 318 L200 326 C204 470 216 570 264 640 C258 720 240 800 240 880 C240 1000 268 1120 272 1230 Q136 1244 -2 1244 Z'
      : 'M-2 400 C80 400 136 370 144 318 L200 326 C204 470 216 570 264 640 C258 720 240 800 240 880 C240 1000 268 1120 272 1230 Q136 1244 -2 1244 Z';
  const edge = side === 'front' ? 'M-2 514 C90 514 150 446 157 322' : 'M-2 414 C90 414 148 380 157 322';
  spec.lines = [
    ...hemLine(spec, 26),
    dent(edge),
    stitch(edge),
    dent('M187 328 C192 474 204 578 254 650'),
    stitch('M187 328 C192 474 204 578 254 650'),
  ];
  return [...insideBack(spec, 220, -70), ...topBase(spec, side).layers];
}
