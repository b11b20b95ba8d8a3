import type { Layer, Line } from '../render/scene.ts';
import type { Side } from './top.ts';

const path = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
const line = (d: string, width: number, dash = ''): string =>
  `<g fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${dash ? `stroke-dasharray="${dash}"` : ''}><path d="${d}"/></g>`;
const groove = (d: string, deep = 3): Line => ({ svg: line(d, 2.8), height: -deep, blur: 0.9, tone: 0.84 });
const sewn = (d: string): Line => ({ svg: line(d, 1.9, '6.5 3.8'), height: 0.9, blur: 0.4, tone: 0.88 });
const piping = (d: string, width: number, height: number): Line => ({ svg: line(d, width), height, blur: 1.6 });
const dots = (places: readonly (readonly [number, number])[], r: number): string =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

function move(layers: readonly Layer[], transform: string, tone = 1): Layer[] {
  const wrap = (svg: string) => `<g transform="${transform}">${svg}</g>`;
  return layers.map((layer) => ({
    ...layer,
    shape: wrap(layer.shape),
    tone: (layer.tone ?? 1) * tone,
    ...(layer.hull ? { hull: wrap(layer.hull) } : {}),
    lines: (layer.lines ?? []).map((each) => ({ ...each, svg: wrap(each.svg) })),
  }));
}

/** A pair laid down side by side and seen from above: one shoe, drawn around x = 0 with its toe up, and its mirror image. */
const sideBySide = (shoe: readonly Layer[]): Layer[] => [
  ...move(shoe, 'translate(384 300) scale(-1 1) rotate(2.5)'),
  ...move(shoe, 'translate(816 300) rotate(2.5)'),
];

/** The outline of a right foot: straight inside, full at the ball, the tip nearer to the great toe. `by` is how far it stands out. */
const foot = (by: number): string =>
  `M-28 ${-by} C${58 + by} ${-6 - by} ${134 + by} 62 ${156 + by} 176 C${174 + by} 286 ${152 + by} 384 ${134 + by} 484 C${120 + by} 574 ${129 + by} 684 ${126 + by} 784 C${122 + by} 906 ${82 + by} ${988 + by} 2 ${992 + by} C${-80 - by} ${990 + by} ${-122 - by} 908 ${-127 - by} 792 C${-130 - by} 690 ${-113 - by} 604 ${-120 - by} 504 C${-130 - by} 394 ${-160 - by} 292 ${-151 - by} 180 C${-140 - by} 66 ${-96 - by} ${2 - by} -28 ${-by} Z`;

const leather = { across: 0.008, along: 0.008, coarse: 26, stiffness: 0.1, crumple: 0.5 };

/** What one walks on: heel, waist and ball, with the tread pressed into it. */
function underside(tread: 'fine' | 'smooth'): Layer[] {
  const rows = (from: number, to: number, step: number, half: number) =>
    Array.from({ length: Math.floor((to - from) / step) }, (_, i) => {
      const y = from + i * step;
      return `M${-half} ${y} Q${-half / 2} ${y - 14} 0 ${y} T${half} ${y}`;
    }).join(' ');
  return [
    {
      shape: path(foot(10)),
      ...{ puff: 16, reach: 30, roll: 8, ink: 1, plain: true },
      lines: [
        groove('M-122 566 C-60 590 60 590 126 562', 6),
        groove('M-124 712 C-60 734 60 734 126 708', 6),
        { svg: line('M-28 26 C44 22 108 84 128 182 C144 286 122 384 108 470 M-28 26 C-84 30 -116 84 -126 184', 3), height: -2, blur: 1 },
        ...(tread === 'fine'
          ? [{ svg: line(`${rows(120, 540, 26, 104)} ${rows(752, 940, 26, 84)}`, 7), height: -6, blur: 1.2, tone: 0.86 }]
          : [{ svg: line('M-92 770 C-90 930 90 930 92 770', 4), height: -4, blur: 1, tone: 0.85 }]),
      ],
    },
    { shape: path('M-34 628 H34 V666 H-34 Z'), lift: 1, settle: 1, roll: 2, ink: 1, plain: true, tone: 0.9 },
  ];
}

