import type { Shipment, ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { type ShipmentChoice, shipping } from '@selvedge/contract/shipping.ts';
import { isPostNumber } from '@selvedge/domain/address/check-address.ts';
import { useState } from 'react';
import { send } from '../basket/basket-calls.ts';
import { useMarket, useShop } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { writeDraft } from './checkout-draft.ts';
import { useStepLink } from './use-step-link.ts';
import { useWrongStep } from './use-wrong-step.ts';

export type Choice = {
  methodId: string;
  pointId: string;
  /** A packstation in Germany asks for the number that its carrier knows the shopper by. */
  needsPostNumber?: boolean;
  postNumber?: string;
};
export type Choose = (choice: Choice, how?: { isTyping: boolean }) => void;
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

  /** What is still being typed is saved with the step. */
  async function choose(id: string, choice: Choice, { isTyping = false } = {}): Promise<void> {
    setMade((before) => ({ ...before, [id]: choice }));
    if (!isTyping && isComplete(choice, methods)) await run([toBody(id, choice)]);
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
  const isWrongStep = useWrongStep();
  return async (shipments) => {
    if (shipments.length === 0) return true;
    const result = await send((api, params) => api(shipping.setShipment, { params, body: { shipments } }));
    if (!result.hasError) return true;
    if (await isWrongStep(result)) return false;
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

function isComplete(
  { methodId, pointId, needsPostNumber, postNumber = '' }: Choice,
  methods: readonly ShippingMethod[] | undefined,
): boolean {
  const method = methods?.find(({ id }) => id === methodId);
  if (!method || (needsPostNumber && !isPostNumber(postNumber))) return false;
  return pointId !== '' || !needsPlace(method.deliveryType);
}

/** A way that is no longer offered is not kept. */
function kept(parcel: Shipment, methods: readonly ShippingMethod[] | undefined): Choice | undefined {
  const { shippingMethodId, pickupPointId, pickupPointAddress } = parcel;
  if (!methods?.some(({ id }) => id === shippingMethodId)) return undefined;
  const postNumber = pickupPointAddress?.carrierPostNumber;
  return { methodId: shippingMethodId, pointId: pickupPointId, ...(postNumber && { needsPostNumber: true, postNumber }) };
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
