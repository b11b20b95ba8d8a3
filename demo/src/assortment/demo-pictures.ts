import type { Pictures } from '@selvedge/api/media/name-pictures.ts';
import { garmentsOf } from './demo-assortment.ts';
import { leatherCreamRecipes } from './leather-cream-line.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import { picturesOf } from './recipe.ts';
import { giftCardRecipes } from './special-lines.ts';

/** Every picture that an assortment of this size and seed names, once. Sets show their jacket, which is among them. */
export function demoPictures(of: { styles?: number; seed?: number } = {}): Pictures[] {
  const recipes = new Map<string, PictureRecipe>();
  const add = (recipe: PictureRecipe) => recipes.set(JSON.stringify(recipe), recipe);
  for (const recipe of [...giftCardRecipes.values(), ...leatherCreamRecipes]) add(recipe);
  for (const { options } of garmentsOf(of)) for (const { recipe } of options) add(recipe);
  return [...recipes.values()].map(picturesOf);
}
