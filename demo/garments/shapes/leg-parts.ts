import type { Layer, Line } from '../render/scene.ts';
import { both, crease, dent, half, rect, seam, stitch, stroke } from './draw.ts';
import { button, patch } from './necks.ts';
import type { CLOTHS, Side } from './top.ts';

export interface LegSpec {
  cloth: keyof typeof CLOTHS;
  top: number;
  waist: number;
  hip: number;
  crotch: number;
  knee: number;
  hem: { y: number; outer: number; inner: number };
  /** thread of the top stitching: 2 contrasting */
  thread?: 0 | 2;
  jeans?: boolean;
  creased?: boolean;
  pleats?: number;
  cuff?: number;
  elastic?: boolean;
  /** legs turned up, as selvedge denim is worn: the pale inside of the cloth shows */
  turnUp?: number;
  /** a stripe down the outer seam, as of a track suit */
  stripe?: boolean;
}

export function turnUps({ hem, knee, jeans: isJeans }: LegSpec, depth: number): Layer[] {
  const top = hem.y - depth;
  const outer = hem.outer + 5 + (knee / 400) * depth;
  const d = `M${outer} ${top} L${hem.outer + 5} ${hem.y + 6} Q${(hem.outer + hem.inner) / 2} ${hem.y + 18} ${hem.inner - 5} ${hem.y + 9} L${hem.inner - 4} ${top + 6} Q${(hem.outer + hem.inner) / 2} ${top + 14} ${outer} ${top} Z`;
  const seamX = hem.outer - 26;
  return ([1, -1] as const).map((s) => ({
    shape: half(d, s),
    lift: 7,
    settle: 1,
    roll: 6,
    tone: isJeans ? 1.34 : 1,
    lines: !isJeans
      ? []
      : [
          { svg: half(`M${seamX - 15} ${top - 10} h30 V${hem.y + 30} h-30 Z`, s), height: 0.6, blur: 0.5, ink: 2, tone: 1.04 },
          { svg: half(`M${seamX - 2} ${top - 10} h4 V${hem.y + 30} h-4 Z`, s), height: -2, blur: 0.6, tone: 0.7 },
        ],
  }));
}

export function fittings(spec: LegSpec, side: Side): Layer[] {
  const { top, waist, hip } = spec;
  const thread = spec.thread ?? 0;
  const layers: Layer[] = [];
  if (side === 'back' && !spec.elastic) {
    const y = top + (spec.jeans ? 156 : 130);
    const m = hip * 0.52;
    if (spec.jeans) {
      layers.push(
        ...patch(
          `M${m - 72} ${y} L${m + 74} ${y - 14} L${m + 80} ${y + 132} L${m + 6} ${y + 176} L${m - 68} ${y + 140} Z`,
          `M${m - 66} ${y + 6} L${m - 62} ${y + 136} L${m + 6} ${y + 168} L${m + 73} ${y + 128} L${m + 68} ${y - 7} M${m - 66} ${y + 20} L${m + 68} ${y + 7}`,
          {
            thread,
            extra: [
              stitch(`M${m - 64} ${y + 70} Q${m - 10} ${y + 60} ${m + 4} ${y + 92} Q${m + 20} ${y + 56} ${m + 70} ${y + 58}`, true, thread),
            ],
          },
        ),
      );
      layers.push({
        shape: rect(waist * 0.44, top + 2, 92, 52, 3, -3),
        lift: 1.8,
        settle: 1,
        roll: 2,
        ink: 1,
        plain: true,
        lines: [stitch(`M${waist * 0.44 + 6} ${top + 8} h80 v38 h-80 z`, false)],
      });
    } else
      layers.push(
        ...([1, -1] as const).map(
          (s): Layer => ({
            shape: half(`M${m - 66} ${y} L${m + 66} ${y - 8} L${m + 67} ${y + 4} L${m - 65} ${y + 12} Z`, s),
            lift: 1.6,
            settle: 1,
            roll: 2,
          }),
        ),
      );
  }
  if (!spec.elastic)
    for (const x of side === 'front' ? [waist * 0.42, waist - 20] : [0, waist * 0.86])
      layers.push({
        shape: both(`M${x - 8} ${top - 8} h16 v74 h-16 Z`),
        lift: 2.6,
        settle: 1,
        roll: 2.5,
        lines: [stitch(`M${x - 4} ${top} v60 M${x + 4} ${top} v60`, true, thread)],
      });
  if (side === 'front' && !spec.elastic) layers.push(...button(0, top + 32, spec.jeans ? 12 : 10));
  if (spec.elastic && side === 'front')
    for (const s of [1, -1] as const)
      layers.push({
        shape: `<g fill="none" stroke="#000" stroke-width="9" stroke-linecap="round">${half(`M14 ${top + 34} C24 ${top + 90} 8 ${top + 150} ${s > 0 ? 26 : 20} ${top + (s > 0 ? 210 : 180)}`, s)}</g>`,
        lift: 2,
        settle: 1,
        roll: 4,
        ink: 2,
        plain: true,
      });
  return layers;
}

