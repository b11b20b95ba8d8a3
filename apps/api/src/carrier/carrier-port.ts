import type { Address } from '@selvedge/contract/address.ts';
import { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { z } from 'zod';

/** What a carrier tells of a parcel. `id` is its own name of it: told twice, it happened once. */
export const CarrierEvent = z.object({
  id: z.string().min(1).max(100),
  type: ParcelEventType,
  at: z.iso.datetime(),
  expected: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).optional(),
  pickup: z.object({ address: z.string().max(400), latitude: z.number().optional(), longitude: z.number().optional() }).optional(),
});
export type CarrierEvent = z.infer<typeof CarrierEvent>;

export type Shipment = {
  /** The parcel's id: booked again under it, it is the same booking. */
  reference: string;
  way: 'home' | 'pickup' | 'return';
  to: Address;
  /** Of a return that is fetched: the day on which the buyer waits for it. */
  pickupDay?: string;
};

export type Booking = { trackingNumber: string; trackingLink: string /** Where the carrier sorts it to. */; routingCode: string };

/** Who brings parcels. None of it is called inside a transaction. */
export type CarrierPort = {
  name: string;
  book(shipment: Shipment): Promise<Booking>;
  /** Everything that has happened to a parcel so far; undefined when the carrier does not know it. */
  track(trackingNumber: string): Promise<readonly CarrierEvent[] | undefined>;
  /** Comes to fetch parcels at a place. Asked again under the same reference, it is the same pickup. */
  requestPickup(wish: { reference: string; day: string; locationId: string; parcels: number }): Promise<{ pickupId: string }>;
  /** Does not come after all. By our reference, also when the answer to the wish was lost; what there is not any more is well. */
  cancelPickup(wish: { reference: string }): Promise<void>;
  /** A notice that the carrier sent; undefined when it did not. `signature` covers the body as it came. */
  readNotice(body: string, signature: string | undefined): { trackingNumber: string; event: CarrierEvent } | undefined;
};

declare module '../shop/ctx.ts' {
  interface Ports {
    /** None: staff write down the number that another carrier gave them. */
    carrier?: CarrierPort | undefined;
  }
}
