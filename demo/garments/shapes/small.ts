import type { Layer } from '../render/scene.ts';
import { at, both, type Curve, dent, half, rect, ribs, rope, seam, stitch, stroke } from './draw.ts';
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

export function beanie(_side: Side): Layer[] {
  const crown = 'M-2 430 C130 424 226 476 262 600 C290 700 300 800 302 920 L-2 920 Z';
  const cuff = 'M-2 884 Q170 884 316 872 C322 960 322 1050 314 1128 Q160 1144 -2 1144 Z';
  const waves = Array.from({ length: 17 }, (_, i) => {
    const k = (i + 0.5) / 17;
    return `M${k * 40} 436 C${k * 150} 470 ${k * 296} 640 ${k * 304} 900`;
  }).join(' ');
  const top: Curve = [
    [0, 884],
    [170, 884],
    [316, 872],
  ];
  const low: Curve = [
    [0, 1144],
    [160, 1144],
    [314, 1128],
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
      lines: [{ svg: stroke(waves, 8), height: 9, blur: 2.2 }],
    },
    {
      shape: both(cuff),
      lift: 14,
      puff: 92,
      reach: 180,
      roll: 12,
      plain: true,
      cloth: CLOTHS.knit,
      lines: [ribs(top, low, 17, { width: 9, height: 9 })],
    },
    {
      shape: rect(x - 130, 1040, 62, 40, 3),
      lift: 4,
      settle: 1,
      roll: 2,
      ink: 2,
      plain: true,
      lines: [{ svg: rect(x - 112, 1058, 26, 4), tone: 0.55 }],
    },
  ];
}

/** Folded once and laid down, the fringed ends side by side. */
export function scarf(side: Side): Layer[] {
  const fringe = (x: number, y: number, w: number): string =>
    Array.from(
      { length: Math.floor(w / 15) },
      (_, i) => `M${x + 7 + i * 15} ${y} q${(i % 3) - 1} 40 ${((i * 7) % 5) - 2} ${78 + ((i * 5) % 9)}`,
    ).join(' ');
  const cloth = {
    ...CLOTHS.wool,
    across: 0.024,
    along: 0.004,
    coarse: 34,
    pulls: [
      { x: 600, y: 300, rx: 260, ry: 130, angle: 88, amount: 0.05 },
      { x: 520, y: 1000, rx: 90, ry: 300, angle: 92, amount: 0.03 },
    ],
  };
  const s = side === 'front' ? 1 : -1;
  const strip = (d: string, lift: number, turn: number): Layer => ({
    shape: half(d, s as 1 | -1),
    lift,
    settle: 0.3,
    puff: 26,
    reach: 60,
    roll: 8,
    turn: turn * s,
    cloth,
  });
  const ends = (d: string): Layer => ({
    shape: `<g fill="none" stroke="#000" stroke-width="7" stroke-linecap="round">${half(d, s as 1 | -1)}</g>`,
    lift: 2,
    settle: 0.6,
    roll: 4,
  });
  return [
    ends(fringe(20, 1236, 210)),
    strip('M-150 200 C0 170 120 180 196 236 C224 500 236 900 236 1246 L18 1240 C10 900 -20 560 -60 300 Z', 0, -4),
    ends(fringe(-232, 1352, 216)),
    strip(
      'M196 236 C150 196 -40 170 -160 216 C-210 260 -226 600 -236 1360 L-14 1364 C-6 1000 30 600 160 330 C186 280 200 262 196 236 Z',
      10,
      4,
    ),
  ];
}

/** Folded double with the buckle on top. */
export function belt(side: Side): Layer[] {
  const s = (side === 'front' ? 1 : -1) as 1 | -1;
  const run = 'M-150 360 C-160 700 -150 900 -150 1120 C-146 1330 150 1330 156 1120 C160 900 152 640 150 330';
  const edge = (k: number) =>
    `M${-150 - k} 360 C${-160 - k} 700 ${-150 - k} 900 ${-150 - k} 1120 C${-146 - k} ${1330 + k * 1.3} ${150 + k} ${1330 + k * 1.3} ${156 + k} 1120 C${160 + k} 900 ${152 + k} 640 ${150 + k} 340`;
  const sewn = (k: number) => ({ ...stitch('', false), svg: rope(half(edge(k), s), 1.8).replace('<g ', '<g stroke-dasharray="7 4" ') });
  const holes = [420, 500, 580, 660, 740].map((y) => `<ellipse cx="${600 + s * 151}" cy="${y}" rx="7" ry="8"/>`).join('');
  return [
    {
      shape: rope(half(run, s), 92).replace('round', 'butt'),
      puff: 6,
      reach: 30,
      roll: 5,
      cloth: { across: 0.006, along: 0.006, coarse: 40, stiffness: 0.1, crumple: 1.1 },
      lines: [sewn(37), sewn(-37), { svg: holes, height: -7, blur: 0.8, tone: 0.45 }],
    },
    { shape: half('M104 346 C104 300 126 276 150 270 C174 276 197 300 197 346 Z', s), puff: 6, reach: 30, roll: 5 },
    {
      shape: `<g fill="none" stroke="#000" stroke-width="20">${half('M-222 232 h144 a12 12 0 0 1 12 12 v124 a12 12 0 0 1 -12 12 h-144 a12 12 0 0 1 -12 -12 v-124 a12 12 0 0 1 12 -12 Z', s)}</g>`,
      lift: 12,
      roll: 9,
      ink: 2,
      plain: true,
    },
    { shape: rope(half('M-150 372 V238', s), 13), lift: 16, settle: 0.2, roll: 6, ink: 2, plain: true },
    { shape: half('M-204 360 h108 v80 h-108 Z', s), lift: 9, settle: 0.9, roll: 5, lines: [sewn(37), sewn(-37)] },
    { shape: half('M-208 470 h116 v34 h-116 Z', s), lift: 9, settle: 0.9, roll: 6 },
  ];
}
