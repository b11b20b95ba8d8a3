import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import { estimateDelivery } from '@selvedge/domain/shipping/estimate-delivery.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../http/ctx.ts';
import type { BasketContent } from './basket-content.ts';
import { freeFreightOf, shippingMethodsOf } from './basket-settings.ts';
import { toAmount } from './to-amount.ts';

/** What delivery costs: of the way that is chosen, or else of the cheapest to the door. In minor units. */
export function freightOf(ctx: Ctx, { shippingMethodId }: BasketContent): { price: number; freeFrom?: number } | undefined {
  const methods = shippingMethodsOf(ctx).filter(({ price }) => price !== undefined);
  const chosen = methods.find(({ id }) => id === shippingMethodId) ?? cheapest(methods.filter(isSent)) ?? methods[0];
  if (!chosen) return undefined;
  const market = getMarketOf(ctx);
  const freeFrom = freeFreightOf(ctx)?.freightValue;
  return {
    price: toAmount(market, chosen.price!),
    ...(freeFrom !== undefined && freeFrom > 0 && { freeFrom: toAmount(market, freeFrom) }),
  };
}

const isSent = ({ deliveryType }: ContentShippingMethod) => deliveryType !== 'store';

function cheapest(methods: readonly ContentShippingMethod[]): ContentShippingMethod | undefined {
  return methods.reduce<ContentShippingMethod | undefined>(
    (least, each) => (least && least.price! <= each.price! ? least : each),
    undefined,
  );
}

/** The market's ways of delivery, with the day on which an order made now would arrive. */
export function listShippingMethods(ctx: Ctx, { isFree }: { isFree: boolean }): ShippingMethod[] {
  const market = getMarketOf(ctx);
  return shippingMethodsOf(ctx).map(({ id, name, carrier, deliveryType, price = 0, delivery }) => {
    const estimate = delivery && estimateOnce(ctx, delivery);
    return {
      ...{ id, name, deliveryType },
      price: { amount: isFree ? 0 : price, currency: market.currency },
      pickupPointCarrier: deliveryType === 'pickup' || deliveryType === 'pickupPoint' || deliveryType === 'locker' ? carrier : '',
      freeShipping: isFree || price === 0,
      predictedDeliveryDate: estimate?.earliest ?? '',
      predictionCutoff: estimate?.orderBefore ?? '',
      predictionCutoffLocale: delivery?.cutOff ?? '',
      ...(estimate && { deliveryPrediction: { earliest: estimate.earliest, latest: estimate.latest } }),
    };
  });
}

/** The earliest day among the ways that cost least. */
export function cheapestDeliveryDate(methods: readonly ShippingMethod[]): string {
  const sent = methods.filter(({ deliveryType, predictedDeliveryDate }) => deliveryType !== 'store' && predictedDeliveryDate !== '');
  const least = Math.min(...sent.map(({ price }) => price.amount));
  return (
    sent
      .filter(({ price }) => price.amount === least)
      .map(({ predictedDeliveryDate }) => predictedDeliveryDate)
      .sort()[0] ?? ''
  );
}

type Delivery = NonNullable<ContentShippingMethod['delivery']>;
const known = new WeakMap<Delivery, { minute: number; estimate: ReturnType<typeof estimateDelivery> }>();

/** Reading a clock in another zone takes longer than pricing a basket does, and its answer holds for a minute. */
function estimateOnce({ now }: Ctx, delivery: Delivery): ReturnType<typeof estimateDelivery> {
  const minute = Math.floor(now.getTime() / 60_000);
  const before = known.get(delivery);
  if (before?.minute === minute) return before.estimate;
  const estimate = estimateDelivery(delivery, now);
  known.set(delivery, { minute, estimate });
  return estimate;
}
