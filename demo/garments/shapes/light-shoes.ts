import type { Layer } from '../render/scene.ts';
import { foot, groove, leather, line, oneBehindTheOther, path, sewn, sideBySide, underside } from './shoe-parts.ts';
import type { Side } from './top.ts';

const footbed = (by = 4): Layer[] => [
  { shape: path(foot(by + 10)), puff: 14, reach: 20, roll: 8, ink: 1, plain: true, lines: [sewn(foot(by + 2))] },
  {
    shape: path(foot(by - 8)),
    ...{ lift: 10, puff: -8, reach: 60, roll: 4, ink: 2, plain: true },
    lines: [
      {
        svg: line('M-8 60 C60 70 96 140 100 210 C104 290 76 330 0 334 C-76 330 -112 290 -106 214 C-100 140 -70 66 -8 60 Z', 30),
        height: -3,
        blur: 24,
        tone: 0.93,
      },
      { svg: path('M-60 806 C-58 750 60 750 62 806 C62 900 40 930 0 932 C-40 930 -60 900 -60 806 Z'), height: -4, blur: 26, tone: 0.93 },
    ],
  },
];

/** Two broad straps over the foot and one around the heel, each with its buckle. */
export function sandal(side: Side): Layer[] {
  if (side === 'back') return sideBySide(underside('fine'));
  const strap = (d: string, edges: string[], lift = 26): Layer => ({
    shape: path(d),
    ...{ lift, settle: 0.4, puff: 26, reach: 110, roll: 5 },
    cloth: leather,
    lines: edges.map(sewn),
  });
  const buckle = (x: number, y: number, turn: number): Layer[] => [
    {
      shape: `<g fill="none" stroke="#000" stroke-width="8"><rect x="${x - 22}" y="${y - 30}" width="44" height="60" rx="6" transform="rotate(${turn} ${x} ${y})"/></g>`,
      lift: 8,
      settle: 0.9,
      roll: 4,
      ink: 2,
      plain: true,
    },
    { shape: line(`M${x} ${y} L${x + 26} ${y}`, 5), lift: 9, settle: 0.9, roll: 2.5, ink: 2, plain: true },
  ];
  return sideBySide([
    ...footbed(),
    strap('M-168 196 C-110 170 60 164 172 190 L172 306 C60 284 -110 290 -170 316 Z', [
      'M-160 208 C-100 184 60 178 162 202',
      'M-160 302 C-100 276 60 272 162 294',
    ]),
    strap('M-156 400 C-100 376 60 370 156 392 L146 506 C60 488 -90 492 -140 516 Z', [
      'M-146 412 C-90 390 60 384 146 404',
      'M-132 502 C-84 478 60 476 138 494',
    ]),
    {
      shape: line('M-112 566 C-152 660 -140 860 -84 930 C-40 968 44 968 84 930 C140 860 152 660 118 560', 26),
      ...{ lift: 22, settle: 0.3, roll: 10 },
      lines: [],
    },
    strap('M-130 556 C-100 540 -60 532 -20 530 L-20 582 C-60 584 -90 592 -122 606 Z', [], 24),
    strap('M-26 528 C40 524 90 530 134 548 L128 598 C90 582 40 578 -26 582 Z', [], 27),
    ...buckle(108, 566, 8),
    ...buckle(122, 244, 4),
    ...buckle(112, 444, 4),
  ]);
}

/** A flat slipper with a round opening, its edge bound, and a small bow. */
export function ballerina(side: Side): Layer[] {
  if (side === 'back') return sideBySide(underside('smooth'));
  const opening =
    'M0 268 C62 272 96 330 104 430 C112 560 112 700 98 800 C90 900 52 938 0 940 C-52 938 -88 900 -96 800 C-110 700 -110 560 -102 430 C-96 330 -62 272 0 268 Z';
  return sideBySide([
    { shape: path(foot(4)), puff: 12, reach: 14, roll: 5, ink: 1, plain: true },
    {
      shape: path(
        'M0 272 C70 280 100 360 104 470 C110 600 104 800 92 880 C60 940 -60 940 -90 880 C-104 800 -110 600 -104 470 C-98 360 -66 280 0 272 Z',
      ),
      ...{ lift: 4, puff: -8, reach: 50, tone: 0.86, ink: 2, plain: true },
      lines: [{ svg: path('M-30 800 H32 V846 H-30 Z'), height: -1, blur: 1, tone: 0.8 }],
    },
    {
      shape: path(`${foot(-6)} ${opening}`),
      hull: path(foot(-6)),
      ...{ puff: 70, reach: 120, roll: 7, lift: 12 },
      cloth: { ...leather, pulls: [{ x: 816, y: 560, rx: 120, ry: 40, angle: 0, amount: 0.05 }] },
      lines: [groove('M2 944 L2 984')],
    },
    { shape: line(opening, 13), lift: 5, settle: 0.6, roll: 6 },
    {
      shape: path('M0 250 C-30 216 -78 214 -84 240 C-86 268 -36 280 0 262 C36 280 88 266 84 238 C76 212 30 218 0 250 Z'),
      lift: 7,
      settle: 0.8,
      puff: 8,
      reach: 20,
      roll: 5,
    },
    { shape: path('M-14 236 H14 V276 H-14 Z'), lift: 7, settle: 0.9, puff: 5, reach: 14, roll: 5 },
  ]);
}

/** A court shoe with a slender heel and a pointed toe. */
export function heel(side: Side): Layer[] {
  const upper =
    'M262 520 C258 470 268 430 296 408 C318 430 340 470 392 520 C460 590 560 680 680 716 C770 736 900 786 1016 866 C1030 880 1024 894 1004 896 L700 880 C560 850 440 770 372 712 C320 668 276 600 262 520 Z';
  return oneBehindTheOther(
    [
      {
        shape: path('M296 412 C340 440 420 520 500 590 C580 660 660 700 700 714 L560 760 L420 690 L300 520 Z'),
        lift: -16,
        tone: 0.62,
        roll: 2,
        ink: 2,
        plain: true,
      },
      {
        shape: path('M264 530 C300 610 370 680 440 720 L424 752 C372 790 340 890 332 1040 L290 1040 C288 880 260 720 264 530 Z'),
        ...{ puff: 16, reach: 30, roll: 8, lift: -2 },
      },
      { shape: path('M288 1026 H334 V1046 H288 Z'), lift: 6, roll: 3, ink: 1, plain: true },
      {
        shape: path(upper),
        ...{ puff: 74, reach: 130, roll: 7, lift: 3 },
        cloth: { ...leather, pulls: [{ x: 560, y: 780, rx: 100, ry: 50, angle: 30, amount: 0.05 }] },
        lines: [
          sewn('M300 424 C322 446 346 484 396 532 C462 602 560 690 682 728 C706 736 730 744 760 756'),
          groove('M372 712 C400 660 400 600 384 514', 2),
        ],
      },
      {
        shape: path('M374 712 C440 772 560 850 700 880 L1006 896 C1010 908 1000 914 980 914 L690 900 C550 872 430 790 360 722 Z'),
        ...{ lift: 8, roll: 5, ink: 1, plain: true },
      },
    ],
    side,
  );
}
