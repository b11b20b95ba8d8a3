import { namePictures, type Pictures } from '@selvedge/api/media/name-pictures.ts';
import type { ProductImages } from '@selvedge/contract/catalogue/assortment.ts';
import { findFilm } from '../../films/films.ts';
import { getCut } from '../../garments/cuts.ts';
import type { PictureRecipe } from './picture-recipe.ts';

/** Goes up when the composer draws the same recipe differently: pictures have addresses that are kept forever. */
const version = '3';

/** Front, back, detail and look of an option, of some also a film, as the image service is to know them. */
export function picturesOf({ cut, colour, pattern, ink }: PictureRecipe): Pictures {
  const film = findFilm({ cut, colour, pattern });
  return {
    recipe: { cut, colour, pattern, ...(ink && { ink }), ...(film && { film }) },
    formats: [...getCut(cut).views, ...(film ? ['video'] : [])],
    version,
    placeholder: '#f1ede5',
  };
}

/** And as the assortment names them. */
export function imagesOf(recipe: PictureRecipe): ProductImages {
  return namePictures(picturesOf(recipe)).images;
}
