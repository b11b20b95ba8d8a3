import { FlyoutHost } from '../flyout/flyout-host.tsx';
import type { FlyoutName } from '../flyout/flyout-name.ts';
import type { FlyoutPlan } from '../flyout/flyout-plan.ts';
import type { ShownFlyout } from '../flyout/flyout-provider.tsx';

/** Every flyout of the shop. Comes with the first one that is opened: the names of all their files would weigh on every page. */
const flyouts: Readonly<Record<FlyoutName, FlyoutPlan>> = {
  basket: { label: 'flyout.basket', side: 'end', load: () => import('../basket/flyout/basket-flyout.tsx') },
  miniBasket: { label: 'flyout.miniBasket', side: 'corner', isQuiet: true, load: () => import('../basket/flyout/mini-basket.tsx') },
  bonusProduct: { label: 'flyout.bonusProduct', side: 'end', load: () => import('../basket/flyout/bonus-flyout.tsx') },
  login: { label: 'flyout.login', side: 'end', backLeaves: true, load: () => import('../sign-in/login-flyout.tsx') },
  accountTerms: {
    label: 'flyout.accountTerms',
    side: 'end',
    load: () => import('../account/terms-flyout.tsx'),
  },
  clubTerms: { label: 'flyout.clubTerms', side: 'end', load: () => import('../account/loyalty/club-terms-flyout.tsx') },
  burgerMenu: { label: 'shell.menu', side: 'start', load: () => import('../navigation/menu/burger-menu.tsx') },
  advancedSearch: { label: 'shell.search', side: 'top', load: () => import('../search/advanced-search.tsx') },
  topNavigation: { label: 'shell.mainMenu', side: 'top', load: () => import('../navigation/menu/top-navigation.tsx') },
  addToWishlist: { label: 'flyout.addToWishlist', side: 'end', load: () => import('../wishlist/flyout/add-to-wishlist.tsx') },
  createWishlist: { label: 'flyout.createWishlist', side: 'end', load: () => import('../wishlist/flyout/create-wishlist.tsx') },
  shareWishlist: { label: 'flyout.shareWishlist', side: 'end', load: () => import('../wishlist/flyout/share-wishlist.tsx') },
  marketSwitcher: { label: 'market.title', side: 'end', load: () => import('../navigation/market/market-switcher.tsx') },
  geoLocator: { label: 'geo.title', side: 'bottom', isQuiet: true, load: () => import('../navigation/invitation/geo-locator.tsx') },
  appBanner: { label: 'app.title', side: 'bottom', isQuiet: true, load: () => import('../navigation/invitation/app-banner.tsx') },
  cookieSettings: { label: 'consent.settings', side: 'end', load: () => import('../consent/cookie-settings.tsx') },
  deleteBasket: {
    label: 'flyout.deleteBasket',
    side: 'bottom',
    needsAnswer: true,
    load: () => import('../basket/flyout/delete-basket.tsx'),
  },
  staffDiscount: { label: 'device.discount', side: 'end', load: () => import('../basket/flyout/staff-discount.tsx') },
  staffBadge: { label: 'device.badge', side: 'bottom', load: () => import('../device/staff-badge-flyout.tsx') },
  handOver: {
    label: 'flyout.handOver',
    side: 'end',
    needsAnswer: true,
    load: () => import('../basket/handover/hand-over-flyout.tsx'),
  },
  takeOver: { label: 'flyout.takeOver', side: 'end', load: () => import('../basket/handover/take-over-flyout.tsx') },
  sizeGuide: { label: 'sizeGuide.title', side: 'end', load: () => import('../product/size/size-guide-flyout.tsx') },
  notifyMe: { label: 'flyout.notifyMe', side: 'end', load: () => import('../notify-me/notify-me-flyout.tsx') },
  terms: { label: 'flyout.terms', side: 'end', load: () => import('../payment/terms-text.tsx') },
};

export function Flyout({ name, ...shown }: ShownFlyout) {
  return <FlyoutHost plan={flyouts[name]} {...shown} />;
}
