import type { Layer, Line } from '../render/scene.ts';
import { both, crease, dent, flutes, half, rope, seam, stitch, stroke } from './draw.ts';
import { button } from './necks.ts';
import { CLOTHS, type Side } from './top.ts';

interface SkirtSpec {
  cloth: keyof typeof CLOTHS;
  top: number;
  waist: number;
  hip: number;
  hem: readonly [number, number];
  band?: number;
  lines?: Line[];
  swing?: number;
}

function skirt(spec: SkirtSpec, side: Side): Layer[] {
  const { top, waist, hip } = spec;
  const [hx, hy] = spec.hem;
  const band = spec.band ?? 44;
  const wave = spec.swing
    ? `C${hx * 0.9} ${hy + 34} ${hx * 0.74} ${hy + 14} ${hx * 0.6} ${hy + 36} C${hx * 0.46} ${hy + 56} ${hx * 0.3} ${hy + 30} ${hx * 0.16} ${hy + 46} L-2 ${hy + 42}`
    : `Q${hx * 0.5} ${hy + 26} -2 ${hy + 26}`;
  const body = `M-2 ${top + band - 6} L${waist} ${top + band - 10} C${waist + 30} ${top + 120} ${hip} ${top + 190} ${hip + 8} ${top + 290} C${hip + (hx - hip) * 0.4} ${top + 290 + (hy - top - 290) * 0.4} ${hx - 10} ${hy - 160} ${hx} ${hy} ${wave} Z`;
  const strip = `M-2 ${top} Q${waist * 0.5} ${top} ${waist - 3} ${top - 14} L${waist + 3} ${top + band - 12} Q${waist * 0.5} ${top + band} -2 ${top + band} Z`;
  const hull = both(body + strip);
  const rim = { hull, puff: 36, reach: 110, roll: 3.5 };
  const hemLine = `M${hx} ${hy - 22} Q${hx * 0.5} ${hy + 4} -2 ${hy + 4}`;
  const swing = spec.swing ?? 0;
  const pulls = [-0.8, -0.45, -0.1, 0.3, 0.7].map((k, i) => ({
    x: 600 + k * hx,
    y: hy - 80,
    rx: 90,
    ry: 420 + (i % 2) * 120,
    angle: 90 - k * 14,
    amount: swing,
  }));
  const layers: Layer[] = [
    {
      shape: both(body),
      ...rim,
      cloth: { ...CLOTHS[spec.cloth], pulls: swing ? pulls : [{ x: 600, y: top + 260, rx: 260, ry: 120, angle: 4, amount: 0.02 }] },
      lines: [
        ...(swing
          ? flutes([-0.86, -0.6, -0.3, 0.02, 0.34, 0.66], { from: top + 70, to: hy + 30, top: waist, bottom: hx, height: 15 })
          : [dent(hemLine), stitch(hemLine)]),
        ...(spec.lines ?? []),
      ],
    },
    {
      shape: both(strip),
      ...rim,
      reach: 50,
      lift: 3,
      lines: [seam(`M-2 ${top + band - 2} Q${waist * 0.5} ${top + band - 2} ${waist} ${top + band - 14}`)],
    },
  ];
  if (side === 'front')
    layers.unshift({
      shape: both(`M-2 ${top - 24} Q${waist * 0.6} ${top - 24} ${waist - 4} ${top - 12} L${waist - 4} ${top + 20} L-2 ${top + 20} Z`),
      lift: -16,
      tone: 0.6,
      roll: 2,
    });
  if (side === 'back') layers[0]!.lines!.push(seam(`M0 ${top + band} V${top + 330}`, false));
  return layers;
}

export const midiSkirt = (side: Side) => skirt({ cloth: 'silk', top: 200, waist: 176, hip: 240, hem: [372, 1390], swing: 0.07 }, side);

export function miniSkirt(side: Side): Layer[] {
  const front = 'M0 372 V1090';
  const layers = skirt(
    {
      cloth: 'denim',
      top: 360,
      waist: 232,
      hip: 300,
      hem: [346, 1110],
      band: 56,
      lines:
        side === 'front'
          ? [
              seam(front, false),
              stitch('M-18 416 V1100', false, 2),
              stitch('M18 416 V1100', false, 2),
              stitch('M110 416 C116 486 170 512 258 506', true, 2),
              seam('M112 408 C118 478 172 502 256 496'),
            ]
          : [stitch('M0 500 L256 446', true, 2), stitch('M0 508 L258 454', true, 2)],
    },
    side,
  );
  return [...layers, ...(side === 'front' ? [416, 530, 650, 770, 890, 1010].flatMap((y) => button(0, y - 24, 11)) : [])];
}

