import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OrderId } from '../order-shape.ts';

export const CollectLine = z.object({
  lineItemId: z.string(),
  ean: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
});

/** An order, or a parcel of one, that is collected in a store. */
export const CollectWork = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  /** First name and the letter of the last one. */
  buyer: z.string(),
  placedAt: z.string(),
  lines: z.array(CollectLine),
  /** Of a parcel that is on its way here, or waits. */
  parcelId: z.string().optional(),
  /** Of one that waits: until when. */
  keepUntil: z.string().optional(),
});
export type CollectWork = z.infer<typeof CollectWork>;

/** What a store has to do, oldest first. */
export const CollectList = z.object({
  /** From the shelf. */
  toPick: z.array(CollectWork),
  /** Sent by a warehouse. */
  arriving: z.array(CollectWork),
  waiting: z.array(CollectWork),
});
export type CollectList = z.infer<typeof CollectList>;

const StoreId = z.string().min(1).max(40);
const staff = { access: { staff: 'collect.write' }, caching: 'no-store' } as const;
const change = { ...staff, method: 'POST', response: CollectList, errors: ['not_found', 'order_refused'] } as const;

export const collect = {
  stores: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/studio/collect/stores',
    summary: 'The stores where orders are collected.',
    response: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
  }),
  list: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/studio/collect/stores/:storeId',
    summary: 'What a store has to take from the shelf, what is on its way there and what waits to be collected.',
    params: z.object({ storeId: StoreId }),
    response: CollectList,
    errors: ['not_found'],
  }),
  ready: endpoint({
    ...change,
    path: '/api/studio/collect/ready',
    summary: 'The pieces of an order were taken from the shelf, or its parcel has come: the buyer is told by mail.',
    body: z.object({ storeId: StoreId, orderId: OrderId, key: z.uuid(), parcelId: z.uuid().optional() }),
  }),
  handOver: endpoint({
    ...change,
    path: '/api/studio/collect/hand-over',
    summary: 'Hands a parcel to whoever shows its code. Done twice, it is done once.',
    body: z.object({ storeId: StoreId, code: z.string().trim().min(4).max(60) }),
  }),
};
