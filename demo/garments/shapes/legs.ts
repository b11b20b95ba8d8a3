import type { Layer, Line } from '../render/scene.ts';
import { both, half, stitch, stroke } from './draw.ts';
import { fittings, type LegSpec, legLines, legPulls, turnUps } from './leg-parts.ts';
import { CLOTHS, type Side } from './top.ts';

/** Trousers of every kind: two legs, waistband, fly and pockets. */
export function legs(spec: LegSpec, side: Side): Layer[] {
  const { top, waist, hip, crotch, hem } = spec;
  const hipY = top + (crotch - top) * 0.78;
  const run = hem.y - hipY;
  const leg = `M-1 ${top} L${waist} ${top} C${waist + 12} ${top + 70} ${hip - 4} ${hipY - 110} ${hip} ${hipY} C${hip + (hem.outer - hip) * 0.3 + 3} ${hipY + run * 0.25} ${hem.outer + spec.knee} ${hem.y - run * 0.5} ${hem.outer} ${hem.y} Q${(hem.outer + hem.inner) / 2} ${hem.y + 12} ${hem.inner} ${hem.y + 4} C${hem.inner + 2} ${hem.y - run * 0.42} ${26 + hem.inner * 0.15} ${crotch + run * 0.16} 5 ${crotch} L-1 ${crotch - 12} Z`;
  const band = `M-2 ${top + 4} Q${waist * 0.5} ${top + 4} ${waist - 1} ${top - 14} L${waist + 7} ${top + 44} Q${waist * 0.5} ${top + 60} -2 ${top + 60} Z`;
  const hull = both(leg + band);
  const rim = { hull, puff: 36, reach: 90, roll: spec.cloth === 'denim' ? 5 : 3.5 };
  const axis = (Math.atan2((hem.outer + hem.inner) / 2 - hip * 0.5, hem.y - crotch) * 180) / Math.PI;
  const layers: Layer[] = [];
  if (side === 'front')
    layers.push({
      shape: both(`M-2 ${top - 22} Q${waist * 0.6} ${top - 22} ${waist - 2} ${top - 12} L${waist} ${top + 30} L-2 ${top + 30} Z`),
      lift: -16,
      tone: 0.62,
      roll: 2,
    });
  for (const s of [-1, 1] as const)
    layers.push({
      shape: half(leg, s),
      ...rim,
      lift: s > 0 ? 1.5 : 0,
      turn: Math.round(-s * axis),
      cloth: { ...CLOTHS[spec.cloth], pulls: legPulls(spec, s, side) },
      lines: legLines(spec, side),
    });
  const bandLines: Line[] = [];
  if (spec.elastic)
    bandLines.push({
      svg: stroke(Array.from({ length: 26 }, (_, i) => `M${(i * waist) / 26} ${top} v60`).join(' '), 4),
      height: 4,
      blur: 1.4,
      pucker: 3,
    });
  else
    for (const y of [8, 52])
      bandLines.push(stitch(`M-2 ${top + y} Q${waist * 0.5} ${top + y} ${waist + 2} ${top + y - 14}`, true, spec.thread ?? 0));
  layers.push({ shape: both(band), ...rim, reach: 60, lift: 3, lines: bandLines });
  return [...layers, ...(spec.turnUp ? turnUps(spec, spec.turnUp) : []), ...fittings(spec, side)];
}
