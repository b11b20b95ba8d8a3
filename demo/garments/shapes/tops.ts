import type { Layer } from '../render/scene.ts';
import { dent, seam, stitch, topStitched } from './draw.ts';
import { crewBand, insideBack, patch, placket, rollNeck, shirtCollar } from './necks.ts';
import { type Side, sleeveHem, type TopSpec, topBase } from './top.ts';

export type Fit = 'women' | 'men';

export const hemLine = (spec: TopSpec, depth: number) => {
  const [hx, hy] = spec.hem;
  const low = hy + (spec.hemDrop ?? 14) - depth;
  const d = `M-2 ${low} Q${hx * 0.5} ${low} ${hx} ${hy - depth}`;
  return [dent(d), stitch(d)];
};

export function tee(side: Side, fit: Fit): Layer[] {
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
  return [...insideBack(spec, 150), ...base.layers, ...crewBand(spec, side, fit === 'men' ? 27 : 20)];
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

export function crewKnit(side: Side, fit: Fit): Layer[] {
  const w = fit === 'men' ? 1 : 0.93;
  const spec: TopSpec = {
    cloth: 'knit',
    neck: [112 * w, 288],
    drop: 352,
    shoulder: [300 * w, 342],
    underarm: [318 * w, 606],
    waist: [318 * w, 900],
    hem: [312 * w, 1166],
    sleeve: { end: [522 * w, 1096], width: 118, elbow: 12 },
    puff: 40,
    roll: 6,
    band: { depth: 84, ribbed: true },
    cuff: { depth: 88, ribbed: true },
  };
  return [...insideBack(spec, 150), ...topBase(spec, side).layers, ...crewBand(spec, side, 38)];
}

export function rollKnit(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'knit',
    neck: [108, 340],
    drop: 388,
    shoulder: [276, 386],
    underarm: [290, 640],
    waist: [288, 900],
    hem: [290, 1190],
    sleeve: { end: [484, 1130], width: 110, elbow: 10 },
    puff: 40,
    roll: 6,
    band: { depth: 76, ribbed: true },
    cuff: { depth: 96, ribbed: true },
  };
  return [...topBase(spec, side).layers, ...rollNeck(spec, 96, side)];
}

export function sweat(side: Side): Layer[] {
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
  if (side === 'front') body.lines!.push(...topStitched('M34 396 L0 446', []));
  return [...insideBack(spec, 150), ...base.layers, ...crewBand(spec, side, 36)];
}

export function shirt(side: Side, fit: Fit): Layer[] {
  const m = fit === 'men';
  const spec: TopSpec = {
    cloth: 'poplin',
    neck: [96, 290],
    drop: 348,
    shoulder: [m ? 290 : 268, 340],
    underarm: [m ? 304 : 278, 590],
    waist: [m ? 294 : 270, 880],
    hem: [m ? 296 : 290, 1190],
    hemDrop: 74,
    sleeve: { end: [m ? 500 : 474, 1120], width: m ? 116 : 106, elbow: 12 },
    cuff: { depth: 84, inset: 12 },
  };
  const [hx, hy] = spec.hem;
  const hem = `M-2 ${hy + 62} Q${hx * 0.5} ${hy + 62} ${hx} ${hy - 12}`;
  const yoke = side === 'front' ? 'M112 326 C170 352 230 376 278 394' : 'M-2 424 C120 426 200 422 280 410';
  spec.lines = [dent(hem), stitch(hem), ...topStitched(yoke, [yoke])];
  if (side === 'back') spec.lines.push(seam('M16 426 C18 540 20 580 16 660'));
  const base = topBase(spec, side);
  const slit: string = `M${hx + 120} 1100 L${hx + 106} 1010`;
  const front =
    side === 'front'
      ? [
          ...placket(342, hy + 70, 44, 7, 0, 8.5),
          ...patch('M110 556 H242 V686 L176 722 L110 686 Z', 'M115 562 V682 L176 715 L237 682 V562 M115 576 H237', { side: 1 }),
        ]
      : [];
  for (const sleeve of base.layers.slice(0, 2)) sleeve.lines = [seam(slit)];
  return [...(side === 'front' ? insideBack(spec, 90, 30) : []), ...base.layers, ...front, ...shirtCollar(spec, side)];
}

/** Loose blouse with a small stand and gathers. */
export function blouse(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'silk',
    neck: [92, 304],
    drop: 350,
    shoulder: [256, 346],
    underarm: [284, 600],
    waist: [300, 880],
    hem: [322, 1170],
    hemDrop: 18,
    sleeve: { end: [530, 1080], width: 170, elbow: 34 },
    puff: 34,
    cuff: { depth: 54, inset: 30 },
  };
  const gather = [-1, 1].map((s) => ({ x: 600 + s * 70, y: 440, rx: 90, ry: 120, angle: 90 - s * 6, amount: 0.06 }));
  spec.pulls = gather;
  spec.sleevePulls = (s) => [
    { x: 600 + s * 440, y: 1040, rx: 120, ry: 150, angle: 90 - s * 10, amount: 0.1 },
    { x: 600 + s * 310, y: 390, rx: 60, ry: 90, angle: 90 - s * 20, amount: 0.06 },
  ];
  spec.lines = hemLine(spec, 20);
  const base = topBase(spec, side);
  return [
    ...insideBack(spec, 110, 18),
    ...base.layers,
    ...(side === 'front' ? placket(356, 1180, 34, 8, 0, 7) : []),
    ...crewBand(spec, side, 30, 0, false),
  ];
}

/** Knitted polo: short sleeves, ribbed bands, collar and a short placket. */
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
