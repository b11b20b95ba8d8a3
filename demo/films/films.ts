import type { PictureRecipe } from '../src/assortment/picture-recipe.ts';

/** Garments that are also shown moving, by what they are drawn from. `make.ts` makes the files; films are kept, not drawn on demand. */
export const films: readonly { name: string; recipe: PictureRecipe }[] = [
  { name: 'flared-dress-forest', recipe: { cut: 'dress-flared', colour: '#24402f', pattern: 'solid' } },
  { name: 'trench-camel', recipe: { cut: 'trench', colour: '#b88a55', pattern: 'solid' } },
  { name: 'pleated-skirt-navy', recipe: { cut: 'skirt-pleated', colour: '#1f2a44', pattern: 'solid' } },
];

export const filmFolder = new URL('./files/', import.meta.url);

export function findFilm({ cut, colour, pattern }: PictureRecipe): string | undefined {
  return films.find(({ recipe }) => recipe.cut === cut && recipe.colour === colour && recipe.pattern === pattern)?.name;
}
