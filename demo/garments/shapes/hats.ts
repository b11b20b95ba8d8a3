import type { Layer } from '../render/scene.ts';
import { at, both, type Curve, dent, rect, ribs, seam, stitch, stroke } from './draw.ts';
import { CLOTHS, type Side } from './top.ts';

export function cap(side: Side): Layer[] {
  const crown = 'M-2 470 C190 466 330 600 352 850 C356 900 350 930 340 950 C220 900 110 884 -2 884 Z';
  const cloth = { ...CLOTHS.twill, across: 0.012, along: 0.01 };
  const seams = [
    seam('M0 470 V884', false),
    stitch('M-9 474 V884', false),
    stitch('M9 474 V884', false),
    seam('M4 474 C110 540 180 680 206 900'),
    stitch('M14 474 C122 544 190 684 216 902'),
  ];
  const holes: Layer[] = ([1, -1] as const).map((s) => ({
    shape: `<circle cx="${600 + s * 98}" cy="640" r="9"/>`,
    lift: 1,
    settle: 1,
    roll: 3,
    plain: true,
    lines: [{ svg: `<circle cx="${600 + s * 98}" cy="640" r="4.4"/>`, height: -6, blur: 0.6, tone: 0.4 }],
  }));
  const knob: Layer = { shape: '<ellipse cx="600" cy="470" rx="26" ry="13"/>', lift: 4, settle: 1, roll: 8 };
  if (side === 'back') {
    return [
      { shape: both('M-2 800 L150 800 L150 960 L-2 960 Z'), lift: -20, tone: 0.5, roll: 2 },
      {
        shape: both('M-2 470 C190 466 330 600 352 850 C356 900 352 930 344 960 L126 962 C124 880 80 820 -2 820 Z'),
        puff: 96,
        reach: 240,
        roll: 5,
        cloth,
        lines: [...seams, stitch('M140 946 L340 944'), stitch('M136 950 C130 866 84 806 -2 806')],
      },
      {
        shape: both('M-2 916 L160 916 V962 L-2 962 Z'),
        lift: 20,
        settle: 0.5,
        roll: 5,
        lines: [stitch('M-2 926 H150'), stitch('M-2 952 H150')],
      },
      { shape: rect(-66, 908, 40, 62, 5), lift: 8, settle: 1, roll: 5, ink: 2, plain: true },
      knob,
    ];
  }
  const visor = 'M-2 880 C140 880 270 904 352 944 C392 1000 366 1050 320 1092 C230 1040 110 1022 -2 1022 Z';
  const rows = [0.2, 0.38, 0.56, 0.74].map((t) =>
    stitch(
      `M-2 ${884 + 138 * t} C${140 - 10 * t} ${884 + 138 * t} ${270 - 40 * t} ${906 + 136 * t} ${352 + 16 * Math.sin(t * 3) - 8 * t} ${948 + 140 * t}`,
    ),
  );
  return [
    {
      shape: both(crown),
      puff: 104,
      reach: 250,
      roll: 5,
      cloth: { ...cloth, pulls: [{ x: 600, y: 840, rx: 300, ry: 60, angle: 20, amount: 0.02 }] },
      lines: seams,
    },
    ...holes,
    knob,
    {
      shape: both(visor),
      lift: 34,
      settle: 0.3,
      puff: 30,
      reach: 110,
      roll: 6,
      lines: [...rows, dent('M-2 1012 C110 1012 226 1030 314 1080')],
    },
  ];
}

