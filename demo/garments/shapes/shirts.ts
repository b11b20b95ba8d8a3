import type { Layer } from '../render/scene.ts';
import { dent, half, rope, seam, stitch, topStitched } from './draw.ts';
import { bandCollar, button, crewBand, insideBack, patch, placket, shirtCollar } from './necks.ts';
import { type Side, type TopSpec, topBase } from './top.ts';
import { type Fit, hemLine } from './tops.ts';

interface ShirtKind {
  /** how much wider than the regular cut, 1 is regular */
  ease?: number;
  length?: number;
  collar?: 'leaf' | 'band';
  /** how far the collar's points reach down */
  leaf?: number;
  tipButtons?: boolean;
  pocket?: 'none' | 'one' | 'flaps';
  straightHem?: boolean;
}

export function shirt(side: Side, fit: Fit, kind: ShirtKind = {}): Layer[] {
  const m = fit === 'men';
  const { ease = 1, length = 0, pocket = 'one', straightHem = false } = kind;
  const wide = (x: number) => x * ease;
  const spec: TopSpec = {
    cloth: straightHem ? 'twill' : 'poplin',
    neck: [96, 290],
    drop: 348,
    shoulder: [wide(m ? 290 : 268), 340 + (ease - 1) * 120],
    underarm: [wide(m ? 304 : 278), 590 + (ease - 1) * 220],
    waist: [wide(m ? 294 : 270), 880],
    hem: [wide(m ? 296 : 290), 1190 + length],
    hemDrop: straightHem ? 14 : 74,
    sleeve: { end: [wide(m ? 500 : 474), 1120], width: wide(m ? 116 : 106), elbow: 12 },
    cuff: { depth: 84, inset: 12 },
  };
  const [hx, hy] = spec.hem;
  const hem = straightHem ? undefined : `M-2 ${hy + 62} Q${hx * 0.5} ${hy + 62} ${hx} ${hy - 12}`;
  const yoke = side === 'front' ? `M112 326 C170 352 230 376 ${wide(278)} 394` : `M-2 424 C120 426 200 422 ${wide(280)} 410`;
  spec.lines = [...(hem ? [dent(hem), stitch(hem)] : hemLine(spec, 30)), ...topStitched(yoke, [yoke])];
  if (side === 'back') spec.lines.push(seam('M16 426 C18 540 20 580 16 660'));
  const base = topBase(spec, side);
  const slit: string = `M${hx + 120} 1100 L${hx + 106} 1010`;
  for (const sleeve of base.layers.slice(0, 2)) sleeve.lines = [seam(slit)];
  const front =
    side === 'front'
      ? [...placket(342, hy + (straightHem ? 12 : 70), 44, straightHem ? 6 : 7, 0, straightHem ? 11 : 8.5), ...pockets[pocket]]
      : [];
  const collar = kind.collar === 'band' ? bandCollar(spec, side) : shirtCollar(spec, side, { leaf: kind.leaf ?? 92 });
  return [
    ...(side === 'front' ? insideBack(spec, 90, 30) : []),
    ...base.layers,
    ...front,
    ...collar,
    ...(kind.tipButtons && side === 'front' ? [...button(63, 392, 6.5), ...button(-63, 392, 6.5)] : []),
  ];
}

const pockets: Record<NonNullable<ShirtKind['pocket']>, Layer[]> = {
  none: [],
  one: patch('M110 556 H242 V686 L176 722 L110 686 Z', 'M115 562 V682 L176 715 L237 682 V562 M115 576 H237', { side: 1 }),
  flaps: [
    ...patch('M92 560 H238 V716 Q238 732 222 734 L108 734 Q92 732 92 716 Z', 'M98 566 V714 Q99 727 112 728 L218 728 Q231 727 232 714 V566'),
    ...patch('M86 540 H244 V588 L165 618 L86 588 Z', 'M92 546 V584 L165 611 L238 584 V546', { lift: 2.6 }),
    ...button(165, 598, 9),
    ...button(-165, 598, 9),
  ],
};

/** Loose blouse with a small stand and gathers; the one with a tie closes with a bow. */
export function blouse(side: Side, { tie = false } = {}): Layer[] {
  const spec: TopSpec = {
    cloth: 'silk',
    neck: [92, 304],
    drop: 350,
    shoulder: [256, 346],
    underarm: [284, 600],
    waist: [300, 880],
    hem: [322, 1170],
    hemDrop: 18,
    sleeve: { end: [530, 1080], width: 170, elbow: 34 },
    puff: 34,
    cuff: { depth: 54, inset: 30 },
  };
  const gather = [-1, 1].map((s) => ({ x: 600 + s * 70, y: 440, rx: 90, ry: 120, angle: 90 - s * 6, amount: 0.06 }));
  spec.pulls = gather;
  spec.sleevePulls = (s) => [
    { x: 600 + s * 440, y: 1040, rx: 120, ry: 150, angle: 90 - s * 10, amount: 0.1 },
    { x: 600 + s * 310, y: 390, rx: 60, ry: 90, angle: 90 - s * 20, amount: 0.06 },
  ];
  spec.lines = hemLine(spec, 20);
  const base = topBase(spec, side);
  return [
    ...insideBack(spec, 110, 18),
    ...base.layers,
    ...(side === 'front' ? placket(356, 1180, 34, 8, 0, 7) : []),
    ...crewBand(spec, side, 30, 0, false),
    ...(tie && side === 'front' ? bow(374) : []),
  ];
}

/** Two loops, two ends and the knot between them, of soft cloth. */
function bow(y: number): Layer[] {
  const soft = { across: 0.03, along: 0.02, coarse: 22, stiffness: 0.03, crumple: 0.8 };
  const lay = (d: string, s: 1 | -1, turn: number, lift: number): Layer => ({
    shape: half(d, s),
    lift,
    settle: 0.7,
    puff: 12,
    reach: 30,
    roll: 4.5,
    turn,
    cloth: soft,
  });
  const loop = `M4 ${y - 12} C44 ${y - 62} 118 ${y - 82} 172 ${y - 52} C200 ${y - 28} 196 ${y + 30} 164 ${y + 42} C110 ${y + 56} 50 ${y + 34} 4 ${y + 16} Z`;
  const end = (low: number, out: number) =>
    `M-8 ${y} C16 ${y + 90} ${out - 30} ${y + 230} ${out - 26} ${y + low} L${out + 52} ${y + low - 30} C${out + 50} ${y + 220} 60 ${y + 80} 24 ${y - 6} Z`;
  const fold = (s: 1 | -1) => ({ svg: rope(half(`M20 ${y} C70 ${y - 22} 110 ${y - 24} 150 ${y - 6}`, s), 5), height: -5, blur: 5 });
  return [
    lay(end(400, 64), 1, -10, 4),
    lay(end(348, 58), -1, 10, 5),
    { ...lay(loop, 1, 78, 9), lines: [fold(1)] },
    { ...lay(loop, -1, -78, 10), lines: [fold(-1)] },
    {
      shape: `<rect x="576" y="${y - 28}" width="48" height="56" rx="17"/>`,
      lift: 16,
      settle: 0.6,
      puff: 12,
      reach: 26,
      roll: 8,
      lines: [{ svg: rope(half(`M-6 ${y - 20} C-2 ${y} -4 ${y + 8} -8 ${y + 20}`), 3), height: -3, blur: 2.4 }],
    },
  ];
}
