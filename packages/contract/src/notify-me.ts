import { z } from 'zod';
import { ProductCard } from './catalogue/product.ts';
import { endpoint } from './endpoint.ts';
import { EmailAddress } from './plain-text.ts';

/** Not the catalogue's own: its file would come along into the browser. */
const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });

/** What somebody waits for: a size that is sold out, or a product that is not sold yet. */
export const NotifyMeKind = z.enum(['backInStock', 'goingLive']);
export type NotifyMeKind = z.infer<typeof NotifyMeKind>;

const ProductId = z.string().min(1).max(200);
/** A variant's id. */
const Sku = z.string().max(200);
/** 256 random bits, as they stand in a mail's link. */
const Token = z.string().min(1).max(100);

/** NTF-018 what the opt-in calls take. Who is signed in leaves the address out: it is the account's. */
export const NotifyMeWish = z.object({ productId: ProductId, sku: Sku.min(1), email: EmailAddress.optional() });
/** A product that is not sold yet may be waited for in any size. */
export const GoingLiveWish = NotifyMeWish.extend({ sku: Sku.default('') });

/** The same for an address that is known, unknown or another's: only who has proven it learns more. */
const OptedIn = z.object({
  status: z.literal('OK'),
  /** A mail asks whether the address is the asker's; it counts once that is confirmed. */
  needsConfirmation: z.boolean(),
});

const Done = z.object({ status: z.literal('OK') });

export const NotifyMeSubscription = z.object({
  kind: NotifyMeKind,
  productId: z.string(),
  /** Empty where any size is waited for. */
  sku: z.string(),
  isConfirmed: z.boolean(),
  askedAt: z.iso.datetime(),
  /** Ends it. */
  token: z.string(),
});
export type NotifyMeSubscription = z.infer<typeof NotifyMeSubscription>;

/** One of the caller's own, as the account lists it. */
export const OwnSubscription = NotifyMeSubscription.extend({
  market: z.string(),
  size: z.string(),
  /** When the mail was written; missing while it is waited for. */
  toldAt: z.iso.datetime().optional(),
  /** With the size chosen; missing for what the market no longer sells. */
  url: z.string().optional(),
  product: ProductCard.pick({ id: true, name: true, colourName: true, frontImage: true, badges: true }).optional(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

const open = { access: 'public', params: CatalogParams, caching: 'no-store' } as const;

const check = {
  ...open,
  method: 'GET',
  query: z.object({ productId: ProductId }),
  requires: ['productId'],
  response: z.array(NotifyMeSubscription).optional(),
  // Nothing is no answer: 204 raises like any other failure and means that there is none. (NTF-010)
  accepted: [200],
  raisesEmpty: true,
  rateLimit: { limit: 120, seconds: 60, name: 'notify-me-check' },
} as const;
const optIn = {
  ...open,
  method: 'PUT',
  contentType: 'application/json-patch+json',
  response: OptedIn,
  errors: ['not_found'],
  rateLimit: { limit: 20, seconds: 900, name: 'notify-me' },
} as const;
const optOut = {
  ...open,
  response: Done,
  // A redirect is no answer. (NTF-011)
  accepted: [200],
  maintenance: 'open',
  errors: ['not_found'],
  rateLimit: { limit: 30, seconds: 900, name: 'notify-me-leave' },
} as const;
const byLink = { query: z.object({ token: Token }), requires: ['token'] } as const;
const base = '/api/:catalog/notifyme';

export const notifyMe = {
  check: endpoint({
    ...check,
    path: `${base}/check-existing-subscription`,
    summary: 'What the caller waits for of a product, by the own session or the own browser and never by an address. 204: nothing.',
  }),
  checkBare: endpoint({ ...check, path: '/:catalog/notifyme/check-existing-subscription', summary: 'The same without `/api`.' }),
  optIn: endpoint({
    ...optIn,
    path: `${base}/optin`,
    summary: 'Asks to be told when a size is there again. An address that the caller has not proven is asked by mail first.',
    body: NotifyMeWish,
  }),
  optInBare: endpoint({ ...optIn, path: '/:catalog/notifyme/optin', summary: 'The same without `/api`.', body: NotifyMeWish }),
  goingLive: endpoint({
    ...optIn,
    path: '/api/:catalog/productgoinglive/optin',
    summary: 'Asks to be told when a product that is coming can be bought.',
    body: GoingLiveWish,
  }),
  goingLiveBare: endpoint({
    ...optIn,
    path: '/:catalog/productgoinglive/optin',
    summary: 'The same without `/api`.',
    body: GoingLiveWish,
  }),
  optOut: endpoint({
    ...optOut,
    ...byLink,
    method: 'GET',
    path: `${base}/optout`,
    summary: 'Ends what a token names; twice is once. Changes something, so it asks for the headers of our own client.',
    changes: true,
  }),
  optOutBare: endpoint({
    ...optOut,
    ...byLink,
    method: 'GET',
    path: '/:catalog/notifyme/optout',
    summary: 'The same without `/api`.',
    changes: true,
  }),
  leave: endpoint({
    ...optOut,
    method: 'POST',
    contentType: 'application/json-patch+json',
    path: `${base}/optout`,
    summary: 'The same, as our own client calls it.',
    body: z.object({ token: Token }),
  }),
  leaveByMail: endpoint({
    ...open,
    ...byLink,
    method: 'POST',
    path: `${base}/optout/one-click`,
    maintenance: 'open',
    summary: 'The same, as mail programs do it when their reader presses their own button (RFC 8058). Answers the same for every token.',
    upload: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    response: Done,
  }),
  openLeave: endpoint({
    ...open,
    ...byLink,
    method: 'GET',
    path: `${base}/optout/one-click`,
    maintenance: 'open',
    summary: 'The same address, opened: leads to the page that asks first (303), and changes nothing. Scanners open links, too.',
    response: Done,
    accepted: [303],
  }),
  confirm: endpoint({
    ...open,
    method: 'POST',
    contentType: 'application/json-patch+json',
    path: `${base}/confirm`,
    summary: 'Confirms by the link of a mail that an address wants to be told. Answers what it will be told of.',
    body: z.object({ token: Token }),
    response: Done.extend({ productUrl: z.string().optional() }),
    rateLimit: { limit: 20, seconds: 900 },
  }),
  mine: endpoint({
    access: 'shopper',
    params: CatalogParams,
    method: 'GET',
    path: `${base}/subscriptions`,
    maintenance: 'account',
    summary: 'What the shopper waits for or was told of, newest first.',
    response: z.array(OwnSubscription),
  }),
};
