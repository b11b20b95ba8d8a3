import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageView } from '../lib/create-router.ts';

type Load = () => Promise<PageView>;

const content: Load = () => import('./content/content-page.tsx');

/** The view of each page. A browser loads this table with every page, so it holds nothing that only the server asks for. */
const views: Record<PageAlias, Load> = {
  homePage: () => import('./content/home-page.tsx'),
  contentPage: content,
  searchPage: () => import('./listing/search-page.tsx'),
  categoryPage: () => import('./listing/category-page.tsx'),
  productPage: () => import('./product/product-page.tsx'),
  productSetPage: () => import('./product/product-set-page.tsx'),
  notFoundPage: () => import('./content/not-found-page.tsx'),
  basketPage: () => import('./basket/basket-page.tsx'),
  wishlistPage: () => import('./wishlist/wishlist-page.tsx'),
  authenticationLandingPage: () => import('./sign-in/authentication-landing-page.tsx'),
  storeLocatorPage: () => import('./store/store-locator-page.tsx'),
  customerClubPage: content,
  careerPage: () => import('./content/career-page.tsx'),
  trackOrderPage: () => import('./order/track-order-page.tsx'),
  returnItemsPage: () => import('./returns/return-items-page.tsx'),
  retailStores: () => import('./store/retail-stores-page.tsx'),
  store: () => import('./store/store-page.tsx'),
  storeProductPage: () => import('./product/store-product-page.tsx'),
  contactFormPage: () => import('./content/contact-page.tsx'),
  termsConditionsPage: content,
  customerClubTermsConditionsPage: content,
  checkoutPage: () => import('./checkout/checkout-page.tsx'),
  checkoutCustomerPage: () => import('./checkout/checkout-customer-page.tsx'),
  checkoutDetailsPage: () => import('./checkout/checkout-details-page.tsx'),
  checkoutShippingPage: () => import('./checkout/checkout-shipping-page.tsx'),
  checkoutSummaryPage: () => import('./checkout/checkout-summary-page.tsx'),
  checkoutPaymentPage: () => import('./checkout/checkout-payment-page.tsx'),
  receiptPage: () => import('./order/receipt-page.tsx'),
  countrySelectorPage: () => import('./content/country-selector-page.tsx'),
  unsubscribePage: () => import('./club/unsubscribe-page.tsx'),
  loginPage: () => import('./sign-in/login-page.tsx'),
  socialLoginCallbackPage: () => import('./sign-in/login-callback-page.tsx'),
  isoSetupPage: () => import('./device/setup-page.tsx'),
  appWelcomePage: () => import('./content/app-welcome-page.tsx'),
  accountPage: () => import('./account/account-page.tsx'),
  accountLoyaltyProgramPage: () => import('./account/account-loyalty-program-page.tsx'),
  accountUserProfilePage: () => import('./account/account-profile-page.tsx'),
  accountRewardsPage: () => import('./account/account-rewards-page.tsx'),
  accountOrderHistoryPage: () => import('./account/account-orders-page.tsx'),
  accountPreferencesPage: () => import('./account/account-preferences-page.tsx'),
  accountReturnsPage: () => import('./account/account-returns-page.tsx'),
  accountSupportPage: () => import('./account/account-support-page.tsx'),
};

export const loadView = (alias: PageAlias): Promise<PageView> => (views[alias] ?? views.notFoundPage)();
