import type { Navigation } from '@selvedge/contract/navigation.ts';
import { toLink } from '@selvedge/domain/link/to-link.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { bindContent } from './bind-content.ts';
import { joinSite } from './join-site.ts';
import { withDutyLinks } from './with-duty-links.ts';
import { withoutClosedLinks } from './without-closed-links.ts';

type Shown = Pick<MarketContent, 'market' | 'featureToggles' | 'translations'>;

/** Menus and footers as a market shows them, published or in a preview: without what is off, and with what the law wants there. */
export function showNavigation(documents: ReadonlyMap<string, unknown>, { market, featureToggles, translations }: Shown): Navigation {
  const open = withoutClosedLinks(withBrandPages(joinSite(documents), market.id), { market: market.id, featureToggles });
  return withDutyLinks(bindContent(open, market.language.baseCode), { market, translations });
}

/** Brands of all markets name their pages without one. A page knows whose it is by its whole address, and would wear no brand's face. */
function withBrandPages(navigation: Navigation, market: string): Navigation {
  const inMarket = (url: string) => toLink({ url }, market)?.url ?? url;
  const multiBrandMenu = navigation.multiBrandMenu.map(({ link, pages, ...brand }) => ({
    ...brand,
    link: { ...link, url: inMarket(link.url) },
    ...(pages && { pages: pages.map(inMarket) }),
  }));
  // The same object where nothing is completed: what was drawn of it is kept.
  const isWhole = navigation.multiBrandMenu.every(({ link, pages = [] }) => [link.url, ...pages].every((url) => inMarket(url) === url));
  return isWhole ? navigation : { ...navigation, multiBrandMenu };
}
