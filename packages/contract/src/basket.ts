import { z } from 'zod';
import { BasketAnswer } from './basket-shape.ts';
import { CatalogParams } from './catalogue/catalogue.ts';
import { Money } from './catalogue/price.ts';
import { endpoint } from './endpoint.ts';
import { hasWebAddress } from './has-web-address.ts';

export const Sku = z.string().min(1).max(240);
/** Whole and from 1 to 99; the refusal is keyed `lineItem`, where screens look for it. */
const Quantity = z.number();
export const AddLine = z.object({
  sku: Sku,
  quantity: Quantity.default(1),
  /** Of a bonus product: the reward that it is chosen from. */
  bonus: z.object({ promotionId: z.string().min(1).max(100), rewardId: z.string().min(1).max(100) }).optional(),
  /** From the shelf of the store where the calling device stands. From anywhere else it is sent. */
  takeNow: z.boolean().optional(),
});
export type AddLine = z.infer<typeof AddLine>;
export const AddLines = z.array(AddLine).min(1).max(100);
const SetLine = z.object({ sku: Sku, quantity: Quantity });
/** One line by its id or by its sku. */
export const SetLines = z
  .array(z.object({ id: z.string().max(40).optional(), sku: Sku.optional(), quantity: Quantity }))
  .min(1)
  .max(100);
export type SetLines = z.infer<typeof SetLines>;

const Words = z.string().trim();
const longest = 500;
/** It goes out in our name: a link in it would be ours too. What is refused for its length is not read. */
const hasNoAddress = (text: string) => text.length > longest || !hasWebAddress(text);
const noLinks = { message: 'validation.no_links' };

/** Who gets it and what it says; without a recipient it goes to the buyer. The value is the sku's, from the catalogue. */
export const AddGiftCardLine = z.object({
  sku: Sku,
  quantity: Quantity.default(1),
  recipientName: Words.max(100).refine(hasNoAddress, noLinks).default(''),
  recipientEmail: z.union([z.literal(''), z.email().max(254)]).default(''),
  message: Words.max(longest).refine(hasNoAddress, noLinks).default(''),
  /** The day on which it arrives; at once without one. */
  deliverOn: z.union([z.literal(''), z.iso.date()]).default(''),
});
export type AddGiftCardLine = z.infer<typeof AddGiftCardLine>;

export const GiftCardInput = z.object({
  giftCardNumber: z.string().max(60),
  giftCardNumberValidationCode: z.string().max(40),
});
export type GiftCardInput = z.infer<typeof GiftCardInput>;

export const CarriedOver = BasketAnswer.extend({
  /** What the new market does not sell. It comes back when the basket does. */
  notSold: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number().int() })),
});
export type CarriedOver = z.infer<typeof CarriedOver>;

const base = '/api/order/:catalog/basket';
const BasketId = z.object({ basketId: z.string().max(100).optional() });
const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const LineParams = CatalogParams.extend({ lineItemId: z.string().min(1).max(40) });
const CardParams = CatalogParams.extend({ giftCardNumber: z.string().min(1).max(60) });

const call = {
  access: 'public',
  params: CatalogParams,
  response: BasketAnswer,
  caching: 'no-store',
  contentType: 'application/json-patch+json',
  errors: ['wrong_market', 'not_found', 'line_refused'],
} as const;
const get = { ...call, method: 'GET' } as const;
const post = { ...call, method: 'POST' } as const;
const put = { ...call, method: 'PUT' } as const;
const remove = { ...call, method: 'DELETE' } as const;
const code = { errors: [...call.errors, 'promo_code_refused'] } as const;
const card = { errors: [...call.errors, 'gift_card_refused'] } as const;

