import type { PageAlias } from '@selvedge/contract/page.ts';
import type { ComponentType } from 'react';

/** The file that shows each page. Pages whose feature comes later share one honest page. */
const files = {
  homePage: 'home-page',
  contentPage: 'content-page',
  searchPage: 'search-page',
  categoryPage: 'category-page',
  productPage: 'product-page',
  productSetPage: 'product-set-page',
  notFoundPage: 'not-found-page',
  basketPage: 'basket-page',
  wishlistPage: 'wishlist-page',
  authenticationLandingPage: 'authentication-landing-page',
  storeLocatorPage: 'announced-page',
  customerClubPage: 'content-page',
  careerPage: 'career-page',
  trackOrderPage: 'announced-page',
  returnItemsPage: 'announced-page',
  retailStores: 'announced-page',
  store: 'announced-page',
  storeProductPage: 'store-product-page',
  contactFormPage: 'content-page',
  termsConditionsPage: 'content-page',
  customerClubTermsConditionsPage: 'content-page',
  checkoutPage: 'checkout-page',
  checkoutCustomerPage: 'checkout-customer-page',
  checkoutDetailsPage: 'checkout-details-page',
  checkoutShippingPage: 'checkout-shipping-page',
  checkoutSummaryPage: 'checkout-summary-page',
  checkoutPaymentPage: 'checkout-payment-page',
  receiptPage: 'receipt-page',
  countrySelectorPage: 'country-selector-page',
  unsubscribePage: 'unsubscribe-page',
  loginPage: 'login-page',
  socialLoginCallbackPage: 'login-callback-page',
  isoSetupPage: 'announced-page',
  appWelcomePage: 'announced-page',
  accountPage: 'account-page',
  accountLoyaltyProgramPage: 'announced-page',
  accountUserProfilePage: 'account-profile-page',
  accountRewardsPage: 'announced-page',
  accountOrderHistoryPage: 'announced-page',
  accountPreferencesPage: 'account-preferences-page',
  accountReturnsPage: 'announced-page',
  accountSupportPage: 'account-support-page',
} as const satisfies Record<PageAlias, string>;

const modules = import.meta.glob<{ View: ComponentType }>('./*-page.tsx');

/** The source file of a page's view, by which the build's manifest knows its chunk and styles. */
export function viewFile(alias: PageAlias): string {
  return `src/pages/${files[alias]}.tsx`;
}

export async function loadView(alias: PageAlias): Promise<ComponentType> {
  const load = modules[`./${files[alias] ?? files.notFoundPage}.tsx`];
  if (!load) throw new Error(`failed to load the view of ${alias}`);
  return (await load()).View;
}
