import type { DrawerSide } from '@selvedge/ui/drawer.tsx';
import type { ComponentType } from 'react';
import type { FlyoutName } from './flyout-name.ts';

export type FlyoutContent = ComponentType<{ close: () => void; props: unknown }>;

type FlyoutPlan = {
  /** The translation key of its name. */
  label: string;
  side: DrawerSide;
  /** Lies beside the page, which stays in use: it takes no focus and closes nothing off. */
  isQuiet?: boolean;
  /** A click beside it does not close it. */
  needsAnswer?: boolean;
  /** The way back leaves the page instead of closing it: a page that waits behind it is nothing to come back to. */
  backLeaves?: boolean;
  /** Loaded when first opened. */
  load: () => Promise<{ Content: FlyoutContent }>;
};

/** Every flyout of the shop. Comes with the first one that is opened: the names of all their files would weigh on every page. */
const flyouts: Record<FlyoutName, FlyoutPlan> = {
  basket: { label: 'flyout.basket', side: 'end', load: () => import('../basket/flyout/basket-flyout.tsx') },
  miniBasket: { label: 'flyout.miniBasket', side: 'corner', isQuiet: true, load: () => import('../basket/flyout/mini-basket.tsx') },
  bonusProduct: { label: 'flyout.bonusProduct', side: 'end', load: () => import('../basket/flyout/bonus-flyout.tsx') },
  login: { label: 'flyout.login', side: 'end', backLeaves: true, load: () => import('../sign-in/login-flyout.tsx') },
  accountTerms: {
    label: 'flyout.accountTerms',
    side: 'end',
    load: () => import('../account/terms-flyout.tsx'),
  },
  burgerMenu: { label: 'shell.menu', side: 'start', load: () => import('../navigation/menu/burger-menu.tsx') },
  advancedSearch: { label: 'shell.search', side: 'top', load: () => import('../search/advanced-search.tsx') },
  topNavigation: { label: 'shell.mainMenu', side: 'top', load: () => import('../navigation/menu/top-navigation.tsx') },
  addToWishlist: { label: 'flyout.addToWishlist', side: 'end', load: () => import('../wishlist/add-to-wishlist.tsx') },
  createWishlist: { label: 'flyout.createWishlist', side: 'end', load: () => import('../wishlist/create-wishlist.tsx') },
  shareWishlist: { label: 'flyout.shareWishlist', side: 'end', load: () => import('../wishlist/share-wishlist.tsx') },
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
  sizeGuide: { label: 'sizeGuide.title', side: 'end', load: () => import('../product/size-guide-flyout.tsx') },
  terms: { label: 'flyout.terms', side: 'end', load: () => import('../payment/terms-text.tsx') },
};

export const flyoutPlan = (name: FlyoutName): FlyoutPlan => flyouts[name];
