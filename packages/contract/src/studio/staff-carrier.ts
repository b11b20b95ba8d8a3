import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const OfParcel = z.object({ orderId: z.string().min(1).max(100), parcelId: z.uuid() });

/** With commas between them; as many as a page of the work list holds. */
const OrderIds = z.string().regex(/^[\w-]{22}(,[\w-]{22}){0,199}$/);

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
    summary: 'Asks the carrier to fetch what stands ready on a day.',
    access: { staff: 'order.write' },
    body: z.object({ day: z.iso.date() }),
    response: z.object({ pickupId: z.string(), day: z.string() }),
    errors: ['order_refused'],
  }),
};
