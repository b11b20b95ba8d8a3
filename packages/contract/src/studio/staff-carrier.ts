import { z } from 'zod';
import { StockLocation } from '../basket-shape.ts';
import { endpoint } from '../endpoint.ts';

const OfParcel = z.object({ orderId: z.string().min(1).max(100), parcelId: z.uuid() });

/** With commas between them; as many as a page of the work list holds. */
const OrderIds = z.string().regex(/^[\w-]{22}(,[\w-]{22}){0,199}$/);

const Place = z.object({ kind: StockLocation, locationId: z.string().min(1).max(100) });

export const PickupWish = Place.extend({
  /** The caller's own: sent again after a lost answer, the carrier comes once. */
  key: z.uuid(),
  day: z.iso.date(),
  parcels: z.number().int().min(1).max(10_000),
});
export type PickupWish = z.infer<typeof PickupWish>;

/** `asked`: nobody knows yet. `failed`: the carrier did not answer, and does not come. `cancelled`: staff took it back. */
export const PickupState = z.enum(['asked', 'confirmed', 'failed', 'cancelled']);
export type PickupState = z.infer<typeof PickupState>;

export const Pickup = Place.extend({
  id: z.string(),
  day: z.string(),
  parcels: z.number().int(),
  state: PickupState,
  carrier: z.string(),
  /** The carrier's own name of it, once it is confirmed. */
  reference: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
});
export type Pickup = z.infer<typeof Pickup>;

export const Pickups = z.object({
  /** With how many parcels that stand packed there, and the days on which people work there. */
  places: z.array(Place.extend({ ready: z.number().int(), days: z.array(z.string()) })),
  /** Of the last week and later, the latest day first. */
  pickups: z.array(Pickup),
});
export type Pickups = z.infer<typeof Pickups>;

export const staffCarrier = {
  book: endpoint({
    method: 'POST',
    path: '/api/studio/carrier/book',
    summary: "Hands a packed parcel to the shop's carrier: it gets its number and leaves.",
    access: { staff: 'order.write' },
    body: OfParcel,
    response: z.object({ courier: z.string(), trackingNumber: z.string() }),
    errors: ['not_found', 'order_refused'],
  }),
  label: endpoint({
    method: 'GET',
    path: '/api/studio/carrier/label/:orderId/:parcelId',
    summary: 'The label of a parcel as PDF, with its number as bars. Who took it is written down.',
    access: { staff: 'order.write' },
    params: OfParcel,
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answersFile: 'application/pdf',
    errors: ['not_found', 'order_refused'],
  }),
  labels: endpoint({
    method: 'GET',
    path: '/api/studio/carrier/labels',
    summary: 'The labels of orders, one to a page: of the parcels that stand ready, or else of those on their way.',
    access: { staff: 'order.write' },
    query: z.object({ orders: OrderIds }),
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answersFile: 'application/pdf',
    errors: ['not_found', 'order_refused'],
  }),
  requestPickup: endpoint({
    method: 'POST',
    path: '/api/studio/carrier/pickup',
    summary: 'Asks the carrier to fetch parcels at a warehouse or a store on a working day.',
    access: { staff: 'order.write' },
    body: PickupWish,
    response: Pickups,
    errors: ['order_refused'],
  }),
  cancelPickup: endpoint({
    method: 'POST',
    path: '/api/studio/carrier/pickup/:id/cancel',
    summary: 'Takes a pickup back that was asked for; the carrier is told.',
    access: { staff: 'order.write' },
    params: z.object({ id: z.uuid() }),
    response: Pickups,
    errors: ['not_found', 'order_refused'],
  }),
  pickups: endpoint({
    method: 'GET',
    path: '/api/studio/carrier/pickups',
    summary: 'Pickups that the carrier was asked for, and where parcels stand ready.',
    access: { staff: 'order.read' },
    caching: 'no-store',
    response: Pickups,
  }),
};
