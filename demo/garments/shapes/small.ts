import type { Layer } from '../render/scene.ts';
import { half, rope, stitch } from './draw.ts';
import { CLOTHS, type Side } from './top.ts';

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

/** Wide enough for a shawl: folded lengthwise, its fringed end spread out. */
export function wideScarf(side: Side): Layer[] {
  const s = (side === 'front' ? 1 : -1) as 1 | -1;
  const fringe = Array.from(
    { length: 38 },
    (_, i) => `M${-284 + i * 15} ${1330 + Math.sin(i / 6) * 8} q${(i % 3) - 1} 44 ${((i * 7) % 5) - 2} ${88 + ((i * 5) % 11)}`,
  ).join(' ');
  const cloth = {
    ...CLOTHS.wool,
    across: 0.026,
    along: 0.006,
    coarse: 36,
    pulls: [
      { x: 600, y: 330, rx: 300, ry: 140, angle: 92, amount: 0.06 },
      { x: 700, y: 900, rx: 120, ry: 420, angle: 88, amount: 0.04 },
      { x: 460, y: 1000, rx: 100, ry: 380, angle: 94, amount: 0.03 },
    ],
  };
  const fold = { settle: 0.35, puff: 30, reach: 70, roll: 9, cloth };
  return [
    {
      shape: half('M-230 230 C-90 190 130 190 250 246 C284 520 286 900 278 1250 L60 1262 C20 900 -60 560 -140 330 Z', s),
      lift: 0,
      turn: -3 * s,
      ...fold,
    },
    { shape: rope(half(fringe, s), 7), lift: 2, settle: 0.6, roll: 4 },
    {
      shape: half(
        'M250 246 C150 196 -60 184 -210 232 C-270 300 -286 700 -290 1336 C-120 1348 90 1346 276 1326 C262 1000 240 700 180 420 C190 350 220 290 250 246 Z',
        s,
      ),
      lift: 12,
      turn: 3 * s,
      ...fold,
    },
    {
      shape: half('M-210 232 C-110 210 -20 214 30 240 C-40 420 -90 800 -110 1344 L-290 1336 C-286 700 -270 300 -210 232 Z', s),
      lift: 12,
      turn: 3 * s,
      ...fold,
    },
  ];
}

/** Folded double with the buckle on top. */
export function belt(side: Side, { width = 92, kind = 'plain' as 'plain' | 'work' } = {}): Layer[] {
  const narrow = width / 92;
  const s = (side === 'front' ? 1 : -1) as 1 | -1;
  const run = 'M-150 360 C-160 700 -150 900 -150 1120 C-146 1330 150 1330 156 1120 C160 900 152 640 150 330';
  const edge = (k: number) =>
    `M${-150 - k} 360 C${-160 - k} 700 ${-150 - k} 900 ${-150 - k} 1120 C${-146 - k} ${1330 + k * 1.3} ${150 + k} ${1330 + k * 1.3} ${156 + k} 1120 C${160 + k} 900 ${152 + k} 640 ${150 + k} 340`;
  const sewn = (k: number) => ({ ...stitch('', false), svg: rope(half(edge(k), s), 1.8).replace('<g ', '<g stroke-dasharray="7 4" ') });
  const rows = kind === 'work' ? [48, 38, -38, -48] : narrow < 0.7 ? [] : [37, -37];
  const across = kind === 'work' ? [-24, 24] : [0];
  const prongs = across.map((x) => -150 + x);
  const holes = [420, 500, 580, 660, 740]
    .flatMap((y) => across.map((x) => `<ellipse cx="${600 + s * (151 + x)}" cy="${y}" rx="${7 * Math.min(1, narrow + 0.2)}" ry="8"/>`))
    .join('');
  return [
    {
      shape: rope(half(run, s), width).replace('round', 'butt'),
      puff: 6,
      reach: 30,
      roll: 5,
      cloth: { across: 0.006, along: 0.006, coarse: 40, stiffness: 0.1, crumple: 1.1 },
      lines: [...rows.map(sewn), { svg: holes, height: -7, blur: 0.8, tone: 0.45 }],
    },
    {
      shape: half(
        `M${150 - 46 * narrow} 346 C${150 - 46 * narrow} 300 ${150 - 24 * narrow} 276 150 270 C${150 + 24 * narrow} 276 ${150 + 47 * narrow} 300 ${150 + 47 * narrow} 346 Z`,
        s,
      ),
      puff: 6,
      reach: 30,
      roll: 5,
    },
    {
      shape: `<g fill="none" stroke="#000" stroke-width="${20 * narrow}">${half(`M${-150 - 72 * narrow} 232 h${144 * narrow} a12 12 0 0 1 12 12 v124 a12 12 0 0 1 -12 12 h${-144 * narrow} a12 12 0 0 1 -12 -12 v-124 a12 12 0 0 1 12 -12 Z`, s)}</g>`,
      lift: 12,
      roll: 9,
      ink: 2,
      plain: true,
    },
    {
      shape: rope(prongs.map((x) => half(`M${x} 372 V238`, s)).join(''), 13 * narrow),
      lift: 16,
      settle: 0.2,
      roll: 6,
      ink: 2,
      plain: true,
    },
    {
      shape: half(`M${-150 - 54 * narrow} 360 h${108 * narrow} v80 h${-108 * narrow} Z`, s),
      lift: 9,
      settle: 0.9,
      roll: 5,
      lines: rows.map(sewn),
    },
    { shape: half(`M${-150 - 58 * narrow} 470 h${116 * narrow} v34 h${-116 * narrow} Z`, s), lift: 9, settle: 0.9, roll: 6 },
  ];
}
