import type { Layer, Line } from '../render/scene.ts';
import type { Side } from './top.ts';

export const path = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
export const line = (d: string, width: number, dash = ''): string =>
  `<g fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${dash ? `stroke-dasharray="${dash}"` : ''}><path d="${d}"/></g>`;
export const groove = (d: string, deep = 3): Line => ({ svg: line(d, 2.8), height: -deep, blur: 0.9, tone: 0.84 });
export const sewn = (d: string): Line => ({ svg: line(d, 1.9, '6.5 3.8'), height: 0.9, blur: 0.4, tone: 0.88 });
export const piping = (d: string, width: number, height: number): Line => ({ svg: line(d, width), height, blur: 1.6 });
export const dots = (places: readonly (readonly [number, number])[], r: number): string =>
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
export const sideBySide = (shoe: readonly Layer[]): Layer[] => [
  ...move(shoe, 'translate(384 300) scale(-1 1) rotate(2.5)'),
  ...move(shoe, 'translate(816 300) rotate(2.5)'),
];

/** The outline of a right foot: straight inside, full at the ball, the tip nearer to the great toe. `by` is how far it stands out. */
export const foot = (by: number): string =>
  `M-28 ${-by} C${58 + by} ${-6 - by} ${134 + by} 62 ${156 + by} 176 C${174 + by} 286 ${152 + by} 384 ${134 + by} 484 C${120 + by} 574 ${129 + by} 684 ${126 + by} 784 C${122 + by} 906 ${82 + by} ${988 + by} 2 ${992 + by} C${-80 - by} ${990 + by} ${-122 - by} 908 ${-127 - by} 792 C${-130 - by} 690 ${-113 - by} 604 ${-120 - by} 504 C${-130 - by} 394 ${-160 - by} 292 ${-151 - by} 180 C${-140 - by} 66 ${-96 - by} ${2 - by} -28 ${-by} Z`;

export const leather = { across: 0.008, along: 0.008, coarse: 26, stiffness: 0.1, crumple: 0.5 };

/** What one walks on: heel, waist and ball, with the tread pressed into it. */
export function underside(tread: 'fine' | 'smooth'): Layer[] {
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

/** Both boots of a pair, the far one behind and above; seen from the other side for the back. */
export function oneBehindTheOther(boot: readonly Layer[], side: Side): Layer[] {
  const flip = side === 'back' ? 'translate(1200 0) scale(-1 1) ' : '';
  return [...move(boot, `${flip}translate(176 20) scale(.86)`, 0.94), ...move(boot, `${flip}translate(14 290) scale(.92)`)];
}
