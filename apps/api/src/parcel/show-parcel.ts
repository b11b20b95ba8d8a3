import type { ParcelTracking, ParcelTrackingEvent } from '@selvedge/contract/parcel.ts';
import type { Translate } from '../http/texts-of.ts';
import type { FoundParcel } from './list-parcels.ts';
import type { ParcelEventRow } from './tables.ts';

/** ORD-007 */
export function showTracking(parcel: FoundParcel, { orderNumber, t }: { orderNumber: string; t: Translate }): ParcelTracking {
  const { number, trackingNumber, trackingLink, courier, events } = parcel;
  const parcelTrackingEvents = events.map((event) => showParcelEvent(event, t));
  return { orderNumber, parcel: number, trackingNumber, trackingLink, courier, parcelTrackingEvents };
}

/** ORD-008 in the words of the market. */
export function showParcelEvent({ type, at, ...event }: ParcelEventRow, t: Translate): ParcelTrackingEvent {
  const { expectedFrom, expectedTo, pickupAddress, latitude, longitude } = event;
  return {
    ...{ createDate: at.toISOString(), eventtype: type, deliveryStatus: type },
    deliveryStatusLocaleLong: t(`parcel.event.${type}`),
    deliveryStatusLocaleShort: t(`parcel.short.${type}`),
    ...(expectedFrom && expectedTo && { expectedDeliveryDate: { start: expectedFrom.toISOString(), end: expectedTo.toISOString() } }),
    ...(pickupAddress !== null && {
      pickupLocation: {
        address: pickupAddress,
        ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
      },
    }),
  };
}
