import { picturePath, pictureWidths } from '@selvedge/contract/media.ts';

/** A picture as small as the shop makes them; one from elsewhere comes as it is. */
export function thumbSource(src: string | undefined): string | undefined {
  return src?.startsWith(picturePath) ? `${src}.w${pictureWidths[0]}` : src;
}
