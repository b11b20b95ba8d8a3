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
  geoLocatorFlyout: flag('storefront', true, 'Suggest a market that fits where the visitor is'),
  appBannerFlyout: flag('storefront', true, 'Offer the app on phones and tablets'),
  offlinePage: flag(
    'storefront',
    true,
    'Show a page of the shop where the connection is gone; switched off, browsers give up their service worker',
  ),
  stickyNavigation: flag('storefront', true, 'App-style navigation at the foot of small screens'),
  multiBrandMenu: flag('storefront', true, 'Switch between the brands above the header'),
  maintenanceMode: flag('storefront', false, 'Close the whole shop: every page and call answers with the maintenance notice'),
  googleLogin: flag('login', true, 'Sign in with Google where the shop has its keys'),
  facebookLogin: flag('login', true, 'Sign in with Facebook where the shop has its keys'),
  appleLogin: flag('login', true, 'Sign in with Apple where the shop has its keys'),
  loginFlyout: flag('login', true, 'Sign in within a flyout instead of the login page'),
  wishlistProductsPerPage: flag('storefront', 10, 'Pieces on a page of a wishlist'),
  loginRequiredForWishlist: flag('login', false, 'Only signed-in shoppers keep wishlists'),
  loginDuringCheckout: flag('login', true, 'Offer to sign in as the first step of checkout'),
  loginPageMaintenance: flag('login', false, 'Close signing in and signing up, as pages, flyout and calls'),
  accountPageMaintenance: flag('login', false, 'Close the account pages and their calls'),
  newSignupTermsAndConditions: flag('login', true, 'Ask for the terms when an account is made'),
  basketFlyout: flag('basket', true, 'Open the basket as a flyout instead of a page'),
  miniBasket: flag('basket', true, 'Show what was just added in a mini basket'),
  basketReminders: flag('basket', false, 'Remind members who agreed to messages, by mail, of a basket that they left'),
  wishlistPriceDrops: flag('basket', false, 'Tell members who agreed to messages, by mail, that a piece on their wishlist costs less'),
  promoCodes: flag('basket', true, 'Let shoppers enter promo codes'),
  giftCards: flag('basket', true, 'Let shoppers pay with gift cards'),
  bonusProducts: flag('basket', true, 'Offer bonus products with promotions'),
  quickBuy: flag('catalogue', true, 'Add to the basket from a listing'),
  priceTransparency: flag('catalogue', true, 'Show the lowest price of the last 30 days with markdowns'),
  memberPrice: flag('loyalty', true, 'Show the price of customer club members'),
  stockFinder: flag('store', true, 'Find a variant in stores'),
  clickAndCollect: flag('store', true, 'Collect orders in a store'),
  guestCheckout: flag('checkout', true, 'Buy without an account'),
  expressCheckout: flag('checkout', false, 'Pay with an express provider from the basket'),
  payByLink: flag('checkout', false, 'Pay on another device by a link or a square code'),
  posPayment: flag('in-store', false, 'Pay at the till of the store'),
  addressSuggestions: flag('checkout', true, 'Suggest addresses while typing'),
  orderHistory: flag('account', true, 'Show past orders in the account'),
  userPreferences: flag('account', true, 'Let shoppers choose their preferences'),
  earlyAccessHours: flag('loyalty', 0, 'How many hours before everybody else members can buy what is coming'),
  customerClub: flag('loyalty', true, 'Points, rewards and member prices'),
  notifyMe: flag('notify-me', true, 'Tell shoppers when a product is back in stock'),
  productGoingLive: flag('notify-me', true, 'Tell shoppers when a coming product goes live'),
  parcelTracking: flag('order', true, 'Follow parcels'),
  returns: flag('order', true, 'Register returns in the shop'),
  consentVersion: flag('third-party', 1, 'Version of what visitors are asked about cookies; a higher one asks everybody again'),
  sizingAssistant: flag('third-party', false, 'Load the sizing assistant that is set under Third-party scripts'),
  sizeScript: flag('third-party', false, 'Load the size script that is set under Third-party scripts'),
  conversionScript: flag('third-party', false, 'Load the conversion-testing script that is set under Third-party scripts'),
  analyticsSample: flag(
    'storefront',
    100,
    'Of how many visits in a hundred the shop counts what happens, where visitors agreed; 0 counts nothing',
  ),
  idleTimerMs: flag('in-store', 30000, 'Idle time on a store device, in milliseconds'),
  basketDeleteTimeout: flag('in-store', 60, 'Countdown before an idle basket is deleted, in seconds'),
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
