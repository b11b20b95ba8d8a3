import type { Layer, Line } from '../render/scene.ts';
import { dots, foot, groove, leather, line, path, piping, sewn, sideBySide, underside } from './shoe-parts.ts';
import type { Side } from './top.ts';

export function sneaker(side: Side, { court = false } = {}): Layer[] {
  if (side === 'back') return sideBySide(underside('fine'));
  const opening =
    'M0 500 C60 504 88 540 94 620 C100 720 100 800 88 868 C68 928 -66 928 -86 868 C-98 800 -100 720 -94 620 C-88 540 -60 504 0 500 Z';
  const stay = (s: 1 | -1) =>
    `M${s * 26} 262 C${s * 54} 250 ${s * 84} 262 ${s * 90} 300 C${s * 96} 400 ${s * 100} 470 ${s * 106} 560 L${s * 62} 596 C${s * 56} 500 ${s * 44} 380 ${s * 26} 262 Z`;
  const eyes = Array.from({ length: 6 }, (_, i) => ({ y: 300 + i * 46, x: 52 + i * 5.4 }));
  const laces = eyes.map(({ x, y }, i) => `M${-x} ${y + (i % 2 ? 5 : -2)} Q0 ${y - 12} ${x} ${y + (i % 2 ? -2 : 5)}`).join(' ');
  const shoe: Layer[] = [
    {
      shape: path(foot(20)),
      ...{ puff: 20, reach: 22, roll: 10, ink: 1, plain: true },
      lines: [sewn(foot(8)), groove(foot(2))],
    },
    {
      shape: path('M0 520 C66 530 84 600 84 700 C84 800 80 880 0 900 C-80 880 -84 800 -84 700 C-84 600 -66 530 0 520 Z'),
      lift: 6,
      puff: -10,
      reach: 40,
      tone: 0.72,
      ink: 1,
      plain: true,
    },
    {
      shape: path(`${foot(-4)} ${opening}`),
      hull: path(foot(-4)),
      ...{ puff: 84, reach: 120, roll: 8, lift: 12 },
      cloth: { ...leather, pulls: [{ x: 816, y: 640, rx: 120, ry: 40, angle: 0, amount: 0.04 }] },
      lines: [
        groove('M-138 262 C-104 176 -60 148 -6 146 C58 148 108 178 142 256'),
        sewn('M-136 276 C-102 190 -58 162 -6 160 C56 162 106 192 140 270'),
        groove('M-112 560 C-134 620 -128 700 -118 760'),
        groove('M114 556 C134 620 128 700 120 760'),
        sewn('M-104 566 C-124 624 -118 700 -108 754'),
        sewn('M106 562 C124 624 118 700 110 754'),
        ...(court ? [] : [perforation]),
      ],
    },
    {
      shape: path('M-24 258 C-10 244 14 244 28 258 L62 590 C60 650 34 668 0 668 C-34 668 -60 650 -58 590 Z'),
      lift: 2,
      settle: 0.85,
      puff: 12,
      reach: 30,
      roll: 6,
      lines: [sewn('M-46 600 C-44 640 -28 654 0 654 C28 654 48 640 50 600')],
    },
    ...([1, -1] as const).map(
      (s): Layer => ({
        shape: path(stay(s)),
        ...{ lift: 5, settle: 1, roll: 4 },
        lines: [
          sewn(`M${s * 34} 276 C${s * 56} 264 ${s * 74} 272 ${s * 80} 304 C${s * 86} 400 ${s * 90} 470 ${s * 96} 552`),
          {
            svg: dots(
              eyes.map(({ x, y }) => [s * (x + 14), y] as const),
              6.5,
            ),
            height: -6,
            blur: 0.8,
            tone: 0.5,
          },
        ],
      }),
    ),
    ...(court ? toeCap : []),
    { shape: line(laces, 19), lift: 7, settle: 1, roll: 8, ink: 2, plain: true },
    { shape: path('M-18 612 H20 V648 H-18 Z'), lift: 2, settle: 1, roll: 2, ink: 1, plain: true },
    {
      shape: line('M-62 590 C-92 640 -100 720 -94 800 C-88 880 -52 914 0 916 C54 914 88 880 94 800 C100 720 94 640 66 590', 36),
      lift: 10,
      settle: 0.55,
      puff: 10,
      reach: 16,
      roll: 13,
    },
    {
      shape: path('M-66 934 C-40 958 44 958 68 934 C60 974 36 988 2 990 C-36 988 -58 974 -66 934 Z'),
      ...{ lift: 4, settle: 1, roll: 4, ink: 1 },
      lines: [sewn('M-54 944 C-34 962 38 962 56 944')],
    },
  ];
  return sideBySide(shoe);
}

const perforation: Line = {
  svg: dots(
    [-1, 0, 1].flatMap((row) => [-2, -1, 0, 1, 2].map((column) => [-6 + column * 25 + (row % 2) * 12, 78 + row * 25] as const)),
    4.2,
  ),
  ...{ height: -5, blur: 0.7, tone: 0.55 },
};

