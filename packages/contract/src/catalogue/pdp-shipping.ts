import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Money } from './price.ts';

/** One way to get a product, with the day it would arrive if it were ordered now. */
export const ShippingMethodModel = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.string(),
  deliveryType: z.string(),
  price: Money.optional(),
  /** From this amount on it costs nothing. */
  freeFrom: Money.optional(),
  estimate: z
    .object({
      earliest: z.iso.date(),
      latest: z.iso.date(),
      /** Ordered later, it arrives later. */
      orderBefore: z.iso.datetime(),
      /** The days, and the moment by the clock that was asked for, as the market writes them. */
      text: z.object({ days: z.string(), orderBefore: z.string() }),
    })
    .optional(),
});
export type ShippingMethodModel = z.infer<typeof ShippingMethodModel>;

export const PdpShippingMethods = z.object({ shippingMethodModels: z.array(ShippingMethodModel) });
export type PdpShippingMethods = z.infer<typeof PdpShippingMethods>;

/** Apart from the other calls of the catalogue: every product page makes this one, and should not load the others for it. */
export const pdpShippingMethods = endpoint({
  method: 'GET',
  access: 'public',
  path: '/api/order/:catalog/pdp-shipping-methods',
  summary: 'The ways a product can be delivered, and when it would arrive if it were ordered now.',
  params: z.object({ catalog: z.string().min(2).max(20) }),
  query: z.object({
    /** How many minutes the reader's clock is ahead of Greenwich. Without it moments are written by the clock of the warehouse. */
    utcOffset: z.coerce
      .number()
      .int()
      .min(-14 * 60)
      .max(14 * 60)
      .optional(),
  }),
  response: PdpShippingMethods,
  caching: { sharedSeconds: 60 },
});
