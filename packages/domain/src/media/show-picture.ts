import { pictureHeight, picturePath, pictureWidths, plainPicture } from '@selvedge/contract/media.ts';

type Images = {
  urlTemplate: string;
  indexes: readonly { index: number; format: string }[];
  placeholder?: string | undefined;
};

/** What an `<img>` needs. Without `srcSet` the picture comes from elsewhere and in one size only. */
export type ShownPicture = { src: string; srcSet?: string; width: number; height: number; placeholder?: string };

/** The picture at a place in the list, or undefined: a product may have fewer than a view has room for. */
export function showPicture(images: Images, at: number): ShownPicture | undefined {
  const entry = images.indexes[at];
  if (!entry) return undefined;
  const src = images.urlTemplate.replaceAll('{index}', String(entry.index)).replaceAll('{format}', entry.format);
  const { width } = plainPicture;
  return {
    src,
    ...(src.startsWith(picturePath) && { srcSet: pictureWidths.map((each) => `${src}.w${each} ${each}w`).join(', ') }),
    width,
    height: pictureHeight(width),
    ...(images.placeholder !== undefined && { placeholder: images.placeholder }),
  };
}
