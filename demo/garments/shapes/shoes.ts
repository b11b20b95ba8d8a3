import type { Layer, Line } from '../render/scene.ts';
import type { Side } from './top.ts';

const path = (d: string): string => `<path d="${d}"/>`;
const line = (d: string, width: number, dash = ''): string =>
  `<g fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${dash ? `stroke-dasharray="${dash}"` : ''}><path d="${d}"/></g>`;
const groove = (d: string): Line => ({ svg: line(d, 2.6), height: -3, blur: 0.9, tone: 0.84 });
const sewn = (d: string): Line => ({ svg: line(d, 1.8, '6 3.6'), height: 0.8, blur: 0.4, tone: 0.9 });

/** Both shoes of a pair, the far one behind and above; seen from the other side for the back. */
function pair(shoe: Layer[], side: Side): Layer[] {
  const placed = (transform: string, tone: number): Layer[] => {
    const wrap = (svg: string) => `<g transform="${transform}">${svg}</g>`;
    return shoe.map((layer) => ({
      ...layer,
      shape: wrap(layer.shape),
      tone: (layer.tone ?? 1) * tone,
      ...(layer.hull ? { hull: wrap(layer.hull) } : {}),
      lines: (layer.lines ?? []).map((l) => ({ ...l, svg: wrap(l.svg) })),
    }));
  };
  const flip = side === 'back' ? 'translate(1200 0) scale(-1 1) ' : '';
  return [...placed(`${flip}translate(96 -96) scale(.9)`, 0.95), ...placed(`${flip}translate(-14 206)`, 1)];
}

const leather = { across: 0.01, along: 0.01, coarse: 30, stiffness: 0.08, crumple: 0.6 };

export function sneaker(side: Side): Layer[] {
  const upper =
    'M186 920 C168 830 178 730 206 652 C220 630 250 634 266 656 C300 706 384 716 436 670 C452 644 466 608 486 590 C512 578 542 592 560 618 C626 704 706 772 806 800 C910 824 1012 846 1036 924 Z';
  const sole =
    'M172 926 C168 908 182 900 208 904 C420 926 700 926 1000 904 C1044 900 1066 918 1058 944 C1046 976 1000 996 930 1000 L232 1004 C188 1002 176 972 172 926 Z';
  const laces = Array.from({ length: 6 }, (_, i) => `M${512 + i * 44} ${640 + i * 31} L${598 + i * 40} ${612 + i * 33}`).join(' ');
  return pair(
    [
      { shape: path('M440 690 C452 600 470 548 504 536 C540 532 566 566 580 620 L560 700 Z'), puff: 16, reach: 50, roll: 7, lift: -4 },
      { shape: path('M206 656 C240 700 360 716 440 668 L470 720 L230 760 Z'), lift: -12, tone: 0.55, ink: 1, plain: true, roll: 3 },
      {
        shape: path(upper),
        puff: 76,
        reach: 150,
        roll: 7,
        cloth: { ...leather, pulls: [{ x: 780, y: 870, rx: 60, ry: 60, angle: 80, amount: 0.05 }] },
        lines: [
          groove('M800 800 C770 840 770 890 784 920'),
          sewn('M810 804 C782 842 782 890 796 920'),
          groove('M486 700 C560 740 640 800 690 850 C730 870 780 850 812 806'),
          sewn('M480 712 C556 752 636 812 686 862 C736 884 790 862 822 812'),
          {
            svg: [
              [880, 846],
              [902, 852],
              [892, 868],
              [914, 872],
              [870, 864],
            ]
              .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4"/>`)
              .join(''),
            height: -4,
            blur: 0.6,
            tone: 0.6,
          },
        ],
      },
      {
        shape: path('M184 910 C170 840 178 760 200 690 C246 716 300 780 322 916 Z'),
        lift: 3,
        settle: 1,
        roll: 4,
        ink: 1,
        lines: [sewn('M204 704 C246 730 292 788 310 912')],
      },
      {
        shape: path('M206 652 C220 630 250 634 266 656 C300 706 384 716 436 670 L446 700 C390 744 290 740 240 690 Z'),
        lift: 5,
        settle: 0.9,
        puff: 8,
        reach: 16,
        roll: 6,
      },
      { shape: line(laces, 17), lift: 6, settle: 1, roll: 7, ink: 2, plain: true },
      {
        shape: path(sole),
        puff: 22,
        reach: 40,
        roll: 9,
        lift: 26,
        ink: 1,
        plain: true,
        lines: [groove('M176 950 C400 962 800 962 1052 944'), sewn('M180 922 C400 942 760 942 1048 920')],
      },
    ],
    side,
  );
}

