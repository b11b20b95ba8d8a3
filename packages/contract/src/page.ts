import { z } from 'zod';
import { BadgeDisplay } from './catalogue/badge.ts';
import { FacetId } from './catalogue/facet.ts';
import { Listing, PromotionalSpot } from './catalogue/listing.ts';
import { ProductDetail, StoreProduct } from './catalogue/product.ts';
import { PriceRange, ProductIds } from './catalogue/search.ts';
import { AnyBlock } from './content/any-block.ts';
import { RichTextAnswer } from './content/rich-text-answer.ts';
import { UserPreferenceGroup } from './preferences.ts';
import { SizeGuide } from './size-guide.ts';
import { FoundStores, Store } from './store.ts';

export const Layout = z.enum(['default', 'checkout', 'receipt', 'plain', 'account', 'error']);
export type Layout = z.infer<typeof Layout>;

/**
 * Every page of the shop: its layout and its path below `/{market}`. The first path is the canonical one.
 * Pages without a path are reached by other means (a failure, or the path of a category or content page).
 */
export const pages = {
  homePage: { layout: 'default', paths: [''] },
  contentPage: { layout: 'default', paths: ['/i/:slug'] },
  searchPage: { layout: 'default', paths: ['/search'] },
  categoryPage: { layout: 'default', paths: ['/:category+'] },
  productPage: { layout: 'default', paths: ['/p/:slug/:productId'] },
  productSetPage: { layout: 'default', paths: ['/set/:slug/:id'] },
  notFoundPage: { layout: 'default', paths: [] },
  basketPage: { layout: 'default', paths: ['/basket'] },
  wishlistPage: { layout: 'default', paths: ['/wishlist'] },
  authenticationLandingPage: { layout: 'default', paths: ['/welcome-back'] },
  storeLocatorPage: { layout: 'default', paths: ['/stores/find'] },
  customerClubPage: { layout: 'default', paths: ['/customer-club'] },
  careerPage: { layout: 'default', paths: ['/careers'] },
  trackOrderPage: { layout: 'default', paths: ['/track-order'] },
  returnItemsPage: { layout: 'default', paths: ['/returns'] },
  retailStores: { layout: 'default', paths: ['/stores'] },
  store: { layout: 'default', paths: ['/stores/:slug'] },
  storeProductPage: { layout: 'default', paths: ['/stores/:slug/p/:productId'] },
  contactFormPage: { layout: 'default', paths: ['/contact'] },
  termsConditionsPage: { layout: 'default', paths: ['/terms'] },
  customerClubTermsConditionsPage: { layout: 'default', paths: ['/customer-club/terms'] },
  checkoutPage: { layout: 'checkout', paths: ['/checkout'] },
  checkoutCustomerPage: { layout: 'checkout', paths: ['/checkout/customer'] },
  checkoutDetailsPage: { layout: 'checkout', paths: ['/checkout/details'] },
  checkoutShippingPage: { layout: 'checkout', paths: ['/checkout/shipping'] },
  checkoutSummaryPage: { layout: 'checkout', paths: ['/checkout/summary'] },
  checkoutPaymentPage: { layout: 'checkout', paths: ['/checkout/payment'] },
  receiptPage: { layout: 'receipt', paths: ['/receipt'] },
  countrySelectorPage: { layout: 'plain', paths: ['/country-selector'] },
  unsubscribePage: { layout: 'plain', paths: ['/unsubscribe'] },
  loginPage: { layout: 'plain', paths: ['/login'] },
  socialLoginCallbackPage: { layout: 'plain', paths: ['/login/callback'] },
  isoSetupPage: { layout: 'plain', paths: ['/setup'] },
  appWelcomePage: { layout: 'plain', paths: ['/welcome'] },
  accountPage: { layout: 'account', paths: ['/account'] },
  accountLoyaltyProgramPage: { layout: 'account', paths: ['/account/customer-club'] },
  accountUserProfilePage: { layout: 'account', paths: ['/account/profile'] },
  accountRewardsPage: { layout: 'account', paths: ['/account/rewards'] },
  accountOrderHistoryPage: { layout: 'account', paths: ['/account/orders'] },
  accountPreferencesPage: { layout: 'account', paths: ['/account/preferences'] },
  accountReturnsPage: { layout: 'account', paths: ['/account/returns'] },
  accountSupportPage: { layout: 'account', paths: ['/account/support'] },
} as const satisfies Record<string, { layout: Layout; paths: readonly string[] }>;