export const basket = {
  get: endpoint({
    ...get,
    path: base,
    summary: "The caller's basket, priced. Without one it is empty; another's id is not found.",
    query: BasketId,
  }),
  getWithSettings: endpoint({
    ...get,
    path: `${base}/get-with-settings`,
    summary: 'The basket with everything that checkout needs to know about the market.',
  }),
  remove: endpoint({ ...remove, path: base, summary: 'Throws the basket away.', query: BasketId }),
  removeById: endpoint({
    ...remove,
    path: `${base}/:basketId`,
    summary: 'Throws the basket away.',
    params: CatalogParams.extend({ basketId: z.string().min(1).max(100) }),
  }),
  addLine: endpoint({ ...post, path: `${base}/line`, summary: 'Adds pieces of a variant.', body: AddLine }),
  setLine: endpoint({ ...put, path: `${base}/line`, summary: 'Sets how many pieces of a variant there are.', body: SetLine }),
  setLineById: endpoint({
    ...put,
    path: `${base}/line/:lineItemId`,
    summary: 'Sets how many pieces a line has; the quantity comes in the query or in the body.',
    params: LineParams,
    query: z.object({ quantity: z.coerce.number().optional() }),
    body: z.object({ quantity: Quantity.optional() }).nullish(),
  }),
  addLines: endpoint({ ...post, path: `${base}/lines`, summary: 'Adds several variants, all of them or none.', body: AddLines }),
  setLines: endpoint({ ...put, path: `${base}/lines`, summary: 'Sets several lines, all of them or none.', body: SetLines }),
  removeLines: endpoint({
    ...remove,
    path: `${base}/lines`,
    summary: 'Takes lines out.',
    query: z.object({ id: z.array(z.string().max(40)).max(200) }),
    requires: ['id'],
  }),
  removeLine: endpoint({ ...remove, path: `${base}/lines/:lineItemId`, summary: 'Takes a line out.', params: LineParams }),
  addPromoCode: endpoint({
    ...post,
    ...code,
    path: `${base}/add-promo-code`,
    summary: 'Applies a promo code. Underscores and case do not matter.',
    query: z.object({ promoCode: z.string().max(200) }),
    requires: ['promoCode'],
  }),
  deletePromoCode: endpoint({
    ...remove,
    path: `${base}/delete-promo-code`,
    summary: 'Takes a promo code off.',
    query: z.object({ promoCode: z.string().max(200) }),
    requires: ['promoCode'],
  }),
  addGiftCardLine: endpoint({
    ...post,
    path: `${base}/add-gift-card-line`,
    summary: 'Buys a digital gift card of one of the amounts in the catalogue.',
    body: AddGiftCardLine,
  }),
  addGiftCard: endpoint({
    ...post,
    ...card,
    path: `${base}/add-giftcard`,
    summary: 'Pays with a gift card. Its number and its check code are asked for.',
    body: GiftCardInput,
  }),
  checkGiftCardBalance: endpoint({
    ...post,
    ...card,
    path: `${base}/check-balance-giftcard`,
    summary: 'What a gift card is worth.',
    body: GiftCardInput,
    response: z.object({ giftCardNumber: z.string(), balance: Money, expires: z.string().optional() }),
  }),
  removeGiftCard: endpoint({
    ...get,
    path: `${base}/remove-giftcard/:giftCardNumber`,
    summary: 'Takes a gift card off the basket. Changes something, so it asks for the headers of our own client.',
    params: CardParams,
    changes: true,
  }),
  takeGiftCardOff: endpoint({
    ...post,
    path: `${base}/remove-giftcard/:giftCardNumber`,
    summary: 'Takes a gift card off the basket: what our own client calls.',
    params: CardParams,
  }),
  optOutOfBonus: endpoint({
    ...post,
    path: `${base}/opt-out-of-bonus`,
    summary: 'How many of the bonus products of a reward the shopper does not want.',
    query: z.object({
      /** The promotion's. */
      id: z.string().min(1).max(100),
      rewardId: z.string().min(1).max(100),
      newOptedOutCount: z.coerce.number(),
    }),
    requires: ['id', 'rewardId', 'newOptedOutCount'],
  }),
  setNote: endpoint({
    ...put,
    path: `${base}/note`,
    summary: 'A word to the shop.',
    body: z.object({ note: z.string().trim().max(500) }),
  }),
  acceptNewsletter: endpoint({
    ...put,
    path: `${base}/accept-newsletter`,
    summary: 'Whether the shopper wants the newsletter.',
    body: z.object({ acceptNewsletter: z.boolean() }),
  }),
  acceptTerms: endpoint({
    ...put,
    path: `${base}/accept-terms`,
    summary: 'Whether the shopper accepts the terms.',
    body: z.object({ acceptTerms: z.boolean() }),
  }),
  acceptNewsletterAndTerms: endpoint({
    ...put,
    path: `${base}/accept-newsletter-and-terms`,
    summary: 'Both at once, and what Türkiye asks for beside them.',
    query: z.object({
      ...{ acceptNewsletter: Flag.optional(), acceptTerms: Flag.optional() },
      /** CHK-044 the disclosure on personal data was read; data may be used for more than the order. */
      ...{ disclosureRead: Flag.optional(), dataConsent: Flag.optional() },
    }),
  }),
  carryOver: endpoint({
    ...post,
    path: `${base}/carry-over`,
    summary: 'Takes the basket of another market along to this one, and names what is not sold here.',
    response: CarriedOver,
  }),
  startAfresh: endpoint({
    ...post,
    path: `${base}/start-afresh`,
    summary: 'Leaves the basket of another market behind and begins an empty one here.',
  }),
  abandoned: endpoint({
    ...get,
    path: '/api/order/basket/abandoned',
    summary:
      'Puts the lines of a basket into the caller’s, by the link of a mail. Changes something, so it asks for the headers of our own client.',
    params: z.object({}),
    query: z.object({ basketId: z.string().min(1).max(100) }),
    requires: ['basketId'],
    changes: true,
  }),
  openDraft: endpoint({
    ...post,
    path: '/api/order/basket/draft',
    summary: 'Puts what staff put together for a customer into the caller’s basket, by the link of a mail, once.',
    params: z.object({}),
    body: z.object({ token: z.string().min(1).max(100) }),
    rateLimit: { limit: 30, seconds: 600 },
  }),
  restoreAbandoned: endpoint({
    ...post,
    path: '/api/order/basket/abandoned',
    summary: 'The same, as our own client calls it.',
    params: z.object({}),
    query: z.object({ basketId: z.string().min(1).max(100) }),
    requires: ['basketId'],
  }),
};
