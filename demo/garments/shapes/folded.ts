import type { Layer, Line } from '../render/scene.ts';
import { centred, crease, dent, half, rect, ribs, rope, seam, stitch } from './draw.ts';
import { bandCollar, button, crewBand, insideBack, patch, placket, rollNeck, shirtCollar } from './necks.ts';
import { CLOTHS, type TopSpec } from './top.ts';

/** How a piece is folded: half its width, where its shoulders and its lower fold lie, how thick one layer of its cloth is. */
interface Fold {
  cloth: keyof typeof CLOTHS;
  wide: number;
  low: number;
  thick: number;
}

type Neck = Pick<TopSpec, 'neck' | 'drop'>;
/** As much of a garment as its neck asks for. */
const neckOf = ({ neck, drop }: Neck): TopSpec => ({
  ...{ cloth: 'jersey', neck, drop },
  ...{ shoulder: [300, 480], underarm: [300, 600], waist: [300, 900], hem: [300, 1100] },
});

const leaf = ({ cloth, thick }: Fold, d: string, lift: number, more: Partial<Layer> = {}): Layer => ({
  shape: centred(d),
  lift,
  puff: thick * 1.5,
  reach: 74,
  roll: thick,
  cloth: { ...CLOTHS[cloth], across: CLOTHS[cloth].across * 0.55, along: 0.004 },
  ...more,
});

/** A leaf of folded cloth: straight at the sides, round where it turns. */
function leafPath({ wide, top, low, shift = 0 }: { wide: number; top: number; low: number; shift?: number }, round: number): string {
  const left = shift - wide;
  const right = shift + wide;
  return `M${left} ${top} L${right} ${top} C${right + 5} ${top + 200} ${right + 3} ${low - 240} ${right} ${low - round} Q${right - 2} ${low} ${right - round} ${low} C${wide * 0.4} ${low + 7} ${-wide * 0.4} ${low + 5} ${left + round} ${low} Q${left + 2} ${low} ${left} ${low - round} C${left - 4} ${low - 260} ${left - 3} ${top + 220} ${left} ${top} Z`;
}

/** The layers below the uppermost, whose folds are seen at its edges; what was folded last lies highest. */
function below(fold: Fold): Layer[] {
  const { wide, low, thick } = fold;
  const round = thick * 2.6;
  return [
    leaf(fold, leafPath({ wide: wide - 12, top: 640, low: low + thick * 3.7, shift: 9 }, round), 0, { tone: 0.97 }),
    leaf(fold, leafPath({ wide: wide - 3, top: 590, low: low + thick * 2.5, shift: -5 }, round), thick * 0.9),
    leaf(fold, leafPath({ wide: wide - 7, top: 560, low: low + thick * 1.2, shift: 5 }, round), thick * 1.8),
  ];
}

/** The uppermost layer of something with sleeves: they lie behind it, and its shoulders slope. */
function chest(fold: Fold, { neck: [nx, ny], drop }: Neck, lines: Line[] = []): Layer {
  const { wide, low, thick } = fold;
  const round = thick * 2.4;
  const slope = ny + (wide - nx) * 0.2;
  const side = (s: 1 | -1) =>
    half(
      `M-2 ${drop} C${nx * 0.52} ${drop} ${nx * 0.94} ${ny + (drop - ny) * 0.62} ${nx} ${ny} C${nx + 40} ${ny + 10} ${wide - 60} ${slope - 12} ${wide - 20} ${slope + 2} Q${wide} ${slope + 10} ${wide + s * 2} ${slope + 46} C${wide + 5} ${slope + 240} ${wide + 3} ${low - 260} ${wide - 2} ${low - round} Q${wide - 4} ${low} ${wide - round} ${low} C${wide * 0.5} ${low + 6} ${wide * 0.3} ${low + 6} -2 ${low + 5} Z`,
      s,
    );
  const { across } = CLOTHS[fold.cloth];
  return leaf(fold, '', thick * 2.7, {
    shape: side(1) + side(-1),
    cloth: {
      ...CLOTHS[fold.cloth],
      across: across * 0.6,
      along: 0.005,
      pulls: [
        { x: 600 + wide * 0.62, y: slope + 150, rx: 110, ry: 120, angle: 64, amount: across * 1.4 },
        { x: 600 - wide * 0.66, y: slope + 170, rx: 100, ry: 130, angle: 118, amount: across * 1.5 },
        { x: 560, y: low - 90, rx: 280, ry: 60, angle: 3, amount: across * 1.1 },
        { x: 700, y: low - 200, rx: 200, ry: 70, angle: 174, amount: across * 0.7 },
      ],
    },
    lines: [
      // Where the sides were turned in, the cloth stands a little: it lies on the sleeve.
      crease(
        `M${wide * 0.62} ${slope + 90} C${wide * 0.66} ${slope + 260} ${wide * 0.64} ${low - 240} ${wide * 0.68} ${low - 30}`,
        thick * 0.32,
        46,
        24,
      ),
      ...lines,
    ],
  });
}

