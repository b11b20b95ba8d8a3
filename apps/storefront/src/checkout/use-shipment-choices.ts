import type { Shipment, ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { type ShipmentChoice, shipping } from '@selvedge/contract/shipping.ts';
import { useState } from 'react';
import { send } from '../basket/basket-calls.ts';
import { useMarket, useShop } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { writeDraft } from './checkout-draft.ts';
import { useStepLink } from './use-step-link.ts';

export type Choice = { methodId: string; pointId: string; postNumber?: string };
type Choices = Record<string, Choice & { isComplete: boolean }>;

/** What is chosen for each parcel: by the shopper just now, else as the basket has it, else the first way to the door. */
export function useShipmentChoices(parcels: readonly Shipment[], methods: readonly ShippingMethod[] | undefined) {
  const [made, setMade] = useState<Record<string, Choice>>({});
  const [isBusy, setBusy] = useState(false);
  const save = useSave();
  const choices: Choices = Object.fromEntries(
    parcels.map((parcel) => {
      const choice = made[parcel.id] ?? kept(parcel, methods) ?? first(methods);
      return [parcel.id, { ...choice, isComplete: isComplete(choice, methods) }];
    }),
  );

  async function choose(id: string, choice: Choice): Promise<void> {
    setMade((before) => ({ ...before, [id]: choice }));
    if (isComplete(choice, methods)) await run([toBody(id, choice)]);
  }

  async function run(shipments: ShipmentChoice[]): Promise<boolean> {
    setBusy(true);
    const isSaved = await save(shipments);
    setBusy(false);
    return isSaved;
  }

  return { choices, choose, isBusy, saveAll: () => run(parcels.map(({ id }) => toBody(id, choices[id]!))) };
}

/** CHK-012 a failure of the 300 kind means that the address is at fault, and leads back to it. CHK-075 anything else is said here. */
function useSave(): (shipments: ShipmentChoice[]) => Promise<boolean> {
  const toast = useToast();
  const { router } = useShop();
  const market = useMarket()?.id ?? '';
  const link = useStepLink();
  return async (shipments) => {
    if (shipments.length === 0) return true;
    const result = await send((api, params) => api(shipping.setShipment, { params, body: { shipments } }));
    if (!result.hasError) return true;
    const status = result.response?.status ?? 503;
    const key = result.error.errors[0];
    if (status >= 300 && status < 400) {
      writeDraft(market, { message: key ?? 'checkout.addressNotServed' });
      await router?.navigate(link('shippingAddress'));
    } else toast.showNow('danger', status === 400 && key ? key : 'feedback.error_shipping_methods_update');
    return false;
  };
}

export const needsPlace = (deliveryType: string | undefined): boolean => ['pickupPoint', 'locker', 'store'].includes(deliveryType ?? '');

function isComplete({ methodId, pointId }: Choice, methods: readonly ShippingMethod[] | undefined): boolean {
  const method = methods?.find(({ id }) => id === methodId);
  return method !== undefined && (pointId !== '' || !needsPlace(method.deliveryType));
}

/** A way that is no longer offered is not kept. */
function kept({ shippingMethodId, pickupPointId }: Shipment, methods: readonly ShippingMethod[] | undefined): Choice | undefined {
  return methods?.some(({ id }) => id === shippingMethodId) ? { methodId: shippingMethodId, pointId: pickupPointId } : undefined;
}

function first(methods: readonly ShippingMethod[] | undefined): Choice {
  return { methodId: methods?.find(({ deliveryType }) => !needsPlace(deliveryType))?.id ?? '', pointId: '' };
}

const toBody = (id: string, { methodId, pointId, postNumber }: Choice): ShipmentChoice => ({
  id,
  shippingMethodId: methodId,
  pickupPointId: pointId,
  ...(postNumber && { carrierPostNumber: postNumber }),
});
