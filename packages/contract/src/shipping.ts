import { z } from 'zod';
import { Address } from './address.ts';
import { BasketAnswer, ShippingMethod } from './basket-shape.ts';
import { endpoint } from './endpoint.ts';

/** `pickupPoint` and `locker` are the carrier's, `store` is one of ours, `digital` needs no parcel at all. */
export const deliveryTypes = ['home', 'pickupPoint', 'locker', 'store', 'digital'] as const;
export const DeliveryType = z.enum(deliveryTypes);
export type DeliveryType = z.infer<typeof DeliveryType>;

/** Monday is 1. A day that is missing is closed. */
export const OpeningHours = z.object({ day: z.number().int().min(1).max(7), from: z.string(), to: z.string() });
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Where a parcel can be fetched. It is a locker when `address.carrierVariant` is `locker`. */
export const PickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  /** In metres, from the basket's address. */
  straightLineDistance: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  address: Address,
  /** Without any: always open. */
  openingHours: z.array(OpeningHours),
});
export type PickupPoint = z.infer<typeof PickupPoint>;

/** A store where a parcel can be collected. */
export const CollectStore = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In metres; 0 when nobody said from where. */
  straightLineDistance: z.number(),
  openingHours: z.array(OpeningHours),
});
export type CollectStore = z.infer<typeof CollectStore>;

/** How one parcel travels, or all of them when it names none. */
export const ShipmentChoice = z.object({
  /** A shipment of the basket: `warehouse` or `store`. */
  id: z.string().max(40).optional(),
  shippingMethodId: z.string().min(1).max(100),
  /** Of a pickup point, a locker or a store. */
  pickupPointId: z.string().max(100).default(''),
  /** The place is chosen later: the basket costs what this way does, and stays at this step until it is. */
  placeFollows: z.boolean().default(false),
  /** What a German packstation asks for; left out, the address's own. */
  carrierPostNumber: z.string().max(40).default(''),
});
export type ShipmentChoice = z.input<typeof ShipmentChoice>;

export const Carrier = z.object({ id: z.string(), name: z.string() });
export type Carrier = z.infer<typeof Carrier>;

export const KnownShippingMethod = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.string(),
  deliveryType: z.string(),
  markets: z.array(z.string()),
});
export type KnownShippingMethod = z.infer<typeof KnownShippingMethod>;

const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });
const base = '/api/order/:catalog/basket';
const ofBasket = { access: 'public', params: CatalogParams, caching: 'no-store' } as const;
const near = { rateLimit: { limit: 120, seconds: 60 }, errors: ['wrong_market', 'address_needed', 'shipping_refused'] } as const;
const Nearby = z.object({
  /** Of the shipping method: its `pickupPointCarrier`. */
  carrierId: z.string().min(1).max(100),
  /** To look around another place than the basket's address. */
  postalCode: z.string().max(20).optional(),
  city: z.string().max(100).optional(),
  numberOfPickupPoints: z.coerce.number().int().min(1).max(50).default(20),
});

export const shipping = {
  getShippingMethods: endpoint({
    ...ofBasket,
    method: 'GET',
    path: `${base}/get-shipping-methods`,
    summary: "The ways to send the caller's basket to its address, with prices and days.",
    response: z.array(ShippingMethod),
    errors: ['wrong_market'],
  }),
  setShipment: endpoint({
    ...ofBasket,
    method: 'PUT',
    path: `${base}/shipment`,
    summary: 'Chooses how the parcels of the basket travel. Status 300 leads back to the address.',
    body: z.object({ shipments: z.array(ShipmentChoice).min(1).max(5) }),
    response: BasketAnswer,
    contentType: 'application/json-patch+json',
    errors: ['wrong_market', 'not_found', 'address_needed', 'shipping_refused', 'wrong_step'],
  }),
  getPickupPoints: endpoint({
    ...ofBasket,
    ...near,
    method: 'GET',
    path: `${base}/get-pickup-points`,
    summary: 'Where a carrier keeps parcels around the address of the basket, nearest first.',
    query: Nearby,
    requires: ['carrierId'],
    response: z.array(PickupPoint),
  }),
  getPackstations: endpoint({
    ...ofBasket,
    ...near,
    method: 'GET',
    path: `${base}/get-packstations`,
    summary: 'The lockers among them.',
    query: Nearby,
    requires: ['carrierId'],
    response: z.array(PickupPoint),
  }),
  shippingProviders: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/order/:catalogId/shipping-providers',
    summary: "The carriers that can take the caller's basket; another's id is not found.",
    params: z.object({ catalogId: z.string().min(2).max(20) }),
    query: z.object({ basketId: z.string().max(100).optional() }),
    response: z.array(Carrier),
    caching: 'no-store',
    errors: ['wrong_market', 'not_found'],
  }),
  shipmentMethods: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/order/shipmentmethods',
    summary: 'The kinds of delivery that exist.',
    response: z.array(z.object({ id: DeliveryType, markets: z.array(z.string()) })),
    caching: { sharedSeconds: 300 },
  }),
  shippingMethods: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/order/shipping-methods',
    summary: 'Every way of delivery, and the markets that offer it.',
    response: z.array(KnownShippingMethod),
    caching: { sharedSeconds: 300 },
  }),
  shippingMethodsForDropdown: endpoint({
    access: 'service',
    method: 'GET',
    path: '/api/order/shipping-methods-for-dropdown',
    summary: 'Every way of delivery as value and label, for another system of the retailer.',
    response: z.array(z.object({ value: z.string(), label: z.string() })),
    caching: 'no-store',
  }),
};
