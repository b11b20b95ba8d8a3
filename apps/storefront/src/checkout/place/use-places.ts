import type { Address } from '@selvedge/contract/address.ts';
import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { shipping } from '@selvedge/contract/shipping.ts';
import { stores } from '@selvedge/contract/store.ts';
import { useEffect } from 'react';
import { ask } from '../../basket/basket-calls.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useToast } from '../../toast/toast-context.ts';
import { type Place, placeOfPoint, placeOfStore } from './place.ts';

/** `time`: who looks for the same once more asks once more. */
export type Around = { postalCode: string; city: string; time: number };

/** The places around the basket's address, or around where the shopper says. `undefined` while they are looked for. */
export function usePlaces(method: ShippingMethod, address: Address | undefined, around: Around | undefined): Place[] | undefined {
  const toast = useToast();
  const { deliveryType, pickupPointCarrier: carrierId } = method;
  const question = JSON.stringify([deliveryType, carrierId, address?.postalCode, address?.city, around]);
  const places = useLatest(question, () => find({ deliveryType, carrierId }, address, around));
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once of what was found
  useEffect(() => {
    // CHK-076
    if (places?.length === 0) toast.showNow('warning', 'feedback.error_no_pickup_points');
  }, [places]);
  return places;
}

type Wanted = { deliveryType: string; carrierId: string };

async function find({ deliveryType, carrierId }: Wanted, address: Address | undefined, around: Around | undefined): Promise<Place[]> {
  const near = around && { ...(around.postalCode && { postalCode: around.postalCode }), ...(around.city && { city: around.city }) };
  if (deliveryType === 'store') {
    const query = near ?? { street: address?.line1, city: address?.city, postalCode: address?.postalCode };
    const answer = await ask(stores.getClickCollectStores, { query });
    return answer.hasError ? [] : answer.data.map(placeOfStore);
  }
  const call = deliveryType === 'locker' ? shipping.getPackstations : shipping.getPickupPoints;
  const answer = await ask(call, { query: { carrierId, ...near } });
  return answer.hasError ? [] : answer.data.map(placeOfPoint);
}
