import { parseHex } from '../../garments/dye.ts';
import type { Pattern } from '../../garments/fabric.ts';
import type { Model } from './models/model.ts';
import type { PictureRecipe } from './picture-recipe.ts';

type Gender = Model['gender'];
type Look = Pick<PictureRecipe, 'cut' | 'colour' | 'pattern' | 'isFolded'>;

/** Whether two pieces are taken for the same one at the size of a tile: one drawing, and cloth of nearly one colour. Buttons, soles and length are not seen there. */
export const isAlike = (one: Look, other: Look): boolean =>
  drawing(one) === drawing(other) && distance(one.colour, other.colour) < nearlyOne;

/** How often a kind of piece came before, to the same people; and whether it came to others first. */
export type Alike = { before: number; isOfOthers: boolean };

/** Tells it of one piece after another. The first of a kind stands for it: what is like the second alone is another kind. */
export function countAlike(): (look: Look, gender: Gender) => Alike {
  const kinds: Record<Gender, (Look & { times: number })[]> = { women: [], men: [] };
  return (look, gender) => {
    const isOfOthers = kinds[gender === 'men' ? 'women' : 'men'].some((kind) => isAlike(kind, look));
    const known = kinds[gender].find((kind) => isAlike(kind, look));
    if (!known) kinds[gender].push({ ...look, times: 0 });
    return { before: known ? ++known.times : 0, isOfOthers };
  };
}

/**
 * What of a rank it costs to look like others, more than all else that ranks the demo's goods: in what is of one gender every kind of
 * piece comes once before any comes again, and where both are shown a man's belt comes after a woman's that is like it.
 */
export const setBack = ({ before, isOfOthers }: Alike): number => 2_000 * Math.min(before, 100) + (isOfOthers ? 1_000 : 0);

const drawing = ({ cut, pattern, isFolded }: Look): string => [cut, quiet.has(pattern) ? 'plain' : pattern, isFolded ?? false].join(' ');

/** Patterns that are not seen from as far away as a tile is looked at. */
const quiet: ReadonlySet<Pattern> = new Set(['solid', 'melange', 'twill', 'denim']);

/** Camel and honey are nearly one colour, camel and tobacco are not. */
const nearlyOne = 0.07;

function distance(one: string, other: string): number {
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(...a.map((value, at) => value - b[at]!));
}

/** Oklab, in which what is equally far apart looks equally different. */
function seen(hex: string): [number, number, number] {
  const [r, g, b] = parseHex(hex).map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
