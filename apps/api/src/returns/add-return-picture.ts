import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { mostPictureBytes, mostPictures } from '@selvedge/contract/returns.ts';
import { openReturnStates } from '@selvedge/domain/returns/return-state.ts';
import type { Db } from '../db/db.ts';
import { normalisePicture } from '../media/upload/normalise-picture.ts';
import { readFile, type SentFile } from '../media/upload/read-file.ts';
import { getLockedOrder, type OrderRow } from '../order/locked-order.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type FoundReturn, listReturns } from './list-returns.ts';
import { returnNumber } from './return-number.ts';
import { returnPictureTable } from './tables.ts';

type Asked = { order: OrderRow; returnNumber: string; lineItemId: string; key: string };

/** Keeps what the buyer shows of a fault, made anew from its pixels. Only for who has proven to be the buyer. */
export async function addReturnPicture(ctx: Pick<Ctx, 'db' | 'now'>, { file, ...asked }: Asked & { file: SentFile }): Promise<void> {
  const { order, lineItemId: lineId, key } = asked;
  // Before the file is read, and again behind the lock: megabytes are not unfolded for what is refused.
  if (isKept(await getReturn(ctx.db, asked), asked)) return;
  const bytes = await readPicture(file);
  await ctx.db.transaction(async (tx) => {
    await getLockedOrder(tx, order.id);
    const row = await getReturn(tx, asked);
    if (isKept(row, asked)) return;
    await tx.insert(returnPictureTable).values({ id: randomUUID(), returnId: row.id, orderId: order.id, lineId, key, bytes, at: ctx.now });
  });
}

async function getReturn(db: Db, { order, returnNumber: number }: Asked): Promise<FoundReturn> {
  const found = (await listReturns(db, [order.id])).find((row) => returnNumber(order, row) === number);
  if (!found) throw new ShopError('not_found');
  return found;
}

/** True when the same call was answered before; refused where no picture can be added. */
function isKept({ state, lines, pictures }: FoundReturn, { lineItemId, key }: Asked): boolean {
  if (pictures.some((picture) => picture.key === key)) return true;
  if (lines.find(({ lineId }) => lineId === lineItemId)?.reason !== 'faulty') throw refuseOrder('picture', 'returns.picture_only_faulty');
  if (!openReturnStates.some((open) => open === state)) throw refuseOrder('picture', `returns.is.${state}`);
  const there = pictures.filter(({ lineId }) => lineId === lineItemId).length;
  if (there >= mostPictures) throw refuseOrder('picture', 'returns.picture_enough');
  return false;
}

/** What is wrong with a file is one sentence to a shopper. */
async function readPicture(file: SentFile): Promise<Buffer> {
  const sent = await readFile(file, mostPictureBytes);
  try {
    return (await normalisePicture(...sent)).bytes;
  } catch (error) {
    throw error instanceof ShopError ? new ShopError('invalid_request', { picture: ['returns.picture_unreadable'] }) : error;
  }
}