export function legLines(spec: LegSpec, side: Side): Line[] {
  const { top, waist, hip, crotch, hem } = spec;
  const thread = spec.thread ?? 0;
  const middle = (hem.outer + hem.inner) / 2;
  const lines: Line[] = [seam(`M0 ${top} V${crotch}`, false)];
  const hemDepth = spec.cuff ?? 30;
  const hemLine = `M${hem.outer} ${hem.y - hemDepth} Q${middle} ${hem.y - hemDepth + 10} ${hem.inner} ${hem.y - hemDepth + 4}`;
  lines.push(
    ...(spec.cuff
      ? [{ svg: stroke(hemLine, 4), height: -4, blur: 1.4, pucker: 4, tone: 0.86 }]
      : [dent(hemLine), stitch(hemLine, true, thread)]),
  );
  if (side === 'front') {
    lines.push(
      stitch(`M38 ${top + 58} V${crotch - 120} Q38 ${crotch - 76} 4 ${crotch - 66}`, false, thread),
      dent(`M38 ${top + 58} V${crotch - 120} Q38 ${crotch - 76} 4 ${crotch - 66}`, false),
    );
    const pocket = spec.jeans
      ? `M${waist * 0.5} ${top + 58} C${waist * 0.54} ${top + 128} ${waist * 0.86} ${top + 150} ${waist + 26} ${top + 144}`
      : `M${waist * 0.66} ${top + 58} L${hip - 6} ${top + 270}`;
    lines.push({ svg: stroke(pocket, 4), height: -4, blur: 1.2, pucker: 5, tone: 0.8 });
    for (const k of spec.jeans ? [8, 15] : [9])
      lines.push({ ...stitch(pocket, true, thread), svg: `<g transform="translate(0 ${k})">${stroke(pocket, 1.7, true, '6.5 3.5')}</g>` });
  } else if (spec.jeans)
    lines.push(
      ...[0, 8].map((k) => stitch(`M0 ${top + 128 + k} L${waist + 20} ${top + 86 + k}`, true, thread)),
      seam(`M0 ${top + 126} L${waist + 20} ${top + 84}`),
    );
  else lines.push(crease(`M${waist * 0.5} ${top + 60} L${waist * 0.52} ${top + 180}`, -4, 4, 2));
  if (spec.jeans) {
    const fade = `<ellipse cx="${600 + middle * 0.9}" cy="${crotch + 220}" rx="62" ry="330"/><ellipse cx="${600 - middle * 0.9}" cy="${crotch + 220}" rx="62" ry="330"/>`;
    lines.push(
      { svg: fade, blur: 34, tone: 1.3 },
      stitch(
        `M${hip - 12} ${crotch - 80} Q${hip - 4} ${crotch + 120} ${hem.outer + spec.knee * 0.4 - 12} ${hem.y - 300} L${hem.outer - 12} ${hem.y}`,
        true,
        0,
      ),
    );
  }
  if (spec.stripe) {
    const seamLine = `M${waist + 8} ${top + 60} C${hip - 4} ${top + 200} ${hip + 6} ${crotch} ${hem.outer + spec.knee * 0.6 - 6} ${hem.y - 420} L${hem.outer - 6} ${hem.y - (spec.cuff ?? 0)}`;
    lines.push({ svg: stroke(seamLine, 34), height: 1.4, blur: 0.7, ink: 2 });
  }
  if (spec.creased)
    lines.push(crease(`M${waist * 0.52} ${top + 150} C${hip * 0.54} ${crotch} ${middle} ${crotch + 300} ${middle} ${hem.y}`, 7, 3, 3));
  for (let p = 0; p < (spec.pleats ?? 0); p++) {
    const x = waist * (0.34 + 0.24 * p);
    lines.push(
      crease(`M${x} ${top + 56} C${x + 6} ${top + 140} ${x + 12} ${top + 220} ${x + 10} ${top + 330}`, 9, 5, 4),
      crease(`M${x + 12} ${top + 56} C${x + 18} ${top + 120} ${x + 22} ${top + 180} ${x + 22} ${top + 240}`, -8, 3, 2.4),
    );
  }
  return lines;
}

export function legPulls(spec: LegSpec, s: 1 | -1, side: Side) {
  const { crotch, hip, hem } = spec;
  const mirror = (angle: number) => (s > 0 ? angle : 180 - angle);
  const knee = crotch + (hem.y - crotch) * 0.45;
  const middle = (hem.outer + hem.inner) / 2;
  const long = hem.y - crotch > 500;
  const pulls = [
    { x: 600 + s * 70, y: crotch - 20, rx: 110, ry: 110, angle: mirror(side === 'front' ? 160 : 30), amount: 0.05 },
    { x: 600 + s * hip * 0.6, y: crotch + 60, rx: 90, ry: 130, angle: mirror(70), amount: 0.03 },
  ];
  if (long)
    pulls.push(
      { x: 600 + s * (middle - 10), y: knee, rx: 90, ry: 120, angle: mirror(24), amount: spec.creased ? 0.012 : 0.035 },
      { x: 600 + s * middle, y: hem.y - 90, rx: 110, ry: 110, angle: mirror(8), amount: spec.creased ? 0.01 : 0.04 },
    );
  else pulls.push({ x: 600 + s * middle, y: hem.y - 80, rx: 140, ry: 160, angle: 92, amount: 0.03 });
  return pulls;
}
