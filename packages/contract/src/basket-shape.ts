import { z } from 'zod';
import { Address } from './address.ts';
import { ProductBadge } from './catalogue/badge.ts';
import { Money, Price } from './catalogue/price.ts';

export const stockLocations = ['warehouse', 'store'] as const;
export const StockLocation = z.enum(stockLocations);
export type StockLocation = z.infer<typeof StockLocation>;

/** The most pieces of one line, and the most lines of one basket. */
export const mostPieces = 99;
export const mostLines = 200;

/**
 * How a line's price came about, in the order in which it did. `list` begins, everything else is taken off it; `tax` is what
 * of the rest is tax, or what is added to it where prices are without tax.
 */
export const PriceStep = z.object({
  kind: z.enum(['list', 'markdown', 'member', 'promotion', 'staff', 'tax']),
  amount: Money,
  /** Of a promotion: its id and name. Of what staff took off: why. Of a tax: its name. */
  reference: z.string().optional(),
  name: z.string().optional(),
});
export type PriceStep = z.infer<typeof PriceStep>;

/** Whether a line can be ordered as it stands. What can't is not counted in the totals, and never dropped by itself. */
export const LineState = z.enum(['available', 'limited', 'soldOut', 'notSold', 'notEarned']);
export type LineState = z.infer<typeof LineState>;

export const BasketLine = z.object({
  id: z.string(),
  sku: z.string(),
  productId: z.string(),
  styleNumber: z.string(),
  colourPattern: z.string(),
  optionId: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  productUrl: z.string(),
  /** Of one piece, before promotions. */
  unitPrice: Price,
  /** Of all pieces, before promotions. */
  totalPrice: Price,
  /** Of all pieces, with every discount. */
  groupTotalPrice: Price,
  explanation: z.array(PriceStep),
  quantity: z.number().int(),
  /** So many can be had now, at most 99. */
  maximumQuantity: z.number().int(),
  state: LineState,
  ean: z.string(),
  colour: z.object({ name: z.string(), base: z.string(), nuance: z.object({ name: z.string(), hex: z.string() }) }),
  variant: z.object({ size: z.string(), length: z.string() }),
  ediCategory: z.string(),
  ediSubCategory: z.string(),
  brand: z.string(),
  subBrand: z.string(),
  badges: z.array(ProductBadge),
  isDigital: z.boolean(),
  isBonusProduct: z.boolean(),
  /** Of a bonus product: the reward that it was chosen from. */
  bonus: z.object({ promotionId: z.string(), rewardId: z.string() }).optional(),
  lineItemStockLocation: StockLocation,
  /** On a store's device: taken along from its shelf, once it is paid. */
  takeNow: z.literal(true).optional(),
  promotionLevel: z.string(),
  promotionName: z.string(),
});
export type BasketLine = z.infer<typeof BasketLine>;

export const BasketGiftCard = z.object({
  id: z.string(),
  /** All but the last digits are hidden; `remove-giftcard` understands this form. */
  giftCardNumber: z.string(),
  balance: Money,
  /** What of it this basket uses. */
  used: Money,
});
export type BasketGiftCard = z.infer<typeof BasketGiftCard>;

/** What a member of staff took off at a store's device: why, and who. */
export const BasketStaffDiscount = z.object({
  /** Without one it is on the whole basket. */
  lineItemId: z.string().optional(),
  /** Without one it was given as an amount. */
  percent: z.number().int().optional(),
  taken: Money,
  reason: z.string(),
  by: z.string(),
});
export type BasketStaffDiscount = z.infer<typeof BasketStaffDiscount>;

export const BonusProductContext = z.object({
  /** There is something left to choose. */
  isCallToAction: z.boolean(),
  callToActionCount: z.number().int(),
  optedOutCount: z.number().int(),
  promotionId: z.string(),
  rewardId: z.string(),
  promotionName: z.string(),
});
export type BonusProductContext = z.infer<typeof BonusProductContext>;

/** What is taken along at once, as the id of its parcel and of its way. */
export const takeNowId = 'takeNow';

