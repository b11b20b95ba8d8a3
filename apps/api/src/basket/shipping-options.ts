import type { Address } from '@selvedge/contract/address.ts';
import type { ShippingMethod, StockLocation } from '@selvedge/contract/basket-shape.ts';
import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import { goesTo } from '@selvedge/domain/checkout/step-of.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import { estimateDelivery } from '@selvedge/domain/shipping/estimate-delivery.ts';
import { usualWay } from '@selvedge/domain/shipping/usual-way.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent, ChosenShipment } from './basket-content.ts';
import { freeFreightOf, shippingMethodsOf } from './basket-settings.ts';

/**
 * What delivery costs, in minor units: of the ways that are chosen, or else of the cheapest to the door. That a basket leaves from two
 * places is the shop's affair, so freight is paid once: that of the dearest way.
 */
export function freightOf(
  ctx: Ctx,
  content: BasketContent,
  parcels: ReadonlySet<StockLocation>,
): { price: number; freeFrom?: number } | undefined {
  const methods = servedMethods(ctx, content).filter(({ price }) => price !== undefined);
  const usual = usualWay(methods, ({ price }) => price!);
  const ways = [...parcels].map((place) => methods.find(({ id }) => id === chosenFor(content, place)?.shippingMethodId) ?? usual);
  const chosen = ways.reduce((dearest, way) => ((way?.price ?? 0) > (dearest?.price ?? 0) ? way : dearest), ways[0] ?? usual);
  if (!chosen) return undefined;
  const market = getMarketOf(ctx);
  const freeFrom = freeFreightOf(ctx)?.freightValue;
  return {
    price: nearestMinor(chosen.price!, market.currency),
    ...(freeFrom !== undefined && freeFrom > 0 && { freeFrom: nearestMinor(freeFrom, market.currency) }),
  };
}

export function chosenFor({ shipments = [] }: BasketContent, place: string): ChosenShipment | undefined {
  return shipments.find(({ id }) => id === place);
}

/** The market's ways of delivery that go to the basket's address; all of them while it has none. */
export function servedMethods(ctx: Pick<Ctx, 'content' | 'market'>, content: BasketContent): readonly ContentShippingMethod[] {
  const to = goesTo(content);
  return to ? shippingMethodsOf(ctx).filter((method) => goesThere(method, to)) : shippingMethodsOf(ctx);
}

/** What is collected in one of our stores goes wherever the shopper does. */
export function goesThere({ excludes, deliveryType }: ContentShippingMethod, { regionCode, postalCode }: Address): boolean {
  if (!excludes || deliveryType === 'store') return true;
  const code = postalCode.replace(/[\s-]/g, '').toUpperCase();
  const isExcluded = excludes.regions?.includes(regionCode) || excludes.postalCodes?.some((start) => code.startsWith(start));
  return !isExcluded;
}

/** The ways of delivery to the basket's address, with the day by which an order made now is there: the first day of a range would be broken more often than kept. */
export function listShippingMethods(ctx: Ctx, content: BasketContent, { isFree }: { isFree: boolean }): ShippingMethod[] {
  const market = getMarketOf(ctx);
  return servedMethods(ctx, content).map(({ id, name, carrier, deliveryType, price = 0, delivery }) => {
    const estimate = delivery && estimateOnce(ctx, delivery);
    return {
      ...{ id, name, deliveryType },
      price: { amount: isFree ? 0 : price, currency: market.currency },
      pickupPointCarrier: deliveryType === 'pickupPoint' || deliveryType === 'locker' ? carrier : '',
      freeShipping: isFree || price === 0,
      predictedDeliveryDate: estimate?.latest ?? '',
      predictionCutoff: estimate?.orderBefore ?? '',
      predictionCutoffLocale: delivery?.cutOff ?? '',
      ...(estimate && { deliveryPrediction: { earliest: estimate.earliest, latest: estimate.latest } }),
    };
  });
}

/** The first day by which one of the ways that cost least is there. */
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
const known = new WeakMap<Delivery, { minute: number; country: string; estimate: ReturnType<typeof estimateDelivery> }>();

/** Reading a clock in another zone takes longer than pricing a basket does, and its answer holds for a minute. */
function estimateOnce({ now, market }: Ctx, delivery: Delivery): ReturnType<typeof estimateDelivery> {
  const minute = Math.floor(now.getTime() / 60_000);
  const before = known.get(delivery);
  const country = market?.country.code ?? '';
  if (before?.minute === minute && before.country === country) return before.estimate;
  const estimate = estimateDelivery(delivery, now, country);
  known.set(delivery, { minute, country, estimate });
  return estimate;
}