/** A cuff that looks out from behind. */
const cuff = (fold: Fold, { x, turn, ribbed }: { x: number; turn: number; ribbed: boolean }): Layer => {
  const y = fold.low - 40;
  const h = 40 + fold.thick * 4.4;
  return {
    shape: rect(x, y, 112, h, 10, turn),
    ...{ lift: fold.thick * 0.5, puff: 6, reach: 30, roll: fold.thick * 0.7, plain: ribbed },
    lines: ribbed
      ? [
          ribs(
            [
              [x + 4, y],
              [x + 108, y],
            ],
            [
              [x + 4, y + h],
              [x + 108, y + h],
            ],
            14,
            { mirror: false, height: 4 },
          ),
        ]
      : [stitch(`M${x + 4} ${y + h - 9} H${x + 108}`, false), seam(`M${x} ${y + 30} H${x + 112}`, false, 3)],
  };
};

const shoulderSeams = ({ neck: [nx, ny] }: Neck, wide: number): Line =>
  seam(`M${nx + 16} ${ny + 34} C${nx + 80} ${ny + 56} ${wide - 80} ${ny + 76} ${wide - 6} ${ny + 88}`, true, 4);

export function foldedKnit(kind: 'crew' | 'roll' = 'crew'): Layer[] {
  const fold: Fold = { cloth: 'knit', wide: 306, low: 1096, thick: 14 };
  const neck: Neck = kind === 'crew' ? { neck: [110, 448], drop: 512 } : { neck: [108, 484], drop: 536 };
  const spec = neckOf(neck);
  return [
    cuff(fold, { x: 84, turn: -2, ribbed: true }),
    ...below(fold),
    ...(kind === 'crew' ? insideBack(spec, 130) : []),
    chest(fold, neck, [shoulderSeams(neck, 306)]),
    ...(kind === 'crew' ? crewBand(spec, 'front', 38) : rollNeck(spec, 72, 'front')),
  ].map(lifted(fold));
}

/** Necks are drawn to lie on a garment that lies flat; here it lies on its own layers. */
const lifted =
  ({ thick }: Fold) =>
  (layer: Layer): Layer =>
    layer.inner || (layer.lift ?? 0) < 0 ? { ...layer, lift: (layer.lift ?? 0) + thick * 2.7 } : layer;

export function foldedTee(kind: 'men' | 'women' | 'pocket' = 'men'): Layer[] {
  const fold: Fold = { cloth: 'jersey', wide: 288, low: 1078, thick: 8.5 };
  const neck: Neck = kind === 'women' ? { neck: [112, 446], drop: 536 } : { neck: [104, 446], drop: 522 };
  const spec = neckOf(neck);
  const pocket = patch(
    'M84 640 H216 V772 Q216 788 202 790 L98 790 Q84 788 84 772 Z',
    'M89 646 V772 Q90 782 100 784 L200 784 Q210 782 211 772 V646 M89 664 H211',
    { side: 1 },
  );
  return [
    ...below(fold),
    ...insideBack(spec, 150),
    chest(fold, neck, [shoulderSeams(neck, 288)]),
    ...(kind === 'pocket' ? pocket : []),
    ...crewBand(spec, 'front', kind === 'women' ? 20 : 27),
  ].map(lifted(fold));
}

export function foldedShirt(kind: 'leaf' | 'buttonDown' | 'band' = 'leaf'): Layer[] {
  const fold: Fold = { cloth: 'poplin', wide: 274, low: 1112, thick: 9 };
  const neck: Neck = { neck: [96, 452], drop: 510 };
  const spec = neckOf(neck);
  const collar = kind === 'band' ? bandCollar(spec, 'front') : shirtCollar(spec, 'front', { leaf: 92 });
  const pocket = patch('M104 680 H232 V806 L168 840 L104 806 Z', 'M109 686 V802 L168 833 L227 802 V686 M109 700 H227', { side: 1 });
  return [
    cuff(fold, { x: -214, turn: 2, ribbed: false }),
    ...below(fold),
    ...insideBack(spec, 90, 30),
    chest(fold, neck, [shoulderSeams(neck, 274)]),
    ...placket(504, 1112, 44, 6, 0, 8.5),
    ...(kind === 'band' ? [] : pocket),
    ...collar,
    ...(kind === 'buttonDown' ? [...button(63, 554, 6.5), ...button(-63, 554, 6.5)] : []),
  ].map(lifted(fold));
}