/** The court shoe's rubber toe, in the colour of the sole, and two stripes at each side. */
const toeCap: Layer[] = [
  {
    shape: path('M-150 196 C-140 70 -96 6 -28 4 C56 0 132 66 152 190 C120 132 66 108 0 106 C-66 108 -118 136 -150 196 Z'),
    ...{ lift: 4, settle: 1, roll: 5, ink: 1, plain: true },
    lines: [sewn('M-140 198 C-112 146 -62 120 0 118 C62 120 112 144 142 192')],
  },
  ...([1, -1] as const).flatMap((s) =>
    [0, 46].map(
      (k): Layer => ({
        shape: path(`M${s * 104} ${430 + k} L${s * 138} ${402 + k} L${s * 140} ${426 + k} L${s * 108} ${456 + k} Z`),
        ...{ lift: 2, settle: 1, roll: 2, ink: 2, plain: true },
      }),
    ),
  ),
];

export function loafer(side: Side, { tassel = false } = {}): Layer[] {
  if (side === 'back') return sideBySide(underside('smooth'));
  const opening =
    'M0 486 C34 478 74 470 92 498 C106 580 110 700 98 800 C90 900 52 934 0 936 C-52 934 -88 900 -96 800 C-108 700 -106 580 -92 498 C-74 470 -34 478 0 486 Z';
  const apron = 'M-104 470 C-128 330 -122 176 -74 112 C-46 82 4 80 34 108 C96 176 126 330 108 470';
  const shoe: Layer[] = [
    { shape: path(foot(9)), puff: 12, reach: 14, roll: 5, ink: 1, plain: true, lines: [sewn(foot(3))] },
    {
      shape: path('M0 500 C70 496 88 600 88 700 C90 830 80 900 0 918 C-80 900 -88 830 -88 700 C-88 600 -70 496 0 500 Z'),
      lift: 4,
      puff: -8,
      reach: 40,
      tone: 0.78,
      ink: 2,
      plain: true,
      lines: [{ svg: path('M-30 800 H32 V846 H-30 Z'), height: -1, blur: 1, tone: 0.8 }],
    },
    {
      shape: path(`${foot(-5)} ${opening}`),
      hull: path(foot(-5)),
      ...{ puff: 92, reach: 116, roll: 7, lift: 12 },
      cloth: { ...leather, pulls: [{ x: 816, y: 700, rx: 130, ry: 36, angle: 0, amount: 0.05 }] },
      lines: [
        piping(apron, 12, 8),
        groove('M-92 470 C-114 332 -108 188 -66 126 C-42 98 2 96 26 120 C82 186 112 332 96 470'),
        { svg: line(apron, 12, '3 11'), height: 3, blur: 0.8, tone: 0.86 },
        groove('M2 938 L2 984'),
        groove('M-126 690 C-116 660 -108 600 -104 500'),
        groove('M124 690 C116 660 108 600 104 500'),
      ],
    },
    {
      shape: path(
        'M-88 452 C-60 470 -30 488 0 490 C32 488 62 470 92 452 C90 492 66 520 40 516 C24 512 14 528 0 528 C-14 528 -24 512 -40 516 C-64 520 -86 492 -88 452 Z',
      ),
      ...{ lift: 3, settle: 0.9, roll: 4 },
    },
    ...(tassel ? tassels : [pennyStrap]),
    {
      shape: line('M-92 500 C-106 580 -108 700 -96 800 C-88 900 -52 934 0 936 C52 934 90 900 98 800 C108 700 106 580 94 500', 12),
      lift: 5,
      settle: 0.5,
      roll: 5,
    },
  ];
  return sideBySide(shoe);
}

const pennyStrap: Layer = {
  shape: path(
    'M-150 384 C-96 348 -44 336 0 336 C46 336 98 348 152 380 C146 420 140 452 136 478 C92 446 44 430 0 430 C-44 430 -92 446 -132 482 C-138 452 -146 420 -150 384 Z',
  ),
  ...{ lift: 6, settle: 1, puff: 5, reach: 20, roll: 5 },
  lines: [
    sewn('M-142 396 C-92 360 -44 348 0 348 C46 348 94 360 144 392'),
    sewn('M-130 468 C-90 434 -44 418 0 418 C44 418 90 434 132 464'),
    { svg: path('M-46 370 C-16 362 18 362 48 370 L38 398 C14 390 -12 390 -36 398 Z'), height: -7, blur: 1, tone: 0.5 },
  ],
};

/** A cord with two tassels in place of the strap. */
const tassels: Layer[] = [
  { shape: line('M-104 470 C-60 446 -20 440 0 440 C24 440 64 446 108 468', 11), lift: 5, settle: 1, roll: 5 },
  ...([1, -1] as const).flatMap((s): Layer[] => [
    { shape: line(`M0 440 C${s * 10} 410 ${s * 20} 392 ${s * 26} 376`, 9), lift: 6, settle: 1, roll: 4 },
    {
      shape: path(`M${s * 14} 384 L${s * 40} 376 L${s * 66} 280 L${s * 16} 288 Z`),
      ...{ lift: 6, settle: 1, puff: 8, reach: 20, roll: 4 },
      lines: [
        groove(`M${s * 26} 374 L${s * 28} 290 M${s * 32} 374 L${s * 42} 288 M${s * 36} 374 L${s * 54} 286`, 3),
        groove(`M${s * 14} 366 L${s * 44} 358`, 4),
      ],
    },
  ]),
];
