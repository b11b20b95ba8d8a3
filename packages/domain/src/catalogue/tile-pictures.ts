import { isFilm } from '../media/is-film.ts';

/**
 * Which pictures a tile shows, as places in the product's own list. Staff may name indexes; a product that has none of them shows
 * what it has, for a tile without a picture sells nothing.
 */
export function tilePictures(indexes: readonly { index: number; format: string }[], wanted: readonly number[]): number[] {
  const all = indexes.flatMap(({ format }, at) => (isFilm(format) ? [] : [at]));
  const named = wanted.flatMap((index) => all.filter((at) => indexes[at]!.index === index));
  return named.length > 0 ? [...new Set(named)] : all;
}