/** One leg on the other, then twice across: the seat lies on top, and the hems look out below. */
export function foldedJeans(): Layer[] {
  const fold: Fold = { cloth: 'denim', wide: 230, low: 1086, thick: 12 };
  const hem = (x: number, y: number, w: number): Line[] => [dent(`M${x} ${y} H${x + w}`, false), stitch(`M${x} ${y} H${x + w}`, false, 2)];
  const seat =
    'M-196 500 C-100 486 90 478 186 482 C206 560 222 640 230 760 C234 880 232 980 226 1050 Q222 1086 190 1087 C80 1093 -70 1092 -196 1086 Q-226 1084 -228 1050 C-232 900 -230 700 -222 620 Z';
  const pocket = 'M-82 640 L92 630 L98 800 L12 846 L-78 806 Z';
  return [
    leaf(fold, leafPath({ wide: 214, top: 860, low: 1132, shift: -8 }, 10), 0, { lines: hem(-226, 1114, 430), tone: 0.98 }),
    leaf(fold, leafPath({ wide: 220, top: 800, low: 1118, shift: 8 }, 28), 11),
    leaf(fold, leafPath({ wide: 226, top: 780, low: 1102, shift: -3 }, 28), 22),
    leaf(fold, seat, 33, {
      cloth: {
        ...CLOTHS.denim,
        across: 0.012,
        pulls: [
          { x: 600, y: 1000, rx: 220, ry: 70, angle: 2, amount: 0.02 },
          { x: 770, y: 640, rx: 90, ry: 100, angle: 60, amount: 0.03 },
        ],
      },
      lines: [
        seam('M-212 606 L214 560', false),
        stitch('M-212 614 L214 568', false, 2),
        stitch('M-212 622 L214 576', false, 2),
        seam('M-206 520 C-222 640 -226 800 -222 1080', false),
        stitch('M-196 520 C-212 640 -216 800 -212 1080', false, 2),
        { svg: `<ellipse cx="606" cy="960" rx="120" ry="150"/>`, blur: 40, tone: 1.16 },
      ],
    }),
    {
      shape: centred('M-200 452 C-100 440 90 432 188 434 L190 494 C90 492 -100 502 -198 512 Z'),
      ...{ lift: 36, puff: 4, reach: 20, roll: 5 },
      lines: [stitch('M-196 462 C-100 450 90 442 184 444', false, 2), stitch('M-196 502 C-100 492 90 482 186 484', false, 2)],
    },
    ...[-120, 40].map(
      (x): Layer => ({
        shape: centred(`M${x - 9} 440 h18 v76 h-18 Z`),
        ...{ lift: 4, settle: 1, roll: 2.5 },
        lines: [stitch(`M${x - 5} 446 v64 M${x + 5} 446 v64`, false, 2)],
      }),
    ),
    {
      shape: rect(84, 446, 94, 60, 3, -1),
      ...{ lift: 2.4, settle: 1, roll: 2, ink: 1, plain: true },
      lines: [{ ...stitch('M90 452 h82 v48 h-82 z', false) }],
    },
    {
      shape: half(pocket),
      ...{ lift: 2.4, settle: 1, roll: 2.5 },
      lines: [
        dent('M-76 646 L-72 800 L12 838 L91 796 L86 637 M-76 660 L86 651', false),
        stitch('M-76 646 L-72 800 L12 838 L91 796 L86 637 M-76 660 L86 651', false, 2),
        stitch('M-74 714 Q-10 704 8 738 Q28 700 89 702', false, 2),
      ],
    },
  ];
}

/** In three lengthwise and once across, so that both fringed ends lie together. */
export function foldedScarf(): Layer[] {
  const fold: Fold = { cloth: 'wool', wide: 236, low: 1010, thick: 13 };
  const fringe = (left: number, y: number, count: number): Layer => ({
    shape: rope(
      centred(
        Array.from(
          { length: count },
          (_, i) => `M${left + i * 15.4} ${y} q${((i * 5) % 7) - 3} 44 ${((i * 7) % 9) - 4} ${86 + ((i * 5) % 11)}`,
        ).join(' '),
      ),
      7,
    ),
    ...{ lift: 3, settle: 0.4, roll: 4 },
  });
  const folds: Line[] = [-0.36, 0.3].map((k) =>
    crease(`M${236 * k} 470 C${236 * k + 10} 640 ${236 * k - 8} 840 ${236 * k + 4} 1010`, 4, 60, 30, false),
  );
  return [
    fringe(-216, 1036, 29),
    leaf(fold, leafPath({ wide: 226, top: 520, low: 1044, shift: 8 }, 8), 0, { turn: 1 }),
    leaf(fold, leafPath({ wide: 230, top: 500, low: 1030, shift: -6 }, 8), 12),
    fringe(-226, 1000, 30),
    leaf(fold, leafPath({ wide: 233, top: 470, low: 1018, shift: 3 }, 6), 18),
    // Round at the top, where the cloth turns over all that lies in it.
    leaf(
      fold,
      'M-236 500 Q-238 446 -196 440 C-80 430 80 432 196 440 Q240 446 237 500 C243 680 240 840 236 1010 C120 1018 -120 1016 -236 1010 C-241 820 -239 660 -236 500 Z',
      25,
      {
        cloth: { ...CLOTHS.wool, across: 0.014, along: 0.006, pulls: [{ x: 600, y: 560, rx: 240, ry: 70, angle: 4, amount: 0.02 }] },
        lines: [...folds, { svg: centred('M-260 420 H260 V470 C120 482 -120 482 -260 470 Z'), height: -10, blur: 20 }],
      },
    ),
  ];
}
