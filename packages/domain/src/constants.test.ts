import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { banner, carousel } from './content/block-constants.ts';

const { delays, cookies } = constants;
const days = (count: number) => count * 24 * 60 * 60;

/** The specification's own numbers: whoever changes one changes a promise, not a detail. */
test.each([
  ['UIC-001, UIC-002, UIC-003, UIC-004 breakpoints', constants.breakpoints, { xs: 480, sm: 768, md: 960, lg: 1280 }],
  ['UIC-009 carousel tiles', carousel.tiles, { mobile: 3, tablet: 5, desktop: 6 }],
  ['UIC-010 carousel tiles of products', carousel.productTiles, { mobile: 2, tablet: 2, desktop: 3 }],
  [
    'UIC-011, UIC-012, UIC-013 carousel',
    [carousel.minimumThreshold, carousel.speed, carousel.previewLeft, carousel.previewRight],
    [1, 100, 0, 0],
  ],
  ['UIC-015, UIC-016, UIC-017 autoplay and CTA', [carousel.autoplayDelay, carousel.ctaFontSize, carousel.ctaPosition], [2500, 14, 'none']],
  ['UIC-017 banner CTA', banner, { ctaFontSize: 14, ctaPosition: 'center' }],
  ['UIC-018, UIC-019, UIC-020 debounces', [delays.resizeDebounce, delays.scrollDebounce, delays.debounce], [120, 150, 200]],
  ['UIC-021, UIC-022 throttling and polling', [delays.throttle, delays.elementWaitPolling], [200, 500]],
  ['UIC-023 animations', Object.values(constants.animations), [100, 250, 500, 1000, 1500]],
  [
    'UIC-024, MKT-031, MKT-035, MKT-036 delays decided here',
    [delays.appBannerFlyout, delays.geoLocatorFlyout, delays.observerActivation, delays.idleReArm],
    [3500, 3000, 300, 1000],
  ],
  ['NAV-035, NAV-036 flyouts', [constants.flyoutClosing, delays.miniBasketStay, delays.loginFlyoutOpen], [500, 4000, 1000]],
  ['SRC-038 search and impressions', [delays.searchSuggest, delays.productImpression, delays.promotionImpression], [500, 1000, 500]],
  ['consent', [delays.cookieNotification, delays.consentDefaultWait], [1000, 2000]],
  ['UIC-025, UIC-026 observer', constants.observer, { rootMargin: '250px', thresholds: [0, 0.25, 0.5, 0.75, 1] }],
  [
    'UIC-027, UIC-028, UIC-029, UIC-030 aspect ratios',
    Object.values(constants.aspectRatios),
    [
      [1, 1],
      [3, 4],
      [3, 2],
      [2, 1],
    ],
  ],
  ['UIC-033 app icon', constants.appIcon, { width: 60, height: 40 }],
  [
    'MKT-018, MKT-030 cookies',
    [cookies.market.seconds, cookies.geoLocator.seconds, cookies.signedIn.seconds],
    [days(90), days(1), days(1)],
  ],
  ['BSK-020 cookies', [cookies.basket.seconds, cookies.wishlist.seconds, cookies.orderNumber.seconds], [days(30), days(365), days(1)]],
  ['analytics cookies', [cookies.analyticsCookie.seconds, cookies.analyticsSession.seconds], [days(365), 1200]],
  ['SRC-030, SRC-031 listing sizes', [constants.productsPerPage, constants.wishlistProductsPerPage, constants.searchSize], [60, 10, 20]],
  ['SRC-032, SRC-033 search box', [constants.visibleSearchProducts, constants.visibleSearchHistory], [3, 5]],
  ['SRC-044 grid', [constants.productGrid.columns, constants.productGrid.buttons], [12, 4]],
  [
    'SRC-045, SRC-046, SRC-047, SRC-048 tiles in a row',
    constants.productGrid.tilesPerRow,
    { mobilePortrait: 2, mobileLandscape: 3, tablet: 3, desktop: 4 },
  ],
  [
    'SRC-050, SRC-051 pagination buffer',
    constants.paginationBuffer,
    { mobilePortrait: 1, mobileLandscape: 2, tablet: 3, laptop: 2, wideScreen: 5 },
  ],
  ['counters and rows', [constants.counterMaximum, constants.blocksPerRow.maximum, constants.blocksPerRow.fallback], [99, 6, 4]],
  ['RTE-064 reload guard', constants.buildMismatchReload, 60_000],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});

test('a promotion video fills its tile, columns by rows of product pictures', () => {
  for (const [size, [width, height]] of Object.entries(constants.promotionVideoRatios)) {
    const [columns, rows] = size.split('x').map(Number);
    expect(width / height).toBeCloseTo((columns! * 3) / (rows! * 4));
  }
});

test('no two cookies and no two stored values share a name', () => {
  const names = [...Object.values(cookies).map(({ name }) => name), ...Object.values(constants.storageKeys)];
  expect(new Set(names).size).toBe(names.length);
});
