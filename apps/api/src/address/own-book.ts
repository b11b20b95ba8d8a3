import type { Address } from '@selvedge/contract/address.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type AddressRow, type Book, findRow, listRows } from './store.ts';

/** The shopper's addresses in the country of the market. */
export function ownBook({ session, market }: Pick<Ctx, 'session' | 'market'>): Book {
  if (session?.kind !== 'shopper') throw new ShopError('unauthorized');
  if (!market) throw new ShopError('market_not_found');
  return { shopperId: session.shopperId, country: market.country.code };
}

/** What is no id at all is not asked for: the database would call it a mistake of ours. */
export async function getOwn(db: Db, book: Book, id: string): Promise<AddressRow> {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  const row = isId ? await findRow(db, book, id) : undefined;
  if (!row) throw new ShopError('not_found');
  return row;
}

export async function listOwn(db: Db, book: Book): Promise<Address[]> {
  return (await listRows(db, book)).map(showAddress);
}

export function showAddress({ id, shopperId, content, country, isPreferred }: AddressRow): Address {
  return { ...content, id, accountId: shopperId, country, isPreferred };
}
