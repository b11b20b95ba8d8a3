import { z } from 'zod';

/** ORD-009, ORD-011 */
export const ParcelEventType = z.enum([
  'failedAttempt',
  'outForDelivery',
  'dispatch',
  'scheduled',
  'delay',
  'returnInTransit',
  'returnDelay',
  'pickupReady',
  'returnShipped',
  'pickupScheduled',
  'returnFailedAttempt',
  'returnRegistered',
  'inTransit',
  'delivered',
  'return',
  'returnDelivered',
  'orderCreated',
]);
export type ParcelEventType = z.infer<typeof ParcelEventType>;

/** ORD-008 `eventtype` is spelled so in the specification. */
export const ParcelTrackingEvent = z.object({
  createDate: z.string(),
  eventtype: ParcelEventType,
  deliveryStatus: z.string(),
  deliveryStatusLocaleLong: z.string(),
  deliveryStatusLocaleShort: z.string(),
  expectedDeliveryDate: z.object({ start: z.string(), end: z.string() }).optional(),
  pickupLocation: z
    .object({ address: z.string(), coordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional() })
    .optional(),
});
export type ParcelTrackingEvent = z.infer<typeof ParcelTrackingEvent>;

/** ORD-007 */
export const ParcelTracking = z.object({
  orderNumber: z.string(),
  /** Beyond the specification: which of the order's parcels, the first is 1. */
  parcel: z.number().int(),
  trackingNumber: z.string(),
  trackingLink: z.string(),
  courier: z.string(),
  /** ORD-010 newest first. */
  parcelTrackingEvents: z.array(ParcelTrackingEvent),
});
export type ParcelTracking = z.infer<typeof ParcelTracking>;
