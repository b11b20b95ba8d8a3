import type { Image, Ratio } from '@selvedge/contract/content/image.ts';
import { pictureFiles } from './picture-files.ts';

export type PictureName = keyof typeof pictureFiles;
/** Pictures of cloth, described in every language. Those of garments are on pages in English alone. */
export type ClothName = Exclude<PictureName, `look-${string}`>;

/** A picture of the demo in one of the ratios it was made in. */
export const picture = (name: PictureName, alt: string, ratio: Ratio): Image => {
  const { placeholder, ratios } = pictureFiles[name];
  const widths = (ratios as Partial<Record<Ratio, readonly number[]>>)[ratio];
  if (!widths) throw new Error(`The picture ${name} was not made in the ratio ${ratio}.`);
  const width = Math.max(...widths);
  const [x, y] = ratio.split('/').map(Number) as [number, number];
  const height = Math.round((width * y) / x);
  return { src: pictureSource(name, ratio), formats: ['avif', 'jpg'], widths: [...widths], width, height, alt, ratio, placeholder };
};

export const pictureSource = (name: string, ratio: Ratio) => `/media/${name}-${cropNames[ratio]}`;

/** How a ratio is called in a file name: `selvedge-edge-wide-1280.avif`. */
export const cropNames = {
  '16/9': 'wide',
  '3/2': 'landscape',
  '2/1': 'broad',
  '4/5': 'tall',
  '3/4': 'portrait',
  '1/1': 'square',
} as const satisfies Record<Ratio, string>;
