import type { Navigation } from '@selvedge/contract/navigation.ts';
import { visibleSearchHistory, visibleSearchProducts } from '@selvedge/domain/constants.ts';

/** What a shop without any settings begins with. */
export const blankNavigation: Navigation = {
  shopName: 'Selvedge',
  menuPosition: 'center',
  mainMenu: [],
  multiBrandMenu: [],
  simpleBrandMenu: [],
  burgerMenu: [],
  footer: [],
  socialLinks: [],
  appLinks: [],
  paymentProviders: [],
  shippingProviders: [],
  slimBanners: [],
  stickyNavigation: [],
  uniqueSellingPoints: [],
  accountMenu: [],
  pageLinks: {},
  productTile: { carouselOnMobile: true, completeTheLookIcon: false, imageIndexes: [] },
  totalVisibleProducts: visibleSearchProducts,
  totalVisibleSearchHistory: visibleSearchHistory,
};
