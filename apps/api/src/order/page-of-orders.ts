import { ShopError } from '@selvedge/contract/error.ts';
import type { OrderRow, Place } from './store.ts';

/** The page, and where the next one begins. One row more than asked for tells whether there is one. */
export function cutPage(rows: readonly OrderRow[], limit: number): { rows: readonly OrderRow[]; next?: string } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), ...(last && { next: `${last.placedAt.getTime()}.${last.id}` }) };
}

export function readPlace(next: string | undefined): Place | undefined {
  if (next === undefined) return undefined;
  const [, time, id] = /^(\d{1,15})\.([\w-]{22})$/.exec(next) ?? [];
  if (!time || !id) throw new ShopError('invalid_request', { after: ['validation.invalid_value'] });
  return { at: new Date(Number(time)), id };
}
