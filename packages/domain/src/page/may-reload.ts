import type { PageAlias } from '@selvedge/contract/page.ts';
import { buildMismatchReload } from '../constants.ts';

type Failure = { alias: PageAlias; lastReload: number | undefined; now: number };

/** RTE-063 a page whose files are gone after a release reloads once a minute at most, and never while somebody pays. */
export function mayReload({ alias, lastReload, now }: Failure): boolean {
  if (alias.startsWith('checkout')) return false;
  return lastReload === undefined || now - lastReload >= buildMismatchReload;
}
