import type { Layer, Line } from '../render/scene.ts';
import { both, dent, half, rect, rope, seam, stitch, stroke } from './draw.ts';
import { patch } from './necks.ts';
import type { Side } from './top.ts';

const leather = { across: 0.008, along: 0.008, coarse: 40, stiffness: 0.08, crumple: 0.8 };
const canvas = { across: 0.014, along: 0.01, coarse: 34, stiffness: 0.05, crumple: 1 };
const ring = (x: number, y: number, r: number, s: 1 | -1): Layer => ({
  shape: `<g fill="none" stroke="#000" stroke-width="10">${half(`M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0`, s)}</g>`,
  lift: 9,
  settle: 0.8,
  roll: 5,
  ink: 2,
  plain: true,
});

/** A small bag on a long, narrow strap that is laid in a loop above it. */
export function crossbody(side: Side): Layer[] {
  const body = 'M-2 900 H226 C250 900 262 914 264 940 L270 1220 C268 1290 236 1322 180 1326 L-2 1330 Z';
  const flap = 'M-2 884 H232 C254 884 264 896 264 918 L262 1040 C256 1124 180 1160 -2 1164 Z';
  const strap = 'M250 930 C300 700 420 560 330 400 C250 270 60 240 -70 300 C-230 380 -330 560 -250 930';
  return [
    {
      shape: rope(half(strap), 20),
      ...{ roll: 6, lift: 3 },
      lines: [stitch('M243 930 C293 700 413 562 324 404 C246 278 60 247 -67 306 C-224 385 -322 562 -243 930', false)],
    },
    {
      shape: both(body),
      puff: 56,
      reach: 80,
      roll: 8,
      cloth: leather,
      lines: [stitch('M-2 1314 L178 1310 C226 1306 254 1280 256 1218 L250 940')],
    },
    ...(side === 'front'
      ? [
          {
            shape: both(flap),
            lift: 9,
            settle: 0.5,
            puff: 34,
            reach: 90,
            roll: 6,
            cloth: leather,
            lines: [stitch('M-2 1150 C176 1146 244 1112 250 1036 L250 900')],
          } as Layer,
          { shape: rect(-16, 1096, 32, 62, 16), lift: 7, settle: 1, roll: 6, ink: 2 as const, plain: true },
        ]
      : [{ shape: both('M-2 990 H190 V1220 H-2 Z'), lift: 2, settle: 1, roll: 3, lines: [stitch('M-2 1000 H180 V1210 H-2')] } as Layer]),
    ...([1, -1] as const).flatMap((s) => [
      ring(250, 900, 22, s),
      { shape: half('M238 906 h26 v62 h-26 Z', s), lift: 7, settle: 0.8, roll: 4 } as Layer,
    ]),
  ];
}

/** A deep, open bag with long handles that are sewn on inside: it is carried over the shoulder. */
export function shopper(side: Side): Layer[] {
  const body = 'M-2 560 Q210 566 386 548 C376 820 350 1120 318 1400 Q160 1430 -2 1430 Z';
  const handle = (by: number) => `M120 ${600 + by} C128 380 96 190 0 ${184 - by}`;
  return [
    { shape: rope(both(handle(-26)), 26), roll: 6, tone: 0.8, lift: -9 },
    { shape: both('M-2 530 Q210 536 378 530 L376 600 L-2 606 Z'), lift: -18, tone: 0.52, roll: 2 },
    {
      shape: both(body),
      ...{ puff: 52, reach: 150, roll: 4 },
      cloth: {
        ...canvas,
        pulls: [
          { x: 460, y: 820, rx: 130, ry: 260, angle: 78, amount: 0.06 },
          { x: 740, y: 800, rx: 130, ry: 260, angle: 104, amount: 0.06 },
          { x: 600, y: 1300, rx: 280, ry: 90, angle: 6, amount: 0.05 },
        ],
      },
      lines: [
        dent('M-2 612 Q210 616 382 600'),
        stitch('M-2 612 Q210 616 382 600'),
        seam('M-2 1180 Q170 1186 344 1172'),
        stitch('M-2 1192 Q170 1198 342 1184'),
      ],
    },
    { shape: rope(both(handle(0)), 28), roll: 6, lift: 6, settle: 0.8, lines: [stitch('M112 660 V600 C120 382 90 202 0 194')] },
    { shape: both('M102 600 h36 v84 h-36 Z'), lift: 4, settle: 1, roll: 3, lines: [stitch('M108 606 V678 H132 V606')] },
    ...(side === 'front' ? [{ shape: rect(150, 1300, 84, 30, 2), lift: 1.4, settle: 1, roll: 2, ink: 1, plain: true } as Layer] : []),
  ];
}

