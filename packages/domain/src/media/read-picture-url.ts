import { type PictureType, type PictureWidth, picturePath, pictureTypes, pictureWidths, plainPicture } from '@selvedge/contract/media.ts';

/** `type` is 'best' where the URL leaves it to what the browser takes. */
export type PictureAddress = { key: string; index: number; format: string; width: PictureWidth; type: PictureType | 'best' };

const shape = /^([0-9a-f]{24})\/(0|[1-9]\d?|[1-9]\d{3,8})-([a-z][a-z0-9-]{0,29})(?:\.w([1-9]\d{1,3})(?:\.([a-z]{3,4}))?)?$/;

/** What a URL asks of the image service; undefined for whatever it would never have named itself. Each picture has one spelling. */
export function readPictureUrl(path: string): PictureAddress | undefined {
  if (!path.startsWith(picturePath)) return undefined;
  const [, key, index, format, size, ending] = shape.exec(path.slice(picturePath.length)) ?? [];
  if (!key || !index || !format) return undefined;
  const picture = { key, index: Number(index), format };
  if (size === undefined) return { ...picture, ...plainPicture };
  const width = pictureWidths.find((each) => each === Number(size));
  const type = ending ?? 'best';
  if (width === undefined || !(type === 'best' || isType(type))) return undefined;
  return { ...picture, width, type };
}

const isType = (ending: string): ending is PictureType => Object.hasOwn(pictureTypes, ending);
