import { ShopError } from '@selvedge/contract/error.ts';
import type { Db } from '../db/db.ts';
import { revisionAt } from './store.ts';

/** From a revision that the feed told (`x-feed-revision`), or from a moment. Undefined: everything is wanted. */
export async function readSince(
  db: Db,
  { feedId, given, revision }: { feedId: string; given: unknown; revision: number },
): Promise<number | undefined> {
  if (given === undefined) return undefined;
  const text = String(given);
  // One that this feed has not come to is another feed's: what it knows would be missed in silence.
  if (/^\d{1,9}$/.test(text) && Number(text) <= revision) return Number(text);
  const at = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new ShopError('invalid_request', { since: ['validation.invalid_value'] });
  return revisionAt(db, feedId, new Date(at));
}
