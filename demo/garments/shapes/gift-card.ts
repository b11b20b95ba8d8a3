import type { Layer, Line } from '../render/scene.ts';
import type { Side } from './top.ts';

const turned = (svg: string, turn: number, x: number, y: number): string => `<g transform="rotate(${turn} ${x} ${y})">${svg}</g>`;
const line = (d: string, width: number, dash = ''): string =>
  `<g fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" ${dash ? `stroke-dasharray="${dash}"` : ''}><path d="${d}"/></g>`;
const fold = (d: string): Line => ({ svg: turned(line(d, 3), 7, 600, 900), height: -3.4, blur: 1.2, tone: 0.9 });

/** A card of stiff cloth with the thread along its edge, on the envelope that it comes in. */
export function giftCard(side: Side): Layer[] {
  const stitched = (d: string, width: number, dash = ''): Line => ({
    ...{ svg: turned(line(d, width, dash), -6, 600, 760), height: 2.2, blur: 0.6, ink: 2 },
  });
  const envelope: Layer = {
    shape: turned('<rect x="220" y="690" width="760" height="470" rx="8"/>', 7, 600, 900),
    ...{ puff: 5, reach: 26, roll: 4, ink: 1, plain: true },
    lines: [fold('M224 696 L600 968 L976 696'), fold('M224 1154 L508 908'), fold('M976 1154 L692 908')],
  };
  const card: Layer = {
    shape: turned('<rect x="250" y="540" width="700" height="440" rx="30"/>', -6, 600, 760),
    ...{ lift: 12, settle: 0.15, puff: 3, reach: 12, roll: 6 },
    lines:
      side === 'front'
        ? [
            stitched('M318 556 V964', 7, '15 9'),
            { svg: turned(line('M306 546 V974 M330 546 V974', 2.4), -6, 600, 760), height: -1.6, blur: 0.8, tone: 0.9 },
          ]
        : [
            { svg: turned('<rect x="250" y="600" width="700" height="84"/>', -6, 600, 760), height: -1, blur: 0.6, tone: 0.62 },
            { svg: turned('<rect x="310" y="760" width="420" height="70" rx="4"/>', -6, 600, 760), height: 1.4, blur: 0.6, ink: 1 },
            stitched('M318 884 H882', 5, '15 9'),
          ],
  };
  return side === 'front' ? [envelope, card] : [card];
}
