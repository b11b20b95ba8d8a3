import { ShopError } from '@selvedge/contract/error.ts';
import type { Db } from '../db/db.ts';
import { findParcel } from '../parcel/save-parcel.ts';
import type { ParcelRow } from '../parcel/tables.ts';

export type OfParcel = { orderId: string; parcelId: string };

/** Of another order, it is not there. */
export async function getParcel(db: Db, { orderId, parcelId }: OfParcel): Promise<ParcelRow> {
  const parcel = await findParcel(db, parcelId);
  if (parcel?.orderId !== orderId) throw new ShopError('not_found');
  return parcel;
}
