import { isolate } from '../text/isolate.ts';

/** A size inside of a sentence: '25 x 30' at the end of a line was parted from its length, and between Arabic words it read 'x 30 25'. */
export function writeSize(size: string): string {
  return /\s/.test(size) ? isolate(size.replaceAll(' ', '\u00a0')) : size;
}