/** Cut on the bias: narrow at the hip, long, and falling from there in soft folds. */
export const biasSkirt = (side: Side) =>
  skirt({ cloth: 'silk', top: 180, waist: 164, hip: 236, hem: [312, 1440], band: 22, swing: 0.045 }, side);

/** Denim that widens evenly from the waist, with a zip at the side instead of buttons. */
export function aLineSkirt(side: Side): Layer[] {
  const panel = 'M104 330 C112 600 150 1000 176 1300';
  return skirt(
    {
      cloth: 'denim',
      top: 270,
      waist: 204,
      hip: 290,
      hem: [404, 1290],
      band: 56,
      lines:
        side === 'front'
          ? [
              seam(panel),
              stitch('M112 330 C120 600 158 1000 184 1300', true, 2),
              stitch('M124 326 C136 400 196 430 264 420', true, 2),
              seam('M126 318 C138 392 198 420 262 410'),
            ]
          : [seam('M0 320 V1310', false), stitch('M10 320 V1310', false, 2), stitch('M0 420 L236 372', true, 2)],
    },
    side,
  );
}

/** One front lies over the other from hip to hem, held by two straps. */
export function wrapSkirt(side: Side): Layer[] {
  const layers = skirt({ cloth: 'wool', top: 240, waist: 196, hip: 268, hem: [316, 1380], band: 50 }, side);
  if (side === 'back') return layers;
  const flap = 'M-196 286 L196 282 C222 380 268 430 276 530 C284 820 300 1100 316 1372 Q180 1412 52 1404 C70 1000 96 640 120 290 Z';
  const edge = 'M120 290 C96 640 70 1000 52 1404';
  const front: Layer = {
    shape: half(flap.replace('M-196 286 L196 282', 'M120 288 L196 280'), -1),
    lift: 5,
    settle: 1,
    roll: 4,
    cloth: { ...CLOTHS.wool, pulls: [{ x: 420, y: 1100, rx: 120, ry: 420, angle: 92, amount: 0.02 }] },
    lines: [dent('M134 300 C110 640 84 1000 66 1400', true), crease('M150 420 C146 700 130 1000 120 1380', 6, 16, 10)],
  };
  const strap = (y: number): Layer[] => [
    {
      shape: half(`M86 ${y} L176 ${y - 3} L178 ${y + 27} L84 ${y + 30} Z`, -1),
      lift: 4,
      settle: 1,
      roll: 4,
      lines: [stitch(`M90 ${y + 6} L172 ${y + 3} M90 ${y + 24} L172 ${y + 21}`)],
    },
    { shape: rope(half(`M96 ${y - 8} h38 v46 h-38 Z`, -1), 7), lift: 6, settle: 0.9, roll: 3.5, ink: 2, plain: true },
  ];
  const line: Layer = { shape: rope(half(edge, -1), 3), lift: 0, settle: 1, roll: 1, tone: 0.72 };
  return [...layers, front, line, ...strap(250), ...strap(330)];
}

/** Knife pleats: each one a wedge whose height climbs to its edge. */
export function pleatedSkirt(side: Side): Layer[] {
  const count = 11;
  const top = 250;
  const bottom = 1360;
  const sliver = (a: number, b: number) => `M${a * 190} ${top + 40} L${b * 190} ${top + 40} L${b * 392} ${bottom} L${a * 392} ${bottom} Z`;
  let wedges = '';
  let edges = '';
  for (let i = -count; i < count; i++) {
    for (let k = 0; k < 6; k++)
      wedges += `<path transform="translate(600 0)" fill-opacity="${(k + 1) / 6}" d="${sliver((i + k / 6) / count, (i + (k + 1.04) / 6) / count)}"/>`;
    edges += `M${((i + 1) / count) * 190} ${top + 40} L${((i + 1) / count) * 392} ${bottom}`;
  }
  const layers = skirt({ cloth: 'wool', top, waist: 190, hip: 262, hem: [380, 1330], band: 50 }, side);
  const body = layers.find((layer) => layer.cloth)!;
  body.lines = [
    { svg: wedges, height: 13, blur: 1.2 },
    { svg: stroke(edges, 2, false), height: -1, blur: 0.8, tone: 0.86 },
  ];
  return layers;
}