export function sneaker(side: Side): Layer[] {
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
        {
          svg: dots(
            [-1, 0, 1].flatMap((row) => [-2, -1, 0, 1, 2].map((column) => [-6 + column * 25 + (row % 2) * 12, 78 + row * 25] as const)),
            4.2,
          ),
          ...{ height: -5, blur: 0.7, tone: 0.55 },
        },
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

export function loafer(side: Side): Layer[] {
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
    {
      shape: path(
        'M-150 384 C-96 348 -44 336 0 336 C46 336 98 348 152 380 C146 420 140 452 136 478 C92 446 44 430 0 430 C-44 430 -92 446 -132 482 C-138 452 -146 420 -150 384 Z',
      ),
      ...{ lift: 6, settle: 1, puff: 5, reach: 20, roll: 5 },
      lines: [
        sewn('M-142 396 C-92 360 -44 348 0 348 C46 348 94 360 144 392'),
        sewn('M-130 468 C-90 434 -44 418 0 418 C44 418 90 434 132 464'),
        { svg: path('M-46 370 C-16 362 18 362 48 370 L38 398 C14 390 -12 390 -36 398 Z'), height: -7, blur: 1, tone: 0.5 },
      ],
    },
    {
      shape: line('M-92 500 C-106 580 -108 700 -96 800 C-88 900 -52 934 0 936 C52 934 90 900 98 800 C108 700 106 580 94 500', 12),
      lift: 5,
      settle: 0.5,
      roll: 5,
    },
  ];
  return sideBySide(shoe);
}

/** Both boots of a pair, the far one behind and above; seen from the other side for the back. */
function oneBehindTheOther(boot: readonly Layer[], side: Side): Layer[] {
  const flip = side === 'back' ? 'translate(1200 0) scale(-1 1) ' : '';
  return [...move(boot, `${flip}translate(176 20) scale(.86)`, 0.94), ...move(boot, `${flip}translate(14 290) scale(.92)`)];
}

export function boot(side: Side): Layer[] {
  const upper =
    'M256 930 C244 878 262 826 268 760 C276 640 252 520 246 372 C330 352 472 350 556 368 C548 470 540 560 572 628 C606 688 690 702 776 722 C884 748 966 776 1000 842 C1014 876 1014 912 1006 936 Z';
  return oneBehindTheOther(
    [
      { shape: path('M246 374 C330 338 472 336 556 370 L556 420 L246 420 Z'), lift: -14, tone: 0.45, roll: 2, ink: 1, plain: true },
      { shape: line('M258 384 C246 322 270 306 288 334 L292 392', 22), lift: -2, settle: 0.4, roll: 8 },
      {
        shape: path(upper),
        ...{ puff: 96, reach: 150, roll: 7 },
        cloth: {
          ...leather,
          pulls: [
            { x: 560, y: 700, rx: 120, ry: 60, angle: 34, amount: 0.08 },
            { x: 420, y: 820, rx: 100, ry: 50, angle: -20, amount: 0.04 },
            { x: 800, y: 790, rx: 60, ry: 50, angle: 70, amount: 0.05 },
          ],
        },
        lines: [
          groove('M246 386 C330 366 472 364 556 382'),
          sewn('M247 400 C330 380 472 378 556 396'),
          groove('M414 742 C420 800 404 870 372 928'),
          sewn('M426 746 C432 804 416 872 386 928'),
          groove('M262 872 C300 860 340 872 372 926'),
        ],
      },
      {
        shape: path('M334 396 C384 388 432 388 478 394 C484 520 472 640 414 746 C352 642 332 520 334 396 Z'),
        ...{ lift: -1, settle: 1, roll: 4, ink: 1, plain: true },
        lines: [
          {
            svg: line(
              Array.from({ length: 15 }, (_, i) => `M${340 + i * 9.4} 394 Q${350 + i * 8.6} 580 ${404 + i * 1.4} 738`).join(' '),
              4,
            ),
            ...{ height: 3.8, blur: 1 },
          },
        ],
      },
      { shape: line('M334 398 C332 520 352 642 414 746 C472 640 484 520 478 396', 9), lift: 3, settle: 1, roll: 4, lines: [] },
      {
        shape: path(
          'M232 938 C236 920 262 918 300 922 C520 934 800 934 984 920 C1022 918 1032 942 1016 960 C800 974 560 972 470 968 C446 970 440 1000 438 1030 L240 1030 C236 1000 230 966 232 938 Z',
        ),
        ...{ puff: 18, reach: 30, roll: 7, lift: 30, ink: 1, plain: true },
        lines: [
          groove('M234 950 C400 962 800 962 1020 946'),
          sewn('M252 934 C420 946 800 946 1004 932'),
          groove('M238 984 L440 984', 2),
          groove('M239 1006 L439 1006', 2),
        ],
      },
    ],
    side,
  );
}
