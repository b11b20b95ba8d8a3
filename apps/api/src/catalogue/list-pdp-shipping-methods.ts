import type { PdpShippingMethods, ShippingMethodModel } from '@selvedge/contract/catalogue/pdp-shipping.ts';
import type { ContentShippingMethod, FreeFreight } from '@selvedge/contract/content.ts';
import { estimateDelivery } from '@selvedge/domain/shipping/estimate-delivery.ts';
import { writeEstimate } from '@selvedge/domain/shipping/write-estimate.ts';
import type { z } from 'zod';
import type { Ctx } from '../shop/ctx.ts';
import { getMarketOf } from './market-of.ts';

/** How the market delivers, as its editors describe it, with the days worked out for an order made now. (CHK-069) */
export function listPdpShippingMethods(ctx: Ctx, { utcOffset }: { utcOffset?: number | undefined }): PdpShippingMethods {
  const market = getMarketOf(ctx);
  const documents = ctx.content.byMarket.get(market.id)?.documents;
  const methods = (documents?.get('shipping-methods') ?? []) as readonly ContentShippingMethod[];
  const freight = documents?.get('free-freight-value') as z.infer<typeof FreeFreight> | undefined;
  const estimate = (rule: NonNullable<ContentShippingMethod['delivery']>) => {
    const found = estimateDelivery(rule, ctx.now, market.country.code);
    const clock = utcOffset === undefined ? rule : { utcOffset };
    // A browser that has to write days and times itself loads its tables for that first: 30 ms in which nobody can tap.
    return { ...found, text: writeEstimate(found, { locale: market.id, clock }) };
  };
  const money = (amount: number) => ({ amount, currency: market.currency });
  return {
    shippingMethodModels: methods.map(
      ({ id, name, carrier, deliveryType, price, delivery }): ShippingMethodModel => ({
        ...{ id, name, carrier, deliveryType },
        ...(price !== undefined && { price: money(price) }),
        ...(price && freight?.freightValue && { freeFrom: money(freight.freightValue) }),
        ...(delivery && { estimate: estimate(delivery) }),
      }),
    ),
  };
}
