import type { Link, Navigation } from '@selvedge/contract/navigation.ts';
import { isExternal, toLink } from '@selvedge/domain/link/to-link.ts';
import type { Links } from '@selvedge/domain/market-health/market-facts.ts';
import { isDeadLink } from '../content/is-dead-link.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';

type Found = { menu: Links; footer: Links };

const known = new WeakMap<ContentSnapshot, Map<string, Found>>();

/** Thousands of links are followed once for each state of the content, not each time that somebody looks. */
export function findDeadLinks(content: ContentSnapshot, market: MarketContent): Found {
  const markets = known.get(content) ?? new Map<string, Found>();
  known.set(content, markets);
  const found = markets.get(market.market.id) ?? { menu: menuLinks(content, market), footer: footerLinks(content, market) };
  markets.set(market.market.id, found);
  return found;
}

/** Every link of the menus, and those that lead to a page that is not there. Other sites are not asked. */
function menuLinks(content: ContentSnapshot, market: MarketContent): Links {
  const { mainMenu, burgerMenu }: Navigation = market.navigation;
  const items = [...mainMenu, ...burgerMenu].filter(({ isHidden }) => !isHidden);
  return judge(
    content,
    market,
    items.flatMap(({ link, sections, flyouts }) => [
      ...(link ? [link] : []),
      ...sections.flatMap((section) => section.links.map((each) => each.link)),
      ...flyouts.map((each) => each.link),
    ]),
  );
}

function footerLinks(content: ContentSnapshot, market: MarketContent): Links {
  const columns = market.navigation.footer.filter(({ isHidden }) => !isHidden);
  return judge(
    content,
    market,
    columns.flatMap(({ categories }) => categories.map(({ link }) => link)),
  );
}

function judge(content: ContentSnapshot, market: MarketContent, links: readonly Link[]): Links {
  const urls = links.flatMap((link) => toLink(link, market.market.id)?.url ?? []).filter((url) => url.startsWith('/') || isExternal(url));
  const dead = [...new Set(urls)].filter((url) => url.startsWith('/') && isDeadLink(content, market, url));
  return { links: urls.length, dead };
}
