import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isTimeZone } from './is-time-zone.ts';
import { CollectStore, OpeningHours } from './shipping.ts';

export const storeServices = ['alterations', 'repairs', 'returns', 'giftWrapping', 'personalStyling', 'stepFreeAccess'] as const;
export const StoreService = z.enum(storeServices);
export type StoreService = z.infer<typeof StoreService>;

/** On a clock of 24 hours. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A day on which other hours hold. Without hours the store is closed. */
export const Holiday = z.object({
  date: z.iso.date(),
  name: z.string().max(80).default(''),
  from: ClockTime.optional(),
  to: ClockTime.optional(),
  /** On the same day of every year from then on, or as far from Easter. Left out, once. */
  repeats: z.enum(['yearly', 'easter']).optional(),
});
export type Holiday = z.infer<typeof Holiday>;

/** A store as it is kept. Its pieces of stock stand under the same id. */
export const StoredStore = z.object({
  id: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,40}$/),
  /** Its place in addresses: `/stores/berlin-mitte`. */
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80)
    // The page of the search stands there.
    .refine((slug) => slug !== 'find'),
  name: z.string().trim().min(1).max(100),
  markets: z.array(z.string().min(2).max(20)).min(1).max(100),
  street: z.string().trim().min(1).max(120),
  city: z.string().trim().min(1).max(80),
  postalCode: z.string().trim().max(20),
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().trim().max(40),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().refine(isTimeZone),
  openingHours: z.array(OpeningHours.extend({ from: ClockTime, to: ClockTime })).max(28),
  holidays: z.array(Holiday.refine(({ from, to }) => (from === undefined) === (to === undefined))).max(100),
  services: z.array(StoreService).max(storeServices.length),
  clickAndCollect: z.boolean(),
  version: z.number().int(),
});
export type StoredStore = z.infer<typeof StoredStore>;

/** Whether it is open, by the store's own clock, and when that changes. */
export const OpeningState = z.object({
  isOpen: z.boolean(),
  /** Of one that is open. */
  closesAt: z.string().optional(),
  /** Of one that is closed and opens within a week. `inDays` 0 is today, there. */
  opens: z.object({ inDays: z.number().int(), date: z.string(), at: z.string() }).optional(),
});
export type OpeningState = z.infer<typeof OpeningState>;

/** A store as shoppers see it. */
export const Store = CollectStore.extend({
  slug: z.string(),
  /** Its page, from the shop's root. */
  url: z.string(),
  timeZone: z.string(),
  services: z.array(StoreService),
  /** Those that are still to come, each on its next date. */
  holidays: z.array(Holiday),
  clickAndCollect: z.boolean(),
  opening: OpeningState,
});
export type Store = z.infer<typeof Store>;

/** What a search for stores found. */
export const FoundStores = z.object({
  stores: z.array(Store),
  /** How many the filters leave, of which some may not be listed. */
  total: z.number().int(),
  /** Where a map of them opens while no place is named. */
  view: z.object({ latitude: z.number(), longitude: z.number(), zoomLevel: z.number() }).optional(),
  around: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).optional(),
});
export type FoundStores = z.infer<typeof FoundStores>;

const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });

const Flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const stores = {
  list: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/stores/:catalog',
    summary: 'The stores of the market, nearest first where a place is named. Empty where the market has none.',
    params: CatalogParams,
    query: z.object({
      /** A town, a postal code or the name of a store. */
      city: z.string().max(100).optional(),
      /** Also those far from the place. */
      allStores: Flag,
      filterByClickNCollect: Flag,
      /** Where the shopper is; our own pages round it to about a kilometre. */
      latitude: z.coerce.number().min(-90).max(90).optional(),
      longitude: z.coerce.number().min(-180).max(180).optional(),
      service: StoreService.optional(),
      openNow: Flag,
    }),
    response: z.array(Store),
    caching: 'no-store',
  }),
  getClickCollectStores: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/stores/:catalog/get-click-collect-stores',
    summary: 'Stores of the market where a parcel can be collected, nearest first. Empty where the market has none.',
    params: CatalogParams,
    query: z.object({
      street: z.string().max(200).optional(),
      city: z.string().max(100).optional(),
      postalCode: z.string().max(20).optional(),
      country: z.string().max(60).optional(),
      numberOfPickupPoints: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.array(CollectStore),
    caching: 'no-store',
  }),
  getClickCollectStore: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/stores/get-click-collect-store',
    summary: 'One store where parcels can be collected.',
    query: z.object({ pickupPointId: z.string().min(1).max(100) }),
    requires: ['pickupPointId'],
    response: CollectStore,
    caching: 'no-store',
    errors: ['not_found'],
  }),
};
