import { ShopError } from '@selvedge/contract/error.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { returnPictureTable } from './tables.ts';

/** With an order, only one of its own: whoever proves one order sees nothing of another. */
export async function getReturnPicture(db: Db, { pictureId, orderId }: { pictureId: string; orderId?: string }): Promise<Buffer> {
  const isAsked = eq(returnPictureTable.id, pictureId);
  const [row] = await db
    .select({ bytes: returnPictureTable.bytes })
    .from(returnPictureTable)
    .where(orderId === undefined ? isAsked : and(isAsked, eq(returnPictureTable.orderId, orderId)));
  if (!row) throw new ShopError('not_found');
  return row.bytes;
}
