import type { Shipment, ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { type ShipmentChoice, shipping } from '@selvedge/contract/shipping.ts';
import { isPostNumber } from '@selvedge/domain/address/check-address.ts';
import { needsPlace, usualWay } from '@selvedge/domain/shipping/usual-way.ts';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../basket/basket-calls.ts';
import { useWrongStep } from '../../basket/use-wrong-step.ts';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useShop } from '../../lib/shop-context.tsx';
import { useStepLink } from '../../shell/use-step-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import { writeDraft } from '../checkout-draft.ts';

export type Choice = {
  methodId: string;
  pointId: string;
  /** A packstation in Germany asks for the number that its carrier knows the shopper by. */
  needsPostNumber?: boolean;
  postNumber?: string;
};
export type Choose = (choice: Choice, how?: { isTyping: boolean }) => void;
type Choices = Record<string, Choice & { isComplete: boolean }>;

/**
 * What is chosen for each parcel: by the shopper just now, else as the basket has it. Where nothing is, the usual way is saved before it is
 * shown as chosen: what the form shows is what the sum beside it is made of.
 */
export function useShipmentChoices(parcels: readonly Shipment[], methods: readonly ShippingMethod[] | undefined) {
  const [made, setMade] = useState<Record<string, Choice>>({});
  const [isBusy, setBusy] = useState(false);
  const save = useSave();
  const choices: Choices = Object.fromEntries(
    parcels.map((parcel) => {
      const choice = made[parcel.id] ?? kept(parcel, methods) ?? nothing;
      return [parcel.id, { ...choice, isComplete: isComplete(choice, methods) }];
    }),
  );

  /** What is still being typed is saved with the step; a way whose place is still to be chosen costs what it costs from now on. */
  async function choose(id: string, choice: Choice, { isTyping = false } = {}): Promise<void> {
    setMade((before) => ({ ...before, [id]: choice }));
    if (isTyping) return;
    const isSaved = await run([{ ...toBody(id, choice), ...(!isComplete(choice, methods) && { pickupPointId: '', placeFollows: true }) }]);
    if (!isSaved) setMade(({ [id]: _, ...before }) => before);
  }

  const [isPrepared, setPrepared] = useState(false);
  const wasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the ways have come
  useEffect(() => {
    if (!methods || wasAsked.current) return;
    wasAsked.current = true;
    const usual = usualWay(methods, ({ price }) => price.amount);
    const open = usual && !needsPlace(usual.deliveryType) ? parcels.filter((parcel) => !kept(parcel, methods)) : [];
    void run(open.map(({ id }) => toBody(id, { methodId: usual!.id, pointId: '' }))).finally(() => setPrepared(true));
  }, [methods]);

  async function run(shipments: ShipmentChoice[]): Promise<boolean> {
    if (shipments.length === 0) return true;
    setBusy(true);
    const isSaved = await save(shipments);
    setBusy(false);
    return isSaved;
  }

  return { choices, choose, isBusy: isBusy || !isPrepared, saveAll: () => run(parcels.map(({ id }) => toBody(id, choices[id]!))) };
}

/** CHK-012 a failure of the 300 kind means that the address is at fault, and leads back to it. CHK-075 anything else is said here. */
function useSave(): (shipments: ShipmentChoice[]) => Promise<boolean> {
  const toast = useToast();
  const { router } = useShop();
  const market = useMarket()?.id ?? '';
  const link = useStepLink();
  const isWrongStep = useWrongStep();
  return async (shipments) => {
    const result = await send((call) => call(shipping.setShipment, { body: { shipments } }));
    if (!result.hasError) return true;
    if (await isWrongStep(result)) return false;
    const status = result.response?.status ?? 503;
    const key = result.error.errors[0];
    if (status >= 300 && status < 400) {
      writeDraft(market, { message: key ?? 'checkout.addressNotServed' });
      await router?.navigate(link('shippingAddress'));
    } else toast.showNow('danger', status === 400 && key ? key : failureKey(result, 'feedback.error_shipping_methods_update'));
    return false;
  };
}

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

const nothing: Choice = { methodId: '', pointId: '' };

const toBody = (id: string, { methodId, pointId, postNumber }: Choice): ShipmentChoice => ({
  id,
  shippingMethodId: methodId,
  pickupPointId: pointId,
  ...(postNumber && { carrierPostNumber: postNumber }),
});
