import type { Address } from '@selvedge/contract/address.ts';
import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { shipping, stores } from '@selvedge/contract/shipping.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../basket/basket-calls.ts';
import { useToast } from '../../toast/toast-context.ts';
import { type Place, placeOfPoint, placeOfStore } from './place.ts';

export type Around = { postalCode: string; city: string };

/** The places around the basket's address, or around where the shopper says. `undefined` while they are looked for. */
export function usePlaces(method: ShippingMethod, address: Address | undefined, around: Around | undefined): Place[] | undefined {
  const toast = useToast();
  const [places, setPlaces] = useState<Place[]>();
  const { deliveryType, pickupPointCarrier } = method;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when the way or the place changes, not with every answer
  useEffect(() => {
    let isOver = false;
    setPlaces(undefined);
    void find({ deliveryType, carrierId: pickupPointCarrier }, address, around).then((answer) => {
      if (isOver) return;
      const found = answer.hasError ? [] : answer.data;
      setPlaces(found);
      // CHK-076
      if (found.length === 0) toast.showNow('warning', 'feedback.error_no_pickup_points');
    });
    return () => {
      isOver = true;
    };
  }, [deliveryType, pickupPointCarrier, address?.postalCode, address?.city, around]);
  return places;
}

type Wanted = { deliveryType: string; carrierId: string };

function find({ deliveryType, carrierId }: Wanted, address: Address | undefined, around: Around | undefined): Promise<Attempt<Place[]>> {
  const near = around && { ...(around.postalCode && { postalCode: around.postalCode }), ...(around.city && { city: around.city }) };
  if (deliveryType === 'store') {
    const query = near ?? { street: address?.line1, city: address?.city, postalCode: address?.postalCode };
    return ask(async (api, params) => (await api(stores.getClickCollectStores, { params, query })).map(placeOfStore));
  }
  const call = deliveryType === 'locker' ? shipping.getPackstations : shipping.getPickupPoints;
  return ask(async (api, params) => (await api(call, { params, query: { carrierId, ...near } })).map(placeOfPoint));
}
