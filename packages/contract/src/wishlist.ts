import { z } from 'zod';
import { CatalogParams } from './catalogue/catalogue.ts';
import { Money } from './catalogue/price.ts';
import { ProductCard } from './catalogue/product.ts';
import { endpoint } from './endpoint.ts';

/** Caps that keep a list readable and an answer small. (R-e of the traps: every list has one.) */
export const mostWishlists = 20;
export const mostWishlistSkus = 200;
export const longestWishlistName = 60;
export const mostShareMails = 5;

/** A product's id. Of a variant's id the size is left off: a list keeps products. */
const Sku = z.string().min(1).max(200);
const WishlistId = z.uuid();
/** 128 random bits. It opens a list for reading and has nothing to do with the list's id. */
const ShareReference = z.string().regex(/^[\w-]{22}$/);

/** What anybody may see of a list who holds its reference: nothing of its owner, not even the id. */
export const SharedWishlist = z.object({
  /** Empty for the default list until it is renamed; a screen then shows its own word for it. */
  wishlistName: z.string(),
  shareLinkReference: z.string().optional(),
  /** Latest first, also those that the market no longer sells. */
  skus: z.array(z.string()),
  dateCreated: z.iso.datetime(),
  /** Those of the skus that the market sells, in the same order. */
  products: z.array(ProductCard),
});
export type SharedWishlist = z.infer<typeof SharedWishlist>;

/** What happened to a piece since it was put on a list. */
export const WishNews = z.object({
  sku: z.string(),
  /** What it cost then; left out where it does not cost clearly less now. */
  was: Money.optional(),
  /** Of every size that there is. */
  isFewLeft: z.boolean().optional(),
});
export type WishNews = z.infer<typeof WishNews>;

export const Wishlist = SharedWishlist.extend({ wishlistId: z.string(), isDefaultWishlist: z.boolean(), news: z.array(WishNews) });
export type Wishlist = z.infer<typeof Wishlist>;

/** A list without its products: enough for hearts, counts and previews. */
export const WishlistSummary = Wishlist.omit({ products: true, news: true });
export type WishlistSummary = z.infer<typeof WishlistSummary>;

export const WishlistName = z.object({
  wishlistName: z.string().max(200).transform(tidy).pipe(z.string().min(1).max(longestWishlistName)),
});
export type WishlistName = z.infer<typeof WishlistName>;

export const ShareWishlistMail = z.object({
  /** No text of the sender's own goes along: a mail from the shop must not carry a stranger's words. */
  emails: z.array(z.email().max(254)).min(1).max(mostShareMails),
});
export type ShareWishlistMail = z.infer<typeof ShareWishlistMail>;

export const WishlistShareLink = z.object({ shareLinkReference: z.string(), url: z.string() });
export type WishlistShareLink = z.infer<typeof WishlistShareLink>;

const base = '/api/wishlist/:catalog';
const own = { access: 'shopper', params: CatalogParams } as const;
const optionalId = z.object({ wishlistId: WishlistId.optional() });
const requiredId = { query: z.object({ wishlistId: WishlistId }), requires: ['wishlistId'] } as const;
const ofSku = { query: optionalId.extend({ sku: Sku }), requires: ['sku'] } as const;
/** Nothing to say is no answer: where a list is expected, 204 raises like any other failure. (WSH-024) */
const answered = { accepted: [200], errors: ['not_found', 'wishlist_refused'] } as const;

export const wishlist = {
  wishlists: endpoint({
    ...own,
    method: 'GET',
    path: `${base}/wishlists`,
    summary: "The shopper's lists without their products, the default list first.",
    response: z.array(WishlistSummary),
  }),
  wishlist: endpoint({
    ...own,
    method: 'GET',
    path: `${base}/wishlist`,
    summary: 'One list with its products: the default list, one of the others, or one that somebody shared.',
    query: optionalId.extend({ shareReference: ShareReference.optional() }),
    response: z.union([Wishlist, SharedWishlist]),
    errors: ['not_found'],
  }),
  sharedWishlist: endpoint({
    method: 'GET',
    path: `${base}/shared-wishlist`,
    summary: 'A shared list, for whoever has the link.',
    access: 'public',
    params: CatalogParams,
    query: z.object({ shareLinkReference: ShareReference }),
    requires: ['shareLinkReference'],
    response: SharedWishlist,
    errors: ['not_found'],
    rateLimit: { limit: 120, seconds: 60 },
  }),
  add: endpoint({
    ...own,
    ...answered,
    ...ofSku,
    method: 'POST',
    path: `${base}/wishlist/add`,
    summary: 'Puts a product on a list; twice is once.',
    response: WishlistSummary,
  }),
  addRange: endpoint({
    ...own,
    ...answered,
    method: 'POST',
    path: `${base}/wishlist/add-range`,
    summary: 'Puts several products on a list. Those that the shop does not know are left out.',
    query: optionalId.extend({ skus: z.array(Sku).min(1).max(mostWishlistSkus) }),
    requires: ['skus'],
    response: WishlistSummary,
  }),
  remove: endpoint({
    ...own,
    ...answered,
    ...ofSku,
    method: 'POST',
    path: `${base}/wishlist/remove`,
    summary: 'Takes a product off a list, whether it was on it or not.',
    response: WishlistSummary,
  }),
  shareLink: endpoint({
    ...own,
    ...answered,
    ...requiredId,
    method: 'POST',
    path: `${base}/wishlist/get-wishlist-share-link`,
    summary: 'The link to a list, made when first asked for and the same until it is revoked.',
    response: WishlistShareLink,
  }),
  revokeShareLink: endpoint({
    ...own,
    ...requiredId,
    method: 'DELETE',
    path: `${base}/wishlist/share-link`,
    summary: 'Ends the link to a list. The next one is another.',
    response: WishlistSummary,
    errors: ['not_found'],
  }),
  shareMail: endpoint({
    ...own,
    ...requiredId,
    method: 'POST',
    path: `${base}/wishlist/share-wishlist-mail`,
    summary: 'Sends the link to a list by mail, in words of the shop.',
    // Nobody sends mails from an address that may not be theirs.
    needsVerifiedEmail: true,
    body: ShareWishlistMail,
    response: z.undefined(),
    errors: ['not_found', 'invalid_claim'],
    rateLimit: { limit: 30, seconds: 3600 },
  }),
  delete: endpoint({
    ...own,
    ...requiredId,
    method: 'DELETE',
    path: `${base}/delete-wishlist`,
    summary: 'Deletes a list and its link. The default list stays.',
    response: z.undefined(),
    errors: ['not_found', 'wishlist_refused'],
  }),
  create: endpoint({
    access: 'shopper',
    method: 'POST',
    path: '/api/wishlist/createwishlist',
    summary: 'Begins a list. Lists belong to the shopper, not to a market.',
    body: WishlistName,
    response: WishlistSummary,
    errors: ['wishlist_refused'],
  }),
  rename: endpoint({
    ...requiredId,
    access: 'shopper',
    method: 'PUT',
    path: '/api/wishlist/updatewishlistname',
    summary: 'Gives a list another name.',
    body: WishlistName,
    response: WishlistSummary,
    errors: ['not_found', 'wishlist_refused'],
  }),
};

/** A name is one line of visible characters: control characters could break out of a mail's head, direction marks out of a screen. */
function tidy(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
