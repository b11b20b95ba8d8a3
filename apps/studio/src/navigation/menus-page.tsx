import type { Menus } from '@selvedge/contract/navigation.ts';
import { visibleSearchHistory, visibleSearchProducts } from '@selvedge/domain/constants.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { ShopForm } from './shop-form.tsx';
import { SitePartPage } from './site-part-page.tsx';

const blank: Menus = {
  shopName: 'Selvedge',
  menuPosition: 'center',
  mainMenu: [],
  multiBrandMenu: [],
  simpleBrandMenu: [],
  burgerMenu: [],
  stickyNavigation: [],
  accountMenu: [],
  pageLinks: {},
  productTile: { carouselOnMobile: true, completeTheLookIcon: false, imageIndexes: [] },
  totalVisibleProducts: visibleSearchProducts,
  totalVisibleSearchHistory: visibleSearchHistory,
};

/** The menus of a market, its name and its header. */
export function MenusPage(props: ScreenProps) {
  return (
    <SitePartPage {...props} part="menus" blank={blank}>
      {(rest) => <ShopForm {...rest} />}
    </SitePartPage>
  );
}
