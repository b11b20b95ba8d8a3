import type { Address } from '@selvedge/contract/address.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getOwn, listOwn, ownBook } from './own-book.ts';
import { deleteRow, listRows, lockBook, preferRow } from './store.ts';

/** Forgets an address. Of those that are left one is always the preferred one. (ACC-021) */
export async function deleteAddress(ctx: Ctx, addressId: string): Promise<Address[]> {
  const book = ownBook(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockBook(tx, book);
    const { id } = await getOwn(tx, book, addressId);
    await deleteRow(tx, id);
    const [first] = await listRows(tx, book);
    if (first && !first.isPreferred) await preferRow(tx, book, first.id);
    return listOwn(tx, book);
  });
}

/** ACC-022 */
export async function setPreferredAddress(ctx: Ctx, addressId: string): Promise<Address[]> {
  const book = ownBook(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockBook(tx, book);
    const { id } = await getOwn(tx, book, addressId);
    await preferRow(tx, book, id);
    return listOwn(tx, book);
  });
}
