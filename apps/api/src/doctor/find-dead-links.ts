import type { Link, Navigation } from '@selvedge/contract/navigation.ts';
import type { Links } from '@selvedge/domain/doctor/market-facts.ts';
import { isExternal, toLink } from '@selvedge/domain/link/to-link.ts';
import { resolvePage } from '../content/resolve-page.ts';
import type { ContentSnapshot, MarketContent } from '../content/snapshot.ts';

type Found = { menu: Links; footer: Links };

const known = new WeakMap<ContentSnapshot, Map<string, Found>>();

/** Thousands of links are followed once for each state of the content, not each time that somebody looks. */
export function findLinks(content: ContentSnapshot, market: MarketContent): Found {
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
  const dead = [...new Set(urls)].filter((url) => url.startsWith('/') && isDead(content, market, url));
  return { links: urls.length, dead };
}

function isDead(content: ContentSnapshot, { market }: MarketContent, url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const found = resolvePage(content, { path: pathname, query: searchParams, shopUrl: '', production: true });
  // A product of its own may be missing; whether it is, the catalogue knows and not the menu.
  if (found.kind === 'page' && found.thing) return false;
  return ('statusCode' in found && found.statusCode === 404) || (found.kind === 'selector' && pathname.startsWith(`/${market.id}`));
}
