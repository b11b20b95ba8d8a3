import { createHash } from 'node:crypto';
import type { ProductImages } from '@selvedge/contract/catalogue/assortment.ts';
import { picturePath } from '@selvedge/contract/media.ts';

/** Plain data that the composer understands; nothing here reads it. */
export type Recipe = { [name: string]: string | number | boolean | null };

/** All pictures of one product, and everything that decides how they look. */
export type Pictures = {
  /** The kind of picture at each index: front, back, detail ... */
  formats: readonly string[];
  /** Moves when the same recipe or file name gives another picture: the composer's version, or a hash of the originals. */
  version: string;
  /** The colour that fills the box until the picture is there. */
  placeholder?: string;
} & ({ recipe: Recipe } | { files: readonly string[] });

/** What the assortment says of these pictures. The address holds a hash of their content, so it can be kept forever. */
export function namePictures(pictures: Pictures): { key: string; images: ProductImages } {
  const { formats, version, placeholder } = pictures;
  const from = 'recipe' in pictures ? { recipe: inOrder(pictures.recipe) } : { files: pictures.files };
  const key = createHash('sha256').update(JSON.stringify({ version, formats, from })).digest('hex').slice(0, 24);
  return {
    key,
    images: {
      urlTemplate: `${picturePath}${key}/{index}-{format}`,
      indexes: formats.map((format, index) => ({ index, format })),
      ...(placeholder !== undefined && { placeholder }),
    },
  };
}

/** The same recipe written in another order is the same picture. */
function inOrder(recipe: Recipe): Recipe {
  return Object.fromEntries(Object.entries(recipe).sort(([a], [b]) => (a < b ? -1 : 1)));
}
