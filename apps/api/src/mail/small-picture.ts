import { picturePath } from '@selvedge/contract/media.ts';

/** A mail program has no `srcset`: twice the width that is shown beside a line. */
export function smallPicture(url: string): string {
  return mailPicture(url, 160);
}

export function mailPicture(url: string, width: number): string {
  return url.startsWith(picturePath) ? `${url}.w${width}.jpg` : url;
}