/** A field cap: a flat crown on an upright band, a strap with its buckle over a short visor. */
export function fieldCap(side: Side): Layer[] {
  const cloth = { ...CLOTHS.twill, across: 0.014, along: 0.01 };
  const crown = 'M-2 566 C110 562 218 572 276 606 C300 622 322 646 334 676 L-2 668 Z';
  const wall = 'M-2 636 C130 632 262 640 326 668 C348 760 354 850 346 930 C230 900 110 888 -2 888 Z';
  const band = 'M-2 826 C120 826 250 838 352 862 C356 890 354 916 348 944 C236 904 116 892 -2 892 Z';
  const visor = 'M-2 884 C130 884 250 904 336 940 C352 1000 310 1060 262 1076 C180 1030 90 1014 -2 1014 Z';
  const top: Layer[] = [
    { shape: both(crown), puff: 40, reach: 90, roll: 6, cloth, lines: [stitch('M-2 650 C140 646 280 652 340 672')] },
    {
      shape: both(wall),
      ...{ puff: 96, reach: 240, roll: 6, lift: 4 },
      cloth: { ...cloth, pulls: [{ x: 600, y: 760, rx: 320, ry: 70, angle: 8, amount: 0.03 }] },
      lines: [
        seam('M130 646 C146 720 150 780 148 860'),
        stitch('M140 648 C156 722 160 780 158 860'),
        stitch('M-2 654 C140 650 280 658 342 678'),
      ],
    },
  ];
  if (side === 'back')
    return [
      ...top,
      {
        shape: both('M-2 826 C120 826 250 838 352 862 L346 948 Q160 938 -2 938 Z'),
        lift: 4,
        settle: 1,
        roll: 4,
        lines: [stitch('M-2 838 C120 838 250 850 350 874'), stitch('M-2 926 Q160 926 344 936')],
      },
    ];
  return [
    ...top,
    {
      shape: both(visor),
      ...{ lift: 32, settle: 0.3, puff: 28, reach: 100, roll: 6 },
      lines: [0.3, 0.55, 0.8].map((t) =>
        stitch(`M-2 ${884 + 130 * t} C${120 - 20 * t} ${884 + 130 * t} ${240 - 60 * t} ${904 + 132 * t} ${336 - 50 * t} ${936 + 132 * t}`),
      ),
    },
    {
      shape: both(band),
      lift: 5,
      settle: 1,
      roll: 4,
      lines: [stitch('M-2 838 C120 838 250 850 350 874'), stitch('M-2 880 C116 880 236 892 346 930')],
    },
    {
      shape: `<g fill="none" stroke="#000" stroke-width="8"><rect x="576" y="832" width="48" height="50" rx="6"/></g>`,
      lift: 7,
      settle: 0.9,
      roll: 4,
      ink: 2,
      plain: true,
    },
  ];
}

interface HatKind {
  /** how far the crown stands over the regular hat's */
  crown?: number;
  /** depth of the turned-up edge; none is without one */
  cuff?: number;
  ribs?: number;
}

export function beanie(_side: Side, { crown: rise = 0, cuff: depth = 260, ribs: count = 17 }: HatKind = {}): Layer[] {
  const crown = `M-2 ${430 - rise} C130 ${424 - rise} 226 ${476 - rise * 0.8} 262 ${600 - rise * 0.4} C290 700 300 800 302 920 L-2 920 Z`;
  const cuff = `M-2 884 Q170 884 316 872 C322 ${884 + (depth * 76) / 260} 322 ${884 + (depth * 166) / 260} 314 ${868 + depth} Q160 ${884 + depth} -2 ${884 + depth} Z`;
  const waves = Array.from({ length: count }, (_, i) => {
    const k = (i + 0.5) / count;
    return `M${k * 40} ${436 - rise} C${k * 150} ${470 - rise} ${k * 296} ${640 - rise * 0.4} ${k * 304} 900`;
  }).join(' ');
  const top: Curve = [
    [0, 884],
    [170, 884],
    [316, 872],
  ];
  const low: Curve = [
    [0, 884 + depth],
    [160, 884 + depth],
    [314, 868 + depth],
  ];
  const [x] = at(top, 1);
  return [
    {
      shape: both(crown),
      puff: 92,
      reach: 190,
      roll: 10,
      plain: true,
      cloth: { ...CLOTHS.knit, pulls: [{ x: 600, y: 500, rx: 160, ry: 80, angle: 90, amount: 0.06 }] },
      lines: [{ svg: stroke(waves, (8 * 17) / count), height: 9, blur: 2.2 }],
    },
    {
      shape: both(cuff),
      lift: 14,
      puff: 92,
      reach: 180,
      roll: 12,
      plain: true,
      cloth: CLOTHS.knit,
      lines: [ribs(top, low, count, { width: (9 * 17) / count, height: 9 })],
    },
    {
      shape: rect(x - 130, 780 + depth, 62, 40, 3),
      lift: 4,
      settle: 1,
      roll: 2,
      ink: 2,
      plain: true,
      lines: [{ svg: rect(x - 112, 798 + depth, 26, 4), tone: 0.55 }],
    },
  ];
}