export function boot(side: Side): Layer[] {
  const upper =
    'M262 930 C236 820 256 620 242 392 C330 372 470 370 556 388 C552 500 548 600 606 680 C690 742 870 734 964 810 C1004 846 1012 904 998 934 Z';
  return pair(
    [
      { shape: path('M242 396 C330 360 470 358 556 390 L556 440 L242 440 Z'), lift: -14, tone: 0.5, roll: 2, ink: 1, plain: true },
      {
        shape: path(upper),
        puff: 86,
        reach: 150,
        roll: 6,
        cloth: {
          ...leather,
          pulls: [
            { x: 560, y: 720, rx: 110, ry: 70, angle: 40, amount: 0.09 },
            { x: 780, y: 800, rx: 60, ry: 60, angle: 70, amount: 0.05 },
          ],
        },
        lines: [groove('M262 860 C320 800 330 700 330 620'), sewn('M246 414 C330 394 470 392 556 410')],
      },
      {
        shape: path('M352 424 C390 420 430 420 462 424 C470 540 460 640 420 716 C370 650 350 540 352 424 Z'),
        lift: 1,
        settle: 1,
        roll: 3,
        ink: 1,
        plain: true,
        lines: [
          { svg: line(Array.from({ length: 12 }, (_, i) => `M${358 + i * 9} 420 L${366 + i * 8} 710`).join(' '), 4), height: 3.6, blur: 1 },
        ],
      },
      { shape: line('M250 400 C236 340 262 320 280 352 L284 410', 20), lift: 5, settle: 0.6, roll: 7 },
      {
        shape: path(
          'M236 936 C240 922 260 920 300 922 L980 922 C1016 924 1024 944 1010 958 L470 962 C440 964 436 1000 432 1014 L244 1014 Z',
        ),
        puff: 18,
        reach: 30,
        roll: 7,
        lift: 28,
        ink: 1,
        plain: true,
        lines: [groove('M238 946 C400 940 800 944 1014 946'), sewn('M262 932 C400 930 800 931 1000 932')],
      },
    ],
    side,
  );
}

export function loafer(side: Side): Layer[] {
  const upper =
    'M196 926 C178 860 180 780 206 736 C226 720 262 730 300 752 C380 790 450 782 520 726 C560 704 620 712 680 742 C790 782 940 800 1010 864 C1034 892 1032 914 1022 928 Z';
  return pair(
    [
      { shape: path('M206 740 C300 720 420 716 530 730 L500 800 L230 800 Z'), lift: -16, tone: 0.5, roll: 2, ink: 1, plain: true },
      {
        shape: path(upper),
        puff: 74,
        reach: 130,
        roll: 6,
        cloth: { ...leather, pulls: [{ x: 730, y: 820, rx: 60, ry: 60, angle: 75, amount: 0.05 }] },
        lines: [
          { svg: line('M640 900 C660 820 700 778 760 776 C860 790 950 826 990 880', 9), height: 7, blur: 3 },
          groove('M648 904 C668 828 706 788 762 786 C858 800 940 834 980 886'),
          { svg: line('M650 890 C668 822 706 780 762 778', 3, '3 8'), height: 3, blur: 0.8, tone: 0.8 },
          groove('M330 928 C320 860 320 810 340 772'),
        ],
      },
      {
        shape: path('M500 740 C540 700 620 706 668 734 C700 760 690 840 680 926 L560 926 C570 850 560 790 500 740 Z'),
        lift: 4,
        settle: 1,
        roll: 4,
        lines: [
          sewn('M572 922 C582 850 566 780 516 738'),
          sewn('M668 922 C680 850 686 776 656 740'),
          { svg: path('M588 796 L652 802 L648 824 L584 818 Z'), height: -5, blur: 1, tone: 0.6 },
        ],
      },
      {
        shape: path('M182 934 C186 920 204 918 240 920 L1010 922 C1040 924 1046 942 1032 956 L430 960 C404 962 400 986 396 998 L188 998 Z'),
        puff: 16,
        reach: 30,
        roll: 6,
        lift: 28,
        ink: 1,
        plain: true,
        lines: [groove('M184 944 C400 938 820 942 1036 944')],
      },
    ],
    side,
  );
}
