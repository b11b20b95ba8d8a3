import { z } from 'zod';

type Flag<T extends boolean | number = boolean | number> = {
  group: FlagGroup;
  default: T;
  description: string;
};
type FlagGroup =
  | 'storefront'
  | 'login'
  | 'basket'
  | 'checkout'
  | 'account'
  | 'loyalty'
  | 'notify-me'
  | 'catalogue'
  | 'order'
  | 'store'
  | 'third-party'
  | 'in-store';

const flag = <const T extends boolean | number>(
  group: FlagGroup,
  initial: T,
  description: string,
): Flag<T extends boolean ? boolean : number> => ({
  group,
  default: initial as never,
  description,
});

/** Every switch of the shop. A market overrides the default; a name that is not here is an error. */
export const featureFlags = {
  geoLocatorFlyout: flag('storefront', true, 'Suggest a market based on the visitor’s location'),
  appBannerFlyout: flag('storefront', true, 'Promote the app on phones and tablets'),
  offlinePage: flag('storefront', true, 'Show the shop’s own offline page. If turned off, browsers remove their service worker'),
  stickyNavigation: flag('storefront', true, 'App-style navigation at the bottom of small screens'),
  multiBrandMenu: flag('storefront', true, 'Let shoppers switch brands above the header'),
  maintenanceMode: flag('storefront', false, 'Close the whole shop. Every page and request returns the maintenance notice'),
  googleLogin: flag('login', true, 'Sign in with Google if the shop has its keys'),
  facebookLogin: flag('login', true, 'Sign in with Facebook if the shop has its keys'),
  appleLogin: flag('login', true, 'Sign in with Apple if the shop has its keys'),
  loginFlyout: flag('login', true, 'Sign in in a flyout instead of on a page'),
  wishlistProductsPerPage: flag('storefront', 10, 'Items per wishlist page'),
  loginRequiredForWishlist: flag('login', false, 'Only signed-in shoppers can use wishlists'),
  loginDuringCheckout: flag('login', true, 'Offer sign-in as the first step of checkout'),
  loginPageMaintenance: flag('login', false, 'Close sign-in and sign-up: pages, flyout and requests'),
  accountPageMaintenance: flag('login', false, 'Close the account pages and their requests'),
  newSignupTermsAndConditions: flag('login', true, 'Ask shoppers to accept the terms when they create an account'),
  basketFlyout: flag('basket', true, 'Open the basket as a flyout instead of a page'),
  miniBasket: flag('basket', true, 'Show newly added items in a mini basket'),
  basketReminders: flag('basket', false, 'Email members who agreed to messages about a basket they left'),
  wishlistPriceDrops: flag('basket', false, 'Email members who agreed to messages about price drops on their wishlist'),
  promoCodes: flag('basket', true, 'Let shoppers enter discount codes'),
  giftCards: flag('basket', true, 'Let shoppers pay with gift cards'),
  bonusProducts: flag('basket', true, 'Offer bonus products with promotions'),
  quickBuy: flag('catalogue', true, 'Add to basket from a listing'),
  priceTransparency: flag('catalogue', true, 'Show the lowest price of the last 30 days with markdowns'),
  memberPrice: flag('loyalty', true, 'Show the price for customer club members'),
  stockFinder: flag('store', true, 'Find a variant in stores'),
  clickAndCollect: flag('store', true, 'Collect orders in a store'),
  guestCheckout: flag('checkout', true, 'Buy without an account'),
  expressCheckout: flag('checkout', false, 'Pay with an express provider from the basket'),
  payByLink: flag('checkout', false, 'Pay on another device with a link or QR code'),
  posPayment: flag('in-store', false, 'Pay at the store’s till'),
  addressSuggestions: flag('checkout', true, 'Suggest addresses while typing'),
  orderHistory: flag('account', true, 'Show past orders in the account'),
  userPreferences: flag('account', true, 'Let shoppers choose their preferences'),
  dueDate: flag('account', false, 'Ask for a due date in the profile, for a shop that sells to expectant parents'),
  earlyAccessHours: flag('loyalty', 0, 'Hours before everyone else that members can buy new products'),
  customerClub: flag('loyalty', true, 'Points, rewards and member prices'),
  notifyMe: flag('notify-me', true, 'Notify shoppers when a product is back in stock'),
  productGoingLive: flag('notify-me', true, 'Notify shoppers when an upcoming product goes live'),
  parcelTracking: flag('order', true, 'Track parcels'),
  returns: flag('order', true, 'Register returns in the shop'),
  consentVersion: flag('third-party', 1, 'Version of the cookie consent. A higher number asks everyone again'),
  sizingAssistant: flag('third-party', false, 'Load the sizing assistant set up under Third-party scripts'),
  sizeScript: flag('third-party', false, 'Load the size script set up under Third-party scripts'),
  conversionScript: flag('third-party', false, 'Load the conversion-testing script set up under Third-party scripts'),
  analyticsSample: flag('storefront', 100, 'Percentage of visits tracked, if visitors agree. 0 tracks nothing'),
  idleTimerMs: flag('in-store', 30000, 'Idle time on a store device, in milliseconds'),
  basketDeleteTimeout: flag('in-store', 60, 'Countdown before an idle basket is cleared, in seconds'),
  posClearSession: flag('in-store', 45, 'Countdown after a till payment, in seconds'),
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof featureFlags;
export type FeatureToggles = { [N in FlagName]: (typeof featureFlags)[N]['default'] };

export const FlagName = z.enum(Object.keys(featureFlags) as [FlagName, ...FlagName[]]);
export const FeatureToggles = z.object(
  Object.fromEntries(
    Object.entries(featureFlags).map(([name, { default: initial }]) => [name, typeof initial === 'number' ? z.number() : z.boolean()]),
  ),
) as unknown as z.ZodType<FeatureToggles>;
