import { z } from 'zod';
import { PageAlias } from './page.ts';

const Text = z.string().max(200);
const Amount = z.number();
const Currency = z.string().length(3);

/** ANA-032 a product as the GA4 e-commerce schema has it. Amounts are decimals in the currency of the event, of one piece. */
export const AnalyticsItem = z.object({
  /** The product: one colour of a style. */
  item_id: Text,
  item_name: Text.optional(),
  item_brand: Text.optional(),
  item_category: Text.optional(),
  /** Size and length, as far as somebody has chosen. */
  item_variant: Text.optional(),
  item_list_id: Text.optional(),
  item_list_name: Text.optional(),
  /** Its place in the list, counted from 1. */
  index: z.number().int().optional(),
  price: Amount.optional(),
  /** Taken off the list price. */
  discount: Amount.optional(),
  quantity: z.number().int().optional(),
});
export type AnalyticsItem = z.infer<typeof AnalyticsItem>;

/** ANA-026 a line of an order as it is counted. */
export const AnalyticsOrderLine = z.object({
  styleNumber: Text,
  ean: Text,
  sizeName: Text,
  lengthName: Text.optional(),
  unitPrice: z.object({ salesPrice: Amount, salesPriceWithoutVat: Amount }),
  isDigital: z.boolean(),
});
export type AnalyticsOrderLine = z.infer<typeof AnalyticsOrderLine>;

/** ANA-025 an order as it is counted: no person, no address. */
export const AnalyticsOrder = z.object({
  orderNumber: Text,
  lineItems: z.array(AnalyticsOrderLine).max(200),
  currency: Currency,
  subTotal: Amount,
  totalDiscount: Amount,
  totalVat: Amount,
  shippingTotal: Amount,
  shippingVat: Amount,
  promoCodes: z.array(Text).max(50),
});
export type AnalyticsOrder = z.infer<typeof AnalyticsOrder>;

const items = z.array(AnalyticsItem).max(200);
const worth = { currency: Currency, value: Amount, items };
const list = { item_list_id: Text, item_list_name: Text, items };
const promotion = { promotion_id: Text, promotion_name: Text.optional(), creative_slot: Text.optional() };
const event = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) => z.object({ name: z.literal(name), ...shape });

/** ANA-032 everything that the shop tells of a visit, by the names of GA4. What it has no name for is `filter`. Nothing in it says who. */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  event('page_view', { page: PageAlias }),
  event('view_item_list', list),
  event('select_item', list),
  event('view_promotion', promotion),
  event('select_promotion', promotion),
  event('view_item', worth),
  event('add_to_wishlist', worth),
  event('add_to_cart', worth),
  event('remove_from_cart', worth),
  event('view_cart', worth),
  event('begin_checkout', { ...worth, coupon: Text.optional() }),
  event('add_shipping_info', { ...worth, coupon: Text.optional(), shipping_tier: Text.optional() }),
  event('add_payment_info', { ...worth, coupon: Text.optional(), payment_type: Text.optional() }),
  event('purchase', {
    ...worth,
    transaction_id: Text,
    affiliation: Text,
    tax: Amount,
    shipping: Amount,
    coupon: Text.optional(),
    order: AnalyticsOrder,
  }),
  event('refund', { ...worth, transaction_id: Text }),
  event('search', { search_term: Text, results: z.number().int() }),
  event('filter', { facet: Text, option: Text }),
  event('login', { method: Text }),
  event('sign_up', { method: Text }),
  event('share', { method: Text, content_type: Text, item_id: Text }),
  // ANA-011. `description` is a text key or the kind of an error, never a sentence that somebody's words could be in.
  event('exception', { description: Text, fatal: z.boolean() }),
]);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
export type AnalyticsEventName = AnalyticsEvent['name'];
