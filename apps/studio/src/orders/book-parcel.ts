import type { Attempt } from '@selvedge/contract/attempt.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { OrderWork } from '@selvedge/contract/studio/order-work.ts';
import { staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import type { Call } from '../lib/studio-context.tsx';

/** The carrier's answer is its number only: the order is read again to be shown whole. */
export async function bookParcel(call: Call, parcel: { orderId: string; parcelId: string }): Promise<Attempt<OrderWork>> {
  const booked = await call(staffCarrier.book, { body: parcel });
  return booked.hasError ? booked : call(fulfilment.get, { body: { orderId: parcel.orderId } });
}
