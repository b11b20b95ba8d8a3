import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { MenuItem } from '@selvedge/contract/navigation.ts';
import { linkTo } from './link-to.ts';
import type { Words } from './words/en.ts';

/** The menu of small screens: people first, then what is new; each item's sections by their priority; help at the end. */
export const burgerMenu = (market: MarketSettings, { page, footer }: Words, menu: readonly MenuItem[]): MenuItem[] => {
  const [newIn, women, men, cloth, sale] = menu.map((item) => ({
    ...item,
    sections: item.sections.toSorted((a, b) => a.burgerMenuPriority - b.burgerMenuPriority),
  })) as [MenuItem, MenuItem, MenuItem, MenuItem, MenuItem];
  const entry = (path: string, title: string) => ({ title, link: linkTo(market, path, title) });
  const help: MenuItem = {
    title: footer.help,
    isHidden: false,
    _alias: 'menuItem',
    flyouts: [],
    sections: [
      {
        title: footer.help,
        column: -1,
        burgerMenuPriority: 1,
        links: [
          entry('/contact', page.contact),
          entry('/track-order', page.trackOrder),
          entry('/i/delivery', page.delivery),
          entry('/returns', page.returns),
          entry('/customer-club', page.club),
        ],
      },
    ],
  };
  return [women, men, newIn, cloth, sale, help];
};
