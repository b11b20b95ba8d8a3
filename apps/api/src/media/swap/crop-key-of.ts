import { createHash } from 'node:crypto';
import { cropPath } from '@selvedge/contract/studio/media.ts';

/** Where the files lie that come along with the shop. */
const filePath = '/media/';

/** The key of the crop that an address leads to: its own, or, of a file that comes along, one that is taken from the address as the database takes it. */
export function cropKeyOf(src: string): string | undefined {
  if (src.startsWith(cropPath)) return src.slice(cropPath.length);
  return src.startsWith(filePath) ? createHash('md5').update(src).digest('hex').slice(0, 24) : undefined;
}
