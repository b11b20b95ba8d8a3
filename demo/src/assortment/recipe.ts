import { findCut, VIEWS } from '../../garments/cuts.ts';
import { PATTERNS, type Pattern } from '../../garments/fabric.ts';
import { palette } from './palette.ts';

/** What a picture of the demo is composed from: a cut, its colour, the colour of its pattern and the pattern itself. */
export type PictureRecipe = { cut: string; colour: string; secondary: string; pattern: Pattern };

/** Part of a picture's address: `tee-women.1f2a44.f5f4f0.breton`. */
export function writeRecipe({ cut, colour, secondary, pattern }: PictureRecipe): string {
  return [cut, colour.slice(1), secondary.slice(1), pattern].join('.');
}

const hexes: ReadonlySet<string> = new Set(palette.map(({ hex }) => hex));
const patterns: ReadonlySet<string> = new Set(PATTERNS);

/** Undefined for anything the demo does not make: otherwise a stranger could have sixteen million colours composed. */
export function readRecipe(text: string): PictureRecipe | undefined {
  const [cut = '', colour = '', secondary = '', pattern = '', ...rest] = text.split('.');
  if (rest.length > 0 || !hexes.has(`#${colour}`) || !hexes.has(`#${secondary}`) || !patterns.has(pattern)) return undefined;
  if (!findCut(cut)?.supportsPattern.includes(pattern as Pattern)) return undefined;
  return { cut, colour: `#${colour}`, secondary: `#${secondary}`, pattern: pattern as Pattern };
}

/** The pictures of an option: front, back, detail and look, numbered in that order. */
export function picturesOf(recipe: PictureRecipe): { urlTemplate: string; indexes: { index: number; format: string }[] } {
  const views = findCut(recipe.cut)?.views ?? VIEWS;
  return {
    urlTemplate: `/images/garments/${writeRecipe(recipe)}/{index}-{format}`,
    indexes: views.map((format, index) => ({ index, format })),
  };
}
