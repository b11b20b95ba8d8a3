import type { Attempt } from '@selvedge/contract/attempt.ts';
import { fulfilment, type PackParcel } from '@selvedge/contract/studio/fulfilment.ts';
import type { OrderWork, WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { errorText } from '../../lib/error-text.ts';
import type { Call } from '../../lib/studio-context.tsx';
import { bookParcel } from '../book-parcel.ts';

/** `problem`: it is packed, and the carrier did not take it. */
export type Packed = { work: OrderWork; parcel: WorkParcel | undefined; problem?: string };

/** Packs, and where it is wished hands the parcel to the carrier. What is packed stays packed when the carrier refuses it. */
export async function packParcel(call: Call, body: PackParcel, isShipped: boolean): Promise<Attempt<Packed>> {
  const packed = await call(fulfilment.pack, { body });
  if (packed.hasError) return packed;
  const parcel = newestAt(packed.data, body);
  if (!isShipped || !parcel) return { ...packed, data: { work: packed.data, parcel } };
  const { parcelId } = parcel;
  const booked = await bookParcel(call, { orderId: body.orderId, parcelId });
  if (booked.hasError) return { ...packed, data: { work: packed.data, parcel, problem: errorText(booked.error) } };
  return { ...booked, data: { work: booked.data, parcel: booked.data.parcels.find((each) => each.parcelId === parcelId) } };
}

/** A colleague may have packed another one at another place meanwhile. */
function newestAt({ parcels }: OrderWork, { kind, locationId }: Pick<PackParcel, 'kind' | 'locationId'>): WorkParcel | undefined {
  return parcels.findLast((each) => each.state === 'packed' && each.kind === kind && each.locationId === locationId);
}
