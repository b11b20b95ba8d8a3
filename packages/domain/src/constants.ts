import { daySeconds } from './date/durations.ts';
/** Every number of the specification that more than one screen needs. Durations are milliseconds unless the name says otherwise. */

export const breakpoints = { xs: 480, sm: 768, md: 960, lg: 1280 } as const;
/** Up to this width a touch screen counts as a tablet. */
export const touchTabletWidth = 1280;

export const delays = {
  resizeDebounce: 120,
  scrollDebounce: 150,
  debounce: 200,
  throttle: 200,
  elementWaitPolling: 500,
  searchSuggest: 500,
  productImpression: 1000,
  promotionImpression: 500,
  cookieNotification: 1000,
  consentDefaultWait: 2000,
  geoLocatorFlyout: 3000,
  appBannerFlyout: 3500,
  loginFlyoutOpen: 1000,
  /** How long the mini basket stays after something was added, unless pointer or focus is in it. */
  miniBasketStay: 4000,
  /** A pointer that only passes over something to press should not cost a request. */
  aim: 80,
  observerActivation: 300,
  idleReArm: 1000,
} as const;

export const animations = { instant: 100, quick: 250, normal: 500, slow: 1000, slowest: 1500 } as const;
export const flyoutClosing = 500;

export const toastDurations = { danger: 7000, warning: 5000, success: 3000, info: 4000 } as const;
export const toastGap = 700;

export const observer = { rootMargin: '250px', thresholds: [0, 0.25, 0.5, 0.75, 1] } as const;

export const aspectRatios = { default: [1, 1], product: [3, 4], appBanner: [3, 2], customerClubSuccess: [2, 1] } as const;
/** A promotion video fills its tile: columns by rows of product pictures. */
export const promotionVideoRatios = { '1x1': [3, 4], '1x2': [3, 8], '2x1': [3, 2], '3x1': [9, 4], '2x2': [3, 4] } as const;
export const appIcon = { width: 60, height: 40 } as const;

export const productsPerPage = 60;
export const wishlistProductsPerPage = 10;
export const wishlistPreviewSkus = 4;
export const searchSize = 20;
export const visibleSearchProducts = 3;
export const visibleSearchHistory = 5;
export const productGrid = {
  columns: 12,
  buttons: 4,
  tilesPerRow: { mobilePortrait: 2, mobileLandscape: 3, tablet: 3, desktop: 4 },
} as const;
export const paginationBuffer = { mobilePortrait: 1, mobileLandscape: 2, tablet: 3, laptop: 2, wideScreen: 5 } as const;
export const counterMaximum = 99;
export const bonusProductsShown = 3;
export const blocksPerRow = { maximum: 6, fallback: 4 } as const;

export const mapZoom = 7;
/** App-style navigation needs this many entries with an icon. */
export const stickyNavigationIcons = 3;
export const suggestedMarkets = 3;
export const buildMismatchReload = 60_000;
export const countdownVisibleMonths = 6;
export const customerAge = { minimum: 16, maximum: 130 } as const;
export const dueDateYears = 2;

const minute = 60;
/** Lifetimes in seconds. */
export const cookies = {
  market: { name: 'market', seconds: 90 * daySeconds },
  signedIn: { name: 'signed_in', seconds: daySeconds },
  geoLocator: { name: 'geo_locator', seconds: daySeconds },
  basket: { name: 'basket', seconds: 30 * daySeconds },
  wishlist: { name: 'wishlist', seconds: 365 * daySeconds },
  orderNumber: { name: 'order_number', seconds: daySeconds },
  orderAccess: { name: 'order_access', seconds: daySeconds },
  analyticsCookie: { name: 'analytics_id', seconds: 365 * daySeconds },
  analyticsSession: { name: 'analytics_session', seconds: 20 * minute },
  /** Tests and arms, see domain/ab-test/arms-cookie.ts. */
  abTests: { name: 'ab_tests', seconds: 90 * daySeconds },
  clubMember: { name: 'club_member', seconds: daySeconds },
  promo: { name: 'promo', seconds: 30 * daySeconds },
  notifyMe: { name: 'notify_me', seconds: 180 * daySeconds },
  store: { name: 'frontendCookies', seconds: 365 * daySeconds },
} as const;
export const storageKeys = {
  geoLocatorShown: 'geo_locator_shown',
  appBannerHandled: 'app_banner_handled',
  searchHistory: 'search_history',
  recentlyViewed: 'recently_viewed',
  basketCount: 'basket_count',
  checkoutDraft: 'checkout_draft',
  accountConsent: 'account_consent',
  lastVisited: 'last_visited',
  signInReturn: 'sign_in_return',
  buildReloadedAt: 'build_reloaded_at',
  /** Which purchases and steps have been counted, so that none is twice. */
  analyticsTold: 'analytics_told',
  /** The store that a shopper chose as theirs. */
  myStore: 'my_store',
  /** Of a device in a store: where it was set up. */
  storeId: 'store_id',
} as const;

/** What tells of the person who sat here. It goes when they sign out; the rest belongs to the browser. */
export const personalStorageKeys = [
  storageKeys.searchHistory,
  storageKeys.recentlyViewed,
  storageKeys.basketCount,
  storageKeys.checkoutDraft,
  storageKeys.accountConsent,
  storageKeys.lastVisited,
  storageKeys.signInReturn,
  storageKeys.analyticsTold,
  storageKeys.myStore,
] as const;
