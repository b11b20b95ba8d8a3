import type { Layer } from '../render/scene.ts';
import { groove, leather, line, oneBehindTheOther, path, sewn } from './shoe-parts.ts';
import type { Side } from './top.ts';

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

/** An ankle boot with a block heel and a zip at its inner side. */
export function ankleBoot(side: Side): Layer[] {
  const upper =
    'M300 850 C292 760 306 680 308 590 C306 500 296 420 292 330 C372 312 500 312 578 330 C572 430 566 520 598 590 C640 668 740 710 830 760 C910 804 972 850 990 900 C996 924 994 942 984 956 L620 958 C540 950 470 900 300 850 Z';
  const zip = Array.from({ length: 44 }, (_, i) => `M${446 - i * 0.7} ${366 + i * 9} h13`).join(' ');
  return oneBehindTheOther(
    [
      { shape: path('M292 334 C372 300 500 300 578 332 L578 380 L292 380 Z'), lift: -14, tone: 0.45, roll: 2, ink: 1, plain: true },
      {
        shape: path(upper),
        ...{ puff: 92, reach: 140, roll: 7 },
        cloth: {
          ...leather,
          pulls: [
            { x: 560, y: 660, rx: 120, ry: 70, angle: 34, amount: 0.09 },
            { x: 420, y: 780, rx: 110, ry: 50, angle: -24, amount: 0.05 },
            { x: 780, y: 780, rx: 60, ry: 50, angle: 66, amount: 0.05 },
          ],
        },
        lines: [
          groove('M293 344 C372 326 500 326 577 342'),
          sewn('M294 358 C372 340 500 340 576 356'),
          groove('M598 596 C560 690 560 800 640 950'),
          sewn('M610 602 C574 692 574 800 654 950'),
          groove('M304 700 C340 690 384 720 400 880'),
        ],
      },
      {
        shape: path('M440 356 L466 356 L436 772 L410 772 Z'),
        ...{ lift: 0, settle: 1, roll: 2, ink: 1, plain: true },
        lines: [{ svg: line(zip, 4), height: 3, blur: 0.6 }],
      },
      { shape: line('M448 372 L444 420', 9), lift: 6, settle: 1, roll: 4, ink: 2, plain: true },
      {
        shape: path(
          'M292 842 C420 886 520 946 620 954 L990 954 C1000 968 992 978 976 980 L640 982 C540 980 470 940 424 914 C420 960 416 1010 418 1052 L300 1052 C290 980 284 910 292 842 Z',
        ),
        ...{ puff: 18, reach: 30, roll: 7, lift: 26, ink: 1, plain: true },
        lines: [groove('M296 872 C400 900 424 914 424 914', 3), groove('M300 940 H420 M300 980 H418 M300 1020 H418', 1.6)],
      },
    ],
    side,
  );
}

/** A low boot of two pieces on a crepe sole, laced through three pairs of holes. */
export function desertBoot(side: Side): Layer[] {
  const quarter =
    'M250 936 C240 870 256 800 262 720 C264 650 262 590 268 520 C340 500 440 494 520 512 L604 566 C586 640 566 700 566 760 C568 830 590 890 600 936 Z';
  const vamp =
    'M520 540 C560 560 590 590 622 630 C664 684 760 712 846 752 C930 790 996 840 1006 936 L540 936 C530 860 520 760 536 690 C546 640 540 590 520 540 Z';
  const holes = [
    [556, 570],
    [566, 622],
    [552, 672],
  ] as const;
  return oneBehindTheOther(
    [
      { shape: path('M268 524 C340 490 450 484 530 514 L540 580 L268 570 Z'), lift: -14, tone: 0.5, roll: 2, ink: 1, plain: true },
      {
        shape: path('M522 500 C560 496 604 520 622 560 L634 640 L560 690 L520 560 Z'),
        ...{ lift: 0, puff: 30, reach: 60, roll: 6 },
      },
      {
        shape: path(vamp),
        ...{ puff: 96, reach: 150, roll: 7 },
        cloth: {
          ...leather,
          across: 0.014,
          along: 0.012,
          crumple: 1,
          pulls: [{ x: 760, y: 760, rx: 90, ry: 60, angle: 66, amount: 0.07 }],
        },
        lines: [sewn('M560 620 C600 668 660 706 760 744')],
      },
      {
        shape: path(quarter),
        hull: path(`${quarter} ${vamp}`),
        ...{ puff: 92, reach: 150, roll: 7, lift: 5 },
        cloth: {
          ...leather,
          across: 0.014,
          along: 0.012,
          crumple: 1,
          pulls: [{ x: 420, y: 760, rx: 110, ry: 60, angle: -20, amount: 0.06 }],
        },
        lines: [
          sewn('M588 580 C572 644 552 706 552 762 C554 830 574 890 584 930'),
          sewn('M576 578 C560 644 540 706 540 762 C542 830 562 890 572 930'),
          groove('M266 800 C300 790 330 820 340 930'),
          sewn('M270 536 C340 514 440 508 516 526'),
          { svg: holes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`).join(''), height: -7, blur: 0.8, tone: 0.45 },
        ],
      },
      { shape: line('M556 570 L628 596 M566 622 L640 640 M552 672 L640 676', 13), lift: 7, settle: 0.9, roll: 6, ink: 2, plain: true },
      {
        shape: line(
          'M600 590 C560 520 500 500 478 540 C474 568 530 580 596 594 M604 592 C660 540 716 540 724 576 C716 602 650 600 602 594',
          10,
        ),
        lift: 9,
        settle: 0.7,
        roll: 5,
        ink: 2,
        plain: true,
      },
      {
        shape: line('M596 600 C580 650 560 690 520 720 M608 600 C640 640 660 660 690 664', 10),
        lift: 7,
        settle: 0.9,
        roll: 5,
        ink: 2,
        plain: true,
      },
      {
        shape: path(
          'M228 930 C236 916 262 914 300 920 C520 930 800 930 992 918 C1026 918 1034 940 1024 968 C1012 990 980 994 900 996 C700 1000 480 1000 330 1000 C260 1000 236 996 230 970 Z',
        ),
        ...{ puff: 18, reach: 30, roll: 8, lift: 30, ink: 1, plain: true },
        lines: [sewn('M250 934 C420 946 800 946 1006 932'), groove('M232 964 C400 972 800 972 1024 960', 2)],
      },
    ],
    side,
  );
}
