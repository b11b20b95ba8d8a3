import { z } from 'zod';
import { Address } from './address.ts';
import { BasketLine, BasketStaffDiscount, mostLines, mostPieces, Shipment } from './basket-shape.ts';
import { Money } from './catalogue/price.ts';
import { OrderMoment } from './order-moment.ts';
import { ParcelEventType, ParcelTracking } from './parcel.ts';

/** ORD-012, ORD-013. `placed` is paid and not yet sent whole; `paymentProcessing` waits for its money. */
export const OrderState = z.enum(['placed', 'paymentProcessing', 'completed', 'cancelled']);
export type OrderState = z.infer<typeof OrderState>;

/** How far the sending is. */
export const Fulfilment = z.enum(['open', 'partlyPacked', 'packed', 'partlyShipped', 'shipped', 'delivered', 'cancelled']);
export type Fulfilment = z.infer<typeof Fulfilment>;

/** ORD-013 what a shopper reads: the state, and what the four states do not tell. The text is `order.progress.<value>`. */
export const OrderProgress = z.enum([
  ...['placed', 'paymentProcessing', 'packed', 'partlyShipped', 'shipped', 'delivered'],
  ...['partlyCancelled', 'cancelled', 'partlyReturned', 'returned'],
] as const);
export type OrderProgress = z.infer<typeof OrderProgress>;

/** A line as it was bought: prices, names and pictures of that moment. */
export const OrderLine = BasketLine.omit({ maximumQuantity: true, state: true, bonus: true });
export type OrderLine = z.infer<typeof OrderLine>;

/** Why a buyer cancels. The text is `order.cancel_reason.<value>`. */
export const CancelReason = z.enum(['mistake', 'changedMind', 'takesTooLong', 'cheaperElsewhere', 'other']);
export type CancelReason = z.infer<typeof CancelReason>;

/** What goes back when pieces are cancelled; `freight` is a part of `amount`. */
export const CancelWorth = z.object({ amount: Money, freight: Money });
export type CancelWorth = z.infer<typeof CancelWorth>;

const LineItemQuantity = z.object({ lineItemId: z.string(), quantity: z.number().int() });

/** Pieces of lines that a caller names. */
export const SomePieces = z
  .array(z.object({ lineItemId: z.string().min(1).max(100), quantity: z.number().int().min(1).max(mostPieces) }))
  .min(1)
  .max(mostLines)
  .refine((lines) => new Set(lines.map(({ lineItemId }) => lineItemId)).size === lines.length, 'validation.repeated');
export type SomePieces = z.infer<typeof SomePieces>;

/** ORD-005 what has left, and what never will. */
export const ShippingNotifications = z.object({
  shippedLineItems: z.array(z.object({ isWarehouse: z.boolean(), lineItems: z.array(LineItemQuantity), trackAndTraceNumber: z.string() })),
  cancelledLineItems: z.array(LineItemQuantity),
});
export type ShippingNotifications = z.infer<typeof ShippingNotifications>;

export const PaymentInformation = z.object({
  paymentId: z.string(),
  /** The provider's name of the method (`scheme`, `klarna`, ...) or `giftCard`. */
  paymentMethodId: z.string(),
  amount: Money,
  /** Of a gift card: all but the last digits hidden. */
  giftCardNumber: z.string().optional(),
});
export type PaymentInformation = z.infer<typeof PaymentInformation>;

/** ORD-004 */
export const OrderDetail = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderState: OrderState,
  /** Beyond the specification, as the next. */
  orderProgress: OrderProgress,
  /** Nothing is packed: lines can be cancelled, and the address be another. */
  canBeChanged: z.boolean(),
  created: z.string(),
  market: z.string(),
  /** Where the confirmation went. */
  email: z.string(),
  /** Bought without an account: the receipt may offer one. */
  isGuest: z.boolean(),
  lines: z.array(OrderLine),
  shippingNotifications: ShippingNotifications,
  currency: z.string(),
  subtotal: Money,
  total: Money,
  totalDiscount: Money,
  totalSavings: Money,
  totalVat: Money,
  totalVat1: Money,
  totalVat2: Money,
  vatName: z.string(),
  vatName2: z.string(),
  isTaxIncluded: z.boolean(),
  freeShipping: z.boolean(),
  shippingTotal: Money,
  shippingVat: Money,
  promoCodes: z.array(z.string()),
  promoCodeAmounts: z.record(z.string(), Money),
  /** Of an order from a store's device. */
  staffDiscounts: z.array(BasketStaffDiscount).optional(),
  shippingAddress: Address.optional(),
  billingAddress: Address.optional(),
  shipments: z.array(Shipment),
  paymentInformations: z.array(PaymentInformation),
  note: z.string(),
  /** ORD-014 from the warehouse and from a store: more than one parcel. */
  hasSeveralParcels: z.boolean(),
  isDigital: z.boolean(),
  /** Beyond the specification: the box of the club was ticked; a guest confirms it by mail. */
  wantsClub: z.boolean().optional(),
  /** The number of the order whose pieces came back for these; nothing is paid for it. */
  exchangeOf: z.string().optional(),
  /** Newest first. */
  parcelTrackings: z.array(ParcelTracking),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

const OrderUrls = z.object({
  returnPortalTrackingUrl: z.string(),
  returnPortalUrl: z.string(),
  trackingUrls: z.array(z.string()),
  /** Beyond the specification: what happened, newest first. For who reads one order. */
  timeline: z.array(OrderMoment).optional(),
});

/** ORD-006 */
export const OrderAnswer = OrderUrls.extend({ order: OrderDetail });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** ORD-003 */
export const OrderSummary = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderState: OrderState,
  orderProgress: OrderProgress,
  created: z.string(),
  total: Money,
  /** Beyond the specification: enough for a row of the list to be recognised. */
  quantity: z.number().int(),
  imageUrls: z.array(z.string()),
  /** Of the pieces in the pictures, and the market that they were bought in. */
  productNames: z.array(z.string()),
  market: z.string(),
  parcelDeliveryStatusLocaleShort: z.string(),
  parcelDeliveryStatusLocaleLong: z.string(),
  parcelTrackingLink: z.string(),
  parcelEventType: ParcelEventType.optional(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/**
 * Without proof only that the order exists and how it stands: no person, no goods. With proof (the owner's session, the cookie that
 * payment left in the browser, or the token of the mail) `order` is there.
 */
export const Receipt = OrderUrls.partial().extend({
  isRedacted: z.boolean(),
  orderId: z.string(),
  orderNumber: z.string(),
  orderState: OrderState,
  created: z.string(),
  total: Money,
  order: OrderDetail.optional(),
});
export type Receipt = z.infer<typeof Receipt>;

export const OrderId = z.string().regex(/^[\w-]{22}$/);
export const OrderNumber = z.string().regex(/^[A-Z]{2,6}\d{6,12}$/);
