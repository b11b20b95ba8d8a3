import type { Address } from '@selvedge/contract/address.ts';
import { mostAddresses } from '@selvedge/contract/address-book.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getOwn, ownBook, showAddress } from './own-book.ts';
import { readAddress } from './read-address.ts';
import { type Book, findRow, insertRow, listRows, lockBook, preferRow, updateRow } from './store.ts';
import type { StoredAddress } from './tables.ts';

/** Keeps a new address. The first of a country is the preferred one. (ACC-018) */
export async function createAddress(ctx: Ctx, sent: Address): Promise<Address> {
  const book = ownBook(ctx);
  const content = toContent(readAddress(ctx, sent));
  return ctx.db.transaction(async (tx) => {
    await lockBook(tx, book);
    const rows = await listRows(tx, book);
    if (rows.length >= mostAddresses) throw new ShopError('address_refused', { address: ['address.too_many'] });
    const { id } = await insertRow(tx, { ...book, content, now: ctx.now });
    if (rows.length === 0 || sent.isPreferred) await preferRow(tx, book, id);
    return show(tx, book, id);
  });
}

/** ACC-020 */
export async function updateAddress(ctx: Ctx, { addressId, sent }: { addressId: string; sent: Address }): Promise<Address> {
  const book = ownBook(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockBook(tx, book);
    const { id } = await getOwn(tx, book, addressId);
    await updateRow(tx, id, { content: toContent(readAddress(ctx, sent)), now: ctx.now });
    if (sent.isPreferred) await preferRow(tx, book, id);
    return show(tx, book, id);
  });
}

/** Of checkout: what is in the book already is not written into it again. */
export async function rememberAddress(ctx: Ctx, address: Address): Promise<void> {
  await ctx.db.transaction((tx) => keepAddress(tx, { book: ownBook(ctx), address, now: ctx.now }));
}

/** An address that an order has been checked with. A book that is full stays as it is: nothing hangs on it. */
export async function keepAddress(tx: Db, { book, address, now }: { book: Book; address: Address; now: Date }): Promise<void> {
  await lockBook(tx, book);
  const rows = await listRows(tx, book);
  if (rows.length >= mostAddresses || rows.some(({ content }) => isSamePlace(content, address))) return;
  const { id } = await insertRow(tx, { ...book, content: toContent(address), now });
  if (rows.length === 0) await preferRow(tx, book, id);
}

async function show(tx: Db, book: Book, id: string): Promise<Address> {
  return showAddress((await findRow(tx, book, id))!);
}

function toContent({ id: _, accountId: __, isPreferred: ___, ...content }: Address): StoredAddress {
  return content;
}

const names = ['firstName', 'lastName', 'line1', 'line2', 'houseNumber', 'postalCode', 'city', 'regionCode', 'district'] as const;

function isSamePlace(one: StoredAddress, other: StoredAddress): boolean {
  return names.every((name) => one[name].toLowerCase() === other[name].toLowerCase());
}
