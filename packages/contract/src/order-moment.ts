import { z } from 'zod';
import { Money } from './catalogue/price.ts';
import { ParcelEventType } from './parcel.ts';

const at = z.string();

/**
 * One thing that happened to an order, as its shopper reads it. What else can happen to an order later is
 * one more kind here, a list of them in `api/order/list-timeline.ts`, and its words in `storefront/order/moment-text.ts`.
 */
export const OrderMoment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), at, orderState: z.enum(['placed', 'paymentProcessing', 'completed', 'cancelled']) }),
  z.object({ kind: z.literal('addressChanged'), at }),
  z.object({ kind: z.literal('parcelLost'), at, parcel: z.number().int() }),
  z.object({ kind: z.literal('cancellation'), at, quantity: z.number().int() }),
  z.object({ kind: z.literal('refund'), at, amount: Money }),
  z.object({
    kind: z.literal('storeReceipt'),
    at,
    transactionType: z.enum(['sale', 'return', 'exchange']),
    storeName: z.string(),
    uniqueReceiptId: z.string(),
  }),
  z.object({
    kind: z.literal('return'),
    at,
    step: z.enum(['registered', 'withdrawn', 'onItsWay', 'received', 'refused', 'cancelled']),
    /** Empty for a withdrawal from what was never sent. */
    returnNumber: z.string(),
  }),
  z.object({
    kind: z.literal('parcel'),
    at,
    /** Which of the order's parcels, the first is 1. */
    parcel: z.number().int(),
    eventtype: ParcelEventType,
    /** In the words of the order's market. */
    text: z.string(),
    pickupAddress: z.string().optional(),
  }),
]);
export type OrderMoment = z.infer<typeof OrderMoment>;
