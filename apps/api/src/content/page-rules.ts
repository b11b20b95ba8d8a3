import type { FlagName } from '@selvedge/contract/feature-flag.ts';
import { type PageAlias, pages } from '@selvedge/contract/page.ts';

/**
 * The query parameters that change what the server renders, beyond what is chosen in a listing. Everything else stays in the browser's address bar: it makes no second
 * copy of a cached page, and a token in a mail's link never enters one.
 */
export const serverQuery: Partial<Record<PageAlias, readonly string[]>> = {
  loginPage: ['view'],
  storeLocatorPage: ['q', 'service', 'open', 'collect'],
};

/** Pages that search engines are always asked to leave out (RTE-071): personal ones, and those that are a step and not a place. */
const privatePages: ReadonlySet<PageAlias> = new Set<PageAlias>([
  'searchPage',
  'basketPage',
  'wishlistPage',
  'receiptPage',
  'notFoundPage',
  'loginPage',
  'socialLoginCallbackPage',
  'authenticationLandingPage',
  'unsubscribePage',
  'isoSetupPage',
  'appWelcomePage',
]);

export function isIndexable(alias: PageAlias): boolean {
  return !privatePages.has(alias) && !isAccount(alias) && !alias.startsWith('checkout');
}

export function isAccount(alias: PageAlias): boolean {
  return alias.startsWith('account');
}

/** Pages that ask for a password, or are where signing in through others ends. */
export const loginPages: ReadonlySet<PageAlias> = new Set<PageAlias>(['loginPage', 'socialLoginCallbackPage', 'authenticationLandingPage']);

/** Pages that exist only while their feature is on. */
export const pageFlags: Partial<Record<PageAlias, FlagName>> = {
  customerClubPage: 'customerClub',
  customerClubTermsConditionsPage: 'customerClub',
  accountLoyaltyProgramPage: 'customerClub',
  accountRewardsPage: 'customerClub',
  accountOrderHistoryPage: 'orderHistory',
  accountPreferencesPage: 'userPreferences',
  accountReturnsPage: 'returns',
  returnItemsPage: 'returns',
  trackOrderPage: 'parcelTracking',
};

/** Pages that show one thing, which has to exist before its page does. */
export const pagesOfOneThing: ReadonlySet<PageAlias> = new Set<PageAlias>(['productPage', 'productSetPage', 'store', 'storeProductPage']);

/** Whose rows stand around every product, by the pattern of their addresses: that is where an editor writes them. */
export const sharedPages: ReadonlyMap<string, PageAlias> = new Map([
  [pages.productPage.paths[0], 'productPage'],
  [pages.productSetPage.paths[0], 'productSetPage'],
  [pages.store.paths[0], 'store'],
]);

/** A store's own rows stand at its own address. */
export const isStorePath = (path: string): boolean => /^\/stores\/[^/:]+$/.test(path);

/** Pages that are there after their market has closed: they are about what was bought, not about what is sold. */
export const outlivingPages: ReadonlySet<PageAlias> = new Set<PageAlias>(['receiptPage', 'trackOrderPage', 'returnItemsPage']);

/** Pages that a market without stores does not have (STO-013). */
export const storePages: ReadonlySet<PageAlias> = new Set<PageAlias>(['storeLocatorPage', 'retailStores']);
