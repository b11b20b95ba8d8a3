import { isFilm } from '@selvedge/domain/media/is-film.ts';
import type { PictureAddress } from '@selvedge/domain/media/read-picture-url.ts';
import type { PictureSource } from './database-pictures.ts';
import { locateOriginal } from './read-original.ts';

const filmTypes: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

export type FilmFolders = {
  source: PictureSource;
  /** Where the films of a recipe lie, as `{film}.webm`. */
  films?: string | undefined;
  /** The retailer's own; an address elsewhere serves its films itself. */
  originals?: string | undefined;
};
export type FoundFilm = { path: string; size: number; type: string };

/** A film is kept as it was made: nothing here could make it smaller in the time of a request. Undefined for whatever nobody has named. */
export async function findFilm({ source, films, originals }: FilmFolders, address: PictureAddress): Promise<FoundFilm | undefined> {
  if (!isFilm(address.format)) return undefined;
  const found = await source.find(address.key, address.index);
  if (found?.format !== address.format) return undefined;
  const { material } = found;
  if ('bytes' in material) return undefined;
  const named = 'file' in material ? { folder: originals, file: material.file } : { folder: films, file: `${material.recipe.film}.webm` };
  const type = filmTypes[named.file.split('.').at(-1) ?? ''];
  if (named.folder === undefined || /^https?:/.test(named.folder) || !type) return undefined;
  const place = await locateOriginal(named.folder, named.file).catch(() => undefined);
  return place && { ...place, type };
}
