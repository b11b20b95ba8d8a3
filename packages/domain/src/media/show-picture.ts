import { type PictureWidth, pictureHeight, picturePath, pictureWidths, plainPicture } from '@selvedge/contract/media.ts';

type Images = {
  urlTemplate: string;
  indexes: readonly { index: number; format: string }[];
  placeholder?: string | undefined;
};

/** What an `<img>` needs. Without `srcSet` the picture comes from elsewhere and in one size only. */
export type ShownPicture = { src: string; srcSet?: string; width: number; height: number; placeholder?: string };

/** No tile is wider than 480 pixels of a screen, not even alone in its row. */
export const tileWidths = [320, 480, 640, 960] as const satisfies readonly PictureWidth[];

/** The picture at a place in the list, or undefined: a product may have fewer than a view has room for. */
export function showPicture(images: Images, at: number, widths: readonly PictureWidth[] = pictureWidths): ShownPicture | undefined {
  const entry = images.indexes[at];
  if (!entry) return undefined;
  const src = images.urlTemplate.replace('{index}', String(entry.index)).replace('{format}', entry.format);
  const { width } = plainPicture;
  return {
    src,
    ...(src.startsWith(picturePath) && { srcSet: widths.map((each) => `${src}.w${each} ${each}w`).join(', ') }),
    width,
    height: pictureHeight(width),
    ...(images.placeholder !== undefined && { placeholder: images.placeholder }),
  };
}
