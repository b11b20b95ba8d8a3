import type { CollectStore, OpeningHours, PickupPoint } from '@selvedge/contract/shipping.ts';

/** A place where a parcel can be fetched, whoever keeps it there. */
export type Place = {
  id: string;
  name: string;
  street: string;
  city: string;
  /** In metres; 0 when it is not known. */
  distance: number;
  latitude: number;
  longitude: number;
  isLocker: boolean;
  openingHours: readonly OpeningHours[];
};

export function placeOfPoint({ id, name, straightLineDistance, latitude, longitude, address, openingHours }: PickupPoint): Place {
  return {
    ...{ id, name: name || address.organizationName, latitude, longitude, openingHours },
    street: [address.line1, address.houseNumber].filter(Boolean).join(' '),
    city: [address.postalCode, address.city].filter(Boolean).join(' '),
    distance: straightLineDistance,
    isLocker: address.carrierVariant === 'locker',
  };
}

export function placeOfStore({
  id,
  name,
  street,
  city,
  postalCode,
  straightLineDistance,
  latitude,
  longitude,
  openingHours,
}: CollectStore): Place {
  return {
    ...{ id, name, street, latitude, longitude, openingHours },
    city: [postalCode, city].filter(Boolean).join(' '),
    distance: straightLineDistance,
    isLocker: false,
  };
}
