import { namePictures, type Pictures } from '@selvedge/api/media/name-pictures.ts';
import type { ProductImages } from '@selvedge/contract/catalogue/assortment.ts';
import { findFilm } from '../../films/films.ts';
import type { View } from '../../garments/cut.ts';
import { getCut } from '../../garments/cuts.ts';
import type { PictureRecipe } from './picture-recipe.ts';

/** Goes up when the composer draws the same recipe differently: pictures have addresses that are kept forever. */
const version = '6';

/** Front, back, detail and look of an option, of some also a film, as the image service is to know them. */
export function picturesOf(recipe: PictureRecipe): Pictures {
  const { cut, colour, pattern } = recipe;
  const film = findFilm({ cut, colour, pattern });
  return {
    recipe: { ...recipe, ...(film && { film }) },
    formats: [...viewsOf(recipe), ...(film ? ['video'] : [])],
    version,
    placeholder: '#f1ede5',
  };
}

/** What can be folded shows it after its back, or, where it lies folded in its listing, before all others. */
function viewsOf({ cut, isFolded }: PictureRecipe): View[] {
  const hung: View[] = getCut(cut).views.filter((view) => view !== 'folded');
  if (!getCut(cut).folded) return hung;
  const at = isFolded ? 0 : hung.indexOf('detail');
  return hung.toSpliced(at, 0, 'folded');
}

/** And as the assortment names them. */
export function imagesOf(recipe: PictureRecipe): ProductImages {
  return namePictures(picturesOf(recipe)).images;
}