/** A weekend bag: long, round at the ends, zipped along the top, its handles held by webbing. */
export function carryAll(side: Side): Layer[] {
  const body = 'M-2 640 C200 636 330 650 400 690 C452 740 474 900 462 1080 C450 1180 410 1216 340 1222 Q160 1234 -2 1234 Z';
  const handle = 'M150 700 C150 470 110 396 0 392';
  const web: Line[] = [stitch('M134 640 V1230', true, 0), stitch('M166 640 V1230', true, 0)];
  const zip = Array.from({ length: 74 }, (_, i) => `M${-370 + i * 10} ${672 + Math.abs(i - 37) * 0.28} v9`).join(' ');
  return [
    { shape: rope(both('M166 690 C166 430 120 352 0 348'), 32), roll: 7, tone: 0.82, lift: -8 },
    {
      shape: both(body),
      ...{ puff: 92, reach: 190, roll: 8 },
      cloth: {
        ...canvas,
        pulls: [
          { x: 300, y: 1000, rx: 120, ry: 120, angle: 130, amount: 0.06 },
          { x: 900, y: 1000, rx: 120, ry: 120, angle: 50, amount: 0.06 },
          { x: 600, y: 1160, rx: 400, ry: 80, angle: 4, amount: 0.04 },
        ],
      },
      lines: [
        seam('M400 690 C372 800 372 1060 396 1196'),
        stitch('M388 690 C360 800 360 1060 384 1196'),
        seam('M-2 730 C200 726 320 736 384 764'),
      ],
    },
    {
      shape: both('M-2 664 C180 660 300 668 372 690 L368 712 C300 690 180 684 -2 688 Z'),
      lift: 1,
      settle: 1,
      roll: 3,
      ink: 1,
      plain: true,
      lines: [{ svg: stroke(zip, 4, false), height: 2.4, blur: 0.5, ink: 2 }],
    },
    { shape: both('M130 690 h40 V1230 h-40 Z'), lift: 4, settle: 1, roll: 4, lines: web },
    { shape: rope(both(handle), 36), roll: 7, lift: 8, settle: 0.7, lines: [stitch('M140 760 V700 C140 480 104 408 0 404')] },
    { shape: rect(-62, 372, 124, 44, 18), lift: 12, settle: 0.7, puff: 8, reach: 20, roll: 7, ink: 1, plain: true },
    ...([1, -1] as const).map((s) => ring(404, 700, 24, s)),
    ...(side === 'front' ? patch('M-130 860 H130 V1120 H-130 Z', 'M-122 868 V1112 H122 V868 M-122 890 H122', { side: 1 }) : []),
  ];
}

/** A square bag for tools: pockets all round, a flap with two straps. */
export function toolBag(side: Side): Layer[] {
  const body = 'M-2 620 H372 C386 620 392 630 392 644 L396 1190 C396 1214 384 1226 360 1228 L-2 1234 Z';
  const pocket = (x: number, w: number): Layer[] =>
    patch(`M${x} 900 H${x + w} V1200 H${x} Z`, `M${x + 7} 907 V1193 H${x + w - 7} V907 M${x + 7} 928 H${x + w - 7}`, {});
  const strap = (s: 1 | -1): Layer[] => [
    {
      shape: half('M150 600 h56 V960 L178 986 L150 960 Z', s),
      lift: 5,
      settle: 0.9,
      roll: 4,
      ink: 1,
      plain: true,
      lines: [stitch('M158 610 V954 L178 974 L198 954 V610')],
    },
    {
      shape: `<g fill="none" stroke="#000" stroke-width="10">${half('M138 862 h80 v52 h-80 Z', s)}</g>`,
      lift: 8,
      settle: 0.9,
      roll: 5,
      ink: 2,
      plain: true,
    },
    { shape: rope(half('M178 862 v48', s), 7), lift: 9, settle: 0.9, roll: 3.5, ink: 2, plain: true },
  ];
  return [
    { shape: rope(both('M120 640 C120 480 90 440 0 438'), 40), roll: 8, lift: -2, ink: 1, plain: true, lines: [] },
    { shape: both(body), puff: 54, reach: 110, roll: 7, cloth: canvas, lines: [seam('M366 640 L372 1220'), stitch('M356 640 L362 1220')] },
    ...(side === 'front'
      ? [
          ...pocket(30, 300),
          {
            shape: both('M-2 600 H384 C398 600 404 612 402 628 L392 840 Q390 856 372 857 L-2 866 Z'),
            lift: 9,
            settle: 0.5,
            puff: 30,
            reach: 80,
            roll: 6,
            cloth: canvas,
            lines: [stitch('M-2 852 L366 843 Q378 842 379 830 L388 620')],
          } as Layer,
          ...strap(1),
          ...strap(-1),
        ]
      : pocket(20, 320)),
  ];
}