/** A parcel that the basket needs: `warehouse`, `store`, `takeNow`, or `online` for what is not sent at all. */
export const Shipment = z.object({
  id: z.string(),
  shippingMethodName: z.string(),
  /** Empty until the shopper has chosen; `online` marks what is not sent at all. */
  shippingMethodId: z.string(),
  /** The freight is paid once: of several parcels one carries it. */
  price: Money,
  pickupPointId: z.string(),
  pickupPointAddress: Address.optional(),
  predictedDeliveryDate: z.string(),
  deliveryType: z.string(),
  carrier: z.string(),
  /** Where it leaves from. */
  origin: z.enum(['Warehouse', 'ShipFromStore']),
  lineItemIds: z.array(z.string()),
});
export type Shipment = z.infer<typeof Shipment>;

export const ShippingMethod = z.object({
  id: z.string(),
  name: z.string(),
  price: Money,
  deliveryType: z.string(),
  pickupPointCarrier: z.string(),
  freeShipping: z.boolean(),
  predictedDeliveryDate: z.string(),
  /** Ordered later, it arrives later. */
  predictionCutoff: z.string(),
  predictionCutoffLocale: z.string(),
  deliveryPrediction: z.object({ earliest: z.string(), latest: z.string() }).optional(),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;

/** Why something is not as it was, as translation keys: a code that no longer holds, a line that ran out. */
export const BasketNotice = z.object({
  key: z.string(),
  lineItemId: z.string().optional(),
  promoCode: z.string().optional(),
  /** Of a code that does nothing yet: so much more is needed, or so many pieces. */
  missingAmount: Money.optional(),
  missingPieces: z.number().int().optional(),
});
export type BasketNotice = z.infer<typeof BasketNotice>;

export const Basket = z.object({
  /** Empty while nothing has been put in. */
  basketId: z.string(),
  market: z.string(),
  currency: z.string(),
  quantity: z.number().int(),
  lines: z.array(BasketLine),
  /** Who is told about the order: the shopper's own address, or what a guest gave. Empty until then. */
  email: z.string(),
  /** Every parcel that the basket needs, those without a way to travel as well. */
  shipments: z.array(Shipment),
  shippingAddress: Address.optional(),
  billingAddress: Address.optional(),
  useBillingAddressForShipping: z.boolean(),
  freeShipping: z.boolean(),
  /** What is still missing until freight is free; without it freight is never free here. */
  freeShippingMissing: Money.optional(),
  shippingTotal: Money,
  shippingVat: Money,
  /** Of all lines, before promotions. */
  subtotal: Money,
  total: Money,
  /** What promotions and staff take off. */
  totalDiscount: Money,
  /** What the shopper pays less than the list prices: markdowns, member prices and promotions. */
  totalSavings: Money,
  totalVat: Money,
  totalVat1: Money,
  totalVat2: Money,
  vatName: z.string(),
  vatName2: z.string(),
  /** Prices hold the tax already. */
  isTaxIncluded: z.boolean(),
  /** Where it goes decides on the tax, and is not known yet. */
  isTaxEstimated: z.boolean(),
  promoCodes: z.array(z.string()),
  promoCodeAmounts: z.record(z.string(), Money),
  giftCards: z.array(BasketGiftCard),
  /** Only on the device where they were given. */
  staffDiscounts: z.array(BasketStaffDiscount).optional(),
  bonusProductContexts: z.array(BonusProductContext),
  /** What is left to pay after gift cards. */
  remainingTotal: Money,
  note: z.string(),
  acceptedTerms: z.boolean(),
  acceptedNewsletter: z.boolean(),
  isDigital: z.boolean(),
  isMixed: z.boolean(),
  hasMultipleShippingLocations: z.boolean(),
  notices: z.array(BasketNotice),
});
export type Basket = z.infer<typeof Basket>;

const Region = z.object({ name: z.string(), abbreviation: z.string() });

/** Every basket call answers this, whole: a screen shows the last answer and patches nothing. */
export const BasketAnswer = z.object({
  basket: Basket,
  shippingMethods: z.array(ShippingMethod),
  allowedStates: z.array(Region),
  allowedProvinces: z.array(Region.extend({ englishVatName: z.string(), frenchVatName: z.string() })),
  /** Filled by `get-with-settings` only: they are many. */
  turkishLocations: z.array(
    Region.extend({ districtId: z.string(), zones: z.array(Region.extend({ districtId: z.string(), zoneId: z.string() })) }),
  ),
  /** The total must be above the one and, where it is not 0, below the other. */
  minimumThreshold: Money,
  maximumThreshold: Money,
  cheapestPredictedDeliveryDate: z.string(),
});
export type BasketAnswer = z.infer<typeof BasketAnswer>;
