import type { Layer } from '../render/scene.ts';
import { half, ribs, seam, stroke } from './draw.ts';
import { crewBand, insideBack, rollNeck, shirtCollar } from './necks.ts';
import { type Side, type TopSpec, topBase } from './top.ts';
import type { Fit } from './tops.ts';

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

/** Thick jumper with a high ribbed neck, and shoulders knitted across in rib. */
export function fishermanKnit(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'knit',
    neck: [116, 312],
    drop: 366,
    shoulder: [308, 362],
    underarm: [330, 628],
    waist: [332, 900],
    hem: [322, 1130],
    sleeve: { end: [532, 1080], width: 132, elbow: 16 },
    puff: 50,
    roll: 8,
    band: { depth: 108, ribbed: true },
    cuff: { depth: 110, ribbed: true },
  };
  const base = topBase(spec, side);
  const body = base.layers.find(({ lines }) => lines?.some(({ pucker }) => pucker === 6))!;
  const yoke: [number, number][] =
    side === 'front'
      ? [
          [128, 350],
          [316, 430],
        ]
      : [
          [120, 330],
          [314, 414],
        ];
  body.lines!.push(
    ribs(
      [
        [126, 316],
        [302, 366],
      ],
      yoke,
      24,
      { width: 4, height: 5 },
    ),
    seam(`M${yoke[0]![0]} ${yoke[0]![1]} L${yoke[1]![0]} ${yoke[1]![1]}`),
    ...Array.from({ length: 11 }, (_, i) => ({
      svg: stroke(`M${i * 29} ${480 + i * 3} V1140`, i % 3 ? 7 : 15),
      height: i % 3 ? 4 : 7,
      blur: 2.4,
    })),
  );
  return [...base.layers, ...rollNeck(spec, 44, side)];
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

/** The knitted polo has no buttons: an open collar, and ribs that draw the hem and the sleeves in. */
export function knitPolo(side: Side): Layer[] {
  const spec: TopSpec = {
    cloth: 'knit',
    neck: [96, 310],
    drop: 356,
    shoulder: [290, 358],
    underarm: [306, 612],
    waist: [306, 900],
    hem: [300, 1150],
    sleeve: { end: [490, 596], width: 136 },
    puff: 38,
    roll: 5,
    band: { depth: 76, inset: 12, ribbed: true },
    cuff: { depth: 40, inset: 7, ribbed: true },
  };
  const opening = 'M-2 330 L62 330 C52 420 26 490 -2 532 Z';
  const slit: Layer[] = side === 'front' ? [{ shape: half(opening) + half(opening, -1), lift: -14, roll: 3, tone: 0.5 }] : [];
  const edge = (s: 1 | -1): Layer => ({
    shape: half('M62 330 L92 330 C80 430 46 520 8 566 L-12 540 C26 490 52 420 62 330 Z', s),
    lift: 3 + s,
    settle: 1,
    roll: 4,
    plain: true,
    lines: [
      ribs(
        [
          [64, 350],
          [4, 530],
        ],
        [
          [84, 350],
          [14, 548],
        ],
        18,
        { mirror: true, height: 3, width: 3 },
      ),
    ],
  });
  return [
    ...insideBack(spec, 90, 30),
    ...topBase(spec, side).layers,
    ...slit,
    ...(side === 'front' ? [edge(1), edge(-1)] : []),
    ...shirtCollar(spec, side, { leaf: 104, open: true }),
  ];
}
