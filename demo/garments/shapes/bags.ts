import type { Layer } from '../render/scene.ts';
import { both, dent, half, rect, rope, seam, stitch } from './draw.ts';
import type { Side } from './top.ts';

export function tote(side: Side): Layer[] {
  const handle = 'M150 640 C150 430 128 300 0 296';
  const body = 'M-2 600 Q200 604 352 592 C348 860 344 1120 322 1356 Q160 1386 -2 1386 Z';
  return [
    { shape: rope(both('M164 610 C164 410 140 262 0 258'), 34), roll: 6, tone: 0.82, lift: -8 },
    { shape: both('M-2 578 Q200 580 346 590 L340 640 L-2 640 Z'), lift: -16, tone: 0.56, roll: 2 },
    {
      shape: both(body),
      puff: 46,
      reach: 130,
      roll: 4,
      cloth: {
        across: 0.016,
        along: 0.01,
        coarse: 34,
        stiffness: 0.05,
        crumple: 1,
        pulls: [
          { x: 450, y: 760, rx: 120, ry: 160, angle: 70, amount: 0.05 },
          { x: 750, y: 760, rx: 120, ry: 160, angle: 110, amount: 0.05 },
          { x: 600, y: 1300, rx: 300, ry: 80, angle: 8, amount: 0.04 },
        ],
      },
      lines: [dent('M-2 656 Q200 658 350 648'), stitch('M-2 656 Q200 658 350 648'), seam('M330 1300 L300 1384')],
    },
    {
      shape: rope(both(handle), 36),
      roll: 6,
      lift: 6,
      settle: 0.8,
      puff: 4,
      reach: 16,
      lines: [stitch('M139 740 V640 C139 440 118 310 0 307'), stitch('M161 740 V640 C161 424 134 288 0 285')],
    },
    {
      shape: both('M132 620 h36 v124 h-36 Z'),
      lift: 4,
      settle: 1,
      roll: 3,
      lines: [stitch('M137 640 V738 H163 V640 M137 700 L163 738 M163 700 L137 738')],
    },
    ...(side === 'front'
      ? [
          {
            shape: rect(-34, 880, 68, 40, 3),
            lift: 1.4,
            settle: 1,
            roll: 2,
            ink: 1 as const,
            plain: true,
            lines: [stitch('M-28 886 h56 v28 h-56 Z', false)],
          },
        ]
      : []),
  ];
}

/** A bag with a flap on a strap for the shoulder. */
export function shoulderBag(side: Side): Layer[] {
  const body = 'M-2 760 H312 C330 760 340 772 340 790 L344 1150 C344 1210 316 1240 268 1244 L-2 1248 Z';
  const flap = 'M-2 742 H318 C334 742 342 752 342 768 L340 960 C336 1050 240 1084 -2 1088 Z';
  const strap = 'M318 772 C330 520 220 300 0 292';
  const leather = { across: 0.008, along: 0.008, coarse: 40, stiffness: 0.08, crumple: 0.8 };
  return [
    {
      shape: rope(both(strap), 30),
      roll: 6,
      lift: 3,
      lines: [stitch('M308 772 C320 526 214 309 0 302'), stitch('M328 772 C340 514 228 291 0 282')],
    },
    {
      shape: both(body),
      puff: 60,
      reach: 80,
      roll: 7,
      cloth: leather,
      lines: [stitch('M-2 1232 L262 1228 C304 1222 328 1196 328 1146 L326 800'), seam('M300 770 L304 1230')],
    },
    ...(side === 'front'
      ? [
          {
            shape: both(flap),
            lift: 10,
            settle: 0.5,
            puff: 34,
            reach: 90,
            roll: 6,
            cloth: leather,
            lines: [stitch('M-2 1074 C230 1070 322 1038 327 956 L328 760')],
          },
          { shape: rect(-40, 1040, 80, 92, 10), lift: 8, settle: 0.9, roll: 5, lines: [stitch('M-32 1050 h64 v72 h-64 Z', false)] },
          { shape: rect(-22, 1062, 44, 44, 22), lift: 6, settle: 1, roll: 7, ink: 2 as const, plain: true },
        ]
      : [{ shape: both('M-2 880 H250 V1120 H-2 Z'), lift: 2, settle: 1, roll: 3, lines: [stitch('M-2 892 H240 V1110 H-2')] }]),
    ...([1, -1] as const).flatMap((s): Layer[] => [
      {
        shape: `<g fill="none" stroke="#000" stroke-width="11">${half('M318 742 m-26 0 a26 26 0 1 0 52 0 a26 26 0 1 0 -52 0', s)}</g>`,
        lift: 10,
        settle: 0.8,
        roll: 5,
        ink: 2,
        plain: true,
      },
      { shape: half('M302 752 h32 v60 h-32 Z', s), lift: 8, settle: 0.8, roll: 4 },
    ]),
  ];
}
