import type { Layer } from '../render/scene.ts';
import { stitch } from './draw.ts';
import type { Side } from './top.ts';

const soft = { across: 0.012, along: 0.012, coarse: 24, stiffness: 0.07, crumple: 0.9 };

/** A pair laid one over the other, fingers up. */
export function gloves(side: Side): Layer[] {
  const s = side === 'front' ? 1 : -1;
  return [
    ...glove(`translate(${600 - s * 150} 170) rotate(${-9 * s}) scale(${-s} 1)`, side),
    ...glove(`translate(${600 + s * 130} 236) rotate(${7 * s}) scale(${s} 1)`, side),
  ];
}

/** A right hand around x = 0, 1150 high: four fingers, the thumb to the left. */
function glove(transform: string, side: Side): Layer[] {
  const put = (d: string) => `<g transform="${transform}"><path d="${d}"/></g>`;
  const drawn = (d: string, width: number) =>
    `<g transform="${transform}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></g>`;
  const palm =
    'M-150 470 C-166 600 -146 700 -138 800 C-132 900 -150 1000 -156 1090 Q0 1112 152 1086 C146 980 134 880 150 760 C164 640 170 560 162 440 L160 220 C158 176 110 172 102 214 L96 400 L88 110 C84 62 28 62 24 110 L22 390 L8 66 C2 18 -56 22 -56 72 L-52 396 L-76 150 C-84 104 -136 112 -136 160 Z';
  const thumb = 'M-138 830 C-190 780 -236 690 -264 600 C-278 546 -222 520 -196 566 C-172 620 -150 660 -118 690 L-96 820 Z';
  const seams = ['M92 400 L78 560', 'M20 392 L14 570', 'M-54 400 L-52 560'];
  return [
    { shape: put(thumb), puff: 36, reach: 50, roll: 9, cloth: soft },
    {
      shape: put(palm),
      ...{ puff: 42, reach: 62, roll: 9, lift: 3 },
      cloth: { ...soft, pulls: [{ x: 600, y: 1060, rx: 300, ry: 60, angle: 6, amount: 0.04 }] },
      lines: [
        ...(side === 'front' ? seams.map((d) => ({ svg: drawn(d, 6), height: 4, blur: 1.6 })) : []),
        ...seams.map((d) => ({ svg: drawn(d, 2.2), height: -2.4, blur: 0.8, tone: 0.84 })),
        { svg: drawn('M-144 880 Q0 904 142 878', 3), height: -5, blur: 2, pucker: 18, tone: 0.86 },
        { ...stitch(''), svg: drawn('M-152 1066 Q0 1088 148 1062', 1.8).replace('<path', '<path stroke-dasharray="7 4"') },
      ],
    },
  ];
}