export type PageAlias = keyof typeof pages;
export const PageAlias = z.enum(Object.keys(pages) as [PageAlias, ...PageAlias[]]);

/** Pages whose address is configured in the site settings, beyond those above: they are content pages. */
export const configuredPages = { sizeGuide: 'size-guide', notifyMe: 'notify-me' } as const;

export const Seo = z.object({
  title: z.string(),
  description: z.string().default(''),
  metaTags: z.array(z.object({ name: z.string(), content: z.string() })).default([]),
  linkTags: z.array(z.object({ rel: z.string(), href: z.string(), hreflang: z.string().optional() })).default([]),
  structuredData: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type Seo = z.infer<typeof Seo>;

export const Crumb = z.object({ title: z.string(), url: z.string() });

export const PageRow = z.object({
  id: z.string(),
  /** Widgets and blocks are one thing: what is shown is told by the alias. */
  blocks: z.array(AnyBlock).max(6),
  perRowMobile: z.number().int().min(1).max(3).optional(),
  hideOnISO: z.boolean().optional(),
});
export type PageRow = z.infer<typeof PageRow>;

export const PageContent = z.object({
  _meta: z.object({ alias: PageAlias, url: z.string() }),
  seo: Seo,
  heading: z.string().default(''),
  intro: z.string().default(''),
  breadcrumb: z.array(Crumb).default([]),
  rows: z
    .object({
      top: z.array(PageRow).default([]),
      bottom: z.array(PageRow).default([]),
      /** Of a listing: promotion spots take their cells among the goods, anything else stands above them. */
      plp: z.array(PageRow).optional(),
      sidebar: z.array(PageRow).optional(),
      /** Of a product or a set: below what is like it, and in the set. */
      similarProducts: z.array(PageRow).optional(),
      productSet: z.array(PageRow).optional(),
      /** Of the search page: what is shown where nothing was found. */
      emptySearch: z.array(PageRow).optional(),
      /** Of the wishlist page: what is shown to who has kept nothing yet. */
      emptyWishlist: z.array(PageRow).optional(),
    })
    .prefault({}),
  /** Widgets that have their place before the first row, whatever rows there are. */
  fixedWidgets: z.array(AnyBlock).max(6).optional(),
  categoryId: z.string().optional(),
  contentId: z.string().optional(),
  /** Of a listing, as its editor wants it: which facets, which products first, which at all. */
  facets: z.array(FacetId).optional(),
  filters: z.array(Crumb).optional(),
  customSorting: ProductIds.optional(),
  tags: z.array(z.string().max(100)).max(50).optional(),
  multiBrandTags: z.array(z.string().max(100)).max(50).optional(),
  priceFilter: PriceRange.optional(),
  limitProductsByMaximumAvailabilityInDays: z.number().int().min(0).max(36_500).optional(),
  limitTotalProductsInCategory: z.number().int().min(0).max(1_000_000).optional(),
  daysForNewIn: z.number().int().min(0).max(36_500).optional(),
  promotionalSpots: z.array(PromotionalSpot).max(60).optional(),
  isLandingPage: z.boolean().optional(),
  /** Of the account's preferences page. */
  userPreferences: z.array(UserPreferenceGroup).max(50).optional(),
  /** Goods are put in from the assortment when the page is asked for; none of it is stored with the page. */
  listing: Listing.optional(),
  product: ProductDetail.extend({ stores: StoreProduct.shape.stores.optional() }).optional(),
  /** How the badges of the product look on its page, by id. */
  productBadges: z.record(z.string(), BadgeDisplay).optional(),
  /** NTF-013 what is agreed to by who asks to be told of a piece: on products' pages and the page about it, where the market offers it. */
  notifyMeTerms: z.object({ version: z.string(), text: RichTextAnswer }).optional(),
  /** Of a store's page, and of the pages that list and find them. */
  store: Store.optional(),
  stores: FoundStores.optional(),
  /** The address of a tile server for maps, where the operator named one. */
  mapTiles: z.string().optional(),
  /** Of the page on measuring. */
  sizeGuide: SizeGuide.optional(),
});
export type PageContent = z.infer<typeof PageContent>;
