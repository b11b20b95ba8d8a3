import { picturePath } from '@selvedge/contract/media.ts';

/** A mail program has no `srcset`: twice the width that is shown. */
export function smallPicture(url: string): string {
  return url.startsWith(picturePath) ? `${url}.w160.jpg` : url;
}
