import type { PageAlias } from '@selvedge/contract/page.ts';

/** The name of a page inside translation keys: `page.basket.title`, `page.basket.intro`. */
export const pageTextNames = {
  homePage: 'home',
  contentPage: 'content',
  searchPage: 'search',
  categoryPage: 'category',
  productPage: 'product',
  productSetPage: 'product_set',
  notFoundPage: 'not_found',
  basketPage: 'basket',
  wishlistPage: 'wishlist',
  authenticationLandingPage: 'welcome_back',
  storeLocatorPage: 'store_locator',
  customerClubPage: 'customer_club',
  careerPage: 'careers',
  trackOrderPage: 'track_order',
  returnItemsPage: 'returns',
  retailStores: 'stores',
  store: 'store',
  storeProductPage: 'store_product',
  contactFormPage: 'contact',
  termsConditionsPage: 'terms',
  customerClubTermsConditionsPage: 'customer_club_terms',
  checkoutPage: 'checkout',
  checkoutCustomerPage: 'checkout_customer',
  checkoutDetailsPage: 'checkout_details',
  checkoutShippingPage: 'checkout_shipping',
  checkoutSummaryPage: 'checkout_summary',
  checkoutPaymentPage: 'checkout_payment',
  receiptPage: 'receipt',
  countrySelectorPage: 'country_selector',
  unsubscribePage: 'unsubscribe',
  loginPage: 'login',
  socialLoginCallbackPage: 'login_callback',
  isoSetupPage: 'setup',
  appWelcomePage: 'welcome',
  accountPage: 'account',
  accountLoyaltyProgramPage: 'account_customer_club',
  accountUserProfilePage: 'account_profile',
  accountRewardsPage: 'account_rewards',
  accountOrderHistoryPage: 'account_orders',
  accountPreferencesPage: 'account_preferences',
  accountReturnsPage: 'account_returns',
  accountSupportPage: 'account_support',
} as const satisfies Record<PageAlias, string>;

/** Pages that are not an alias: what the error layout says. */
export const errorTextNames = {
  shop: 'maintenance',
  login: 'login_maintenance',
  account: 'account_maintenance',
  failure: 'failure',
  offline: 'offline',
} as const;

export type PageTextName = (typeof pageTextNames)[PageAlias] | (typeof errorTextNames)[keyof typeof errorTextNames];

export function pageTextKeys(name: PageTextName): { title: string; intro: string } {
  return { title: `page.${name}.title`, intro: `page.${name}.intro` };
}

export function listPageTextKeys(): string[] {
  return [...Object.values(pageTextNames), ...Object.values(errorTextNames)].flatMap((name) => Object.values(pageTextKeys(name)));
}
