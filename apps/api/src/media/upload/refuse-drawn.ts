import { ShopError } from '@selvedge/contract/error.ts';
import type { Drawn } from './tables.ts';

/** A picture without a file can be found and described; there is nothing to cut, to number or to keep as a version. */
export function refuseDrawn({ drawn }: { drawn: Drawn | null }): void {
  if (drawn) throw new ShopError('conflict', { key: ['studio.picture_drawn'] });
}
