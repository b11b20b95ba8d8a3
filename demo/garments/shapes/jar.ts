import type { Layer, Line } from '../render/scene.ts';
import type { Side } from './top.ts';

const ring = (x: number, y: number, radius: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#000" stroke-width="${width}"/>`;
const disc = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
const groove = (x: number, y: number, radius: number): Line => ({ svg: ring(x, y, radius, 5), height: -3, blur: 1.4, tone: 0.9 });

/** A low jar of cream seen from above, its metal lid leaning on it; from behind it is closed. */
export function jar(side: Side): Layer[] {
  if (side === 'back') return [lid(600, 800, 330)];
  const glass: Layer = {
    shape: disc(540, 700, 320),
    ...{ puff: 8, reach: 20, roll: 10, ink: 1, plain: true },
    lines: [groove(540, 700, 296), groove(540, 700, 282)],
  };
  const cream: Layer = {
    shape: disc(540, 700, 272),
    ...{ lift: -6, puff: -10, reach: 60, roll: 3 },
    lines: [{ svg: swirl(540, 700), height: 9, blur: 13 }],
  };
  return [glass, cream, lid(760, 1060, 300)];
}

function lid(x: number, y: number, radius: number): Layer {
  return {
    shape: disc(x, y, radius),
    ...{ lift: 26, settle: 0, puff: 5, reach: 24, roll: 12, ink: 2, plain: true },
    lines: [
      groove(x, y, radius - 34),
      groove(x, y, radius - 48),
      // The thread of the house, stamped into the metal.
      {
        svg: `<path d="M${x - 120} ${y} H${x + 120}" fill="none" stroke="#000" stroke-width="8" stroke-dasharray="22 12"/>`,
        height: -3,
        blur: 1,
        tone: 0.82,
      },
    ],
  };
}

const swirl = (x: number, y: number): string =>
  `<path d="M${x - 190} ${y + 20} C${x - 150} ${y - 190} ${x + 170} ${y - 180} ${x + 170} ${y + 10} C${x + 170} ${y + 150} ${x - 90} ${y + 150} ${x - 90} ${y + 10} C${x - 90} ${y - 80} ${x + 60} ${y - 80} ${x + 60} ${y + 10}" fill="none" stroke="#000" stroke-width="34" stroke-linecap="round"/>`;
