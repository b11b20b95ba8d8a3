import type { Market } from '@selvedge/contract/market.ts';
import type { Seo } from '@selvedge/contract/page.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { writeCookie } from '../../lib/cookies.ts';
import { goTo } from '../../lib/in-store.ts';
import { keepScroll } from '../../lib/scroll-hash.ts';
import { usePage } from '../../lib/shop-context.tsx';

/** Remembers a market and goes there. The one that is already shown is remembered, and nothing else happens. */
export function useChooseMarket(): (market: Market) => void {
  const { content, location: place } = usePage();
  return (market) => {
    writeCookie(cookies.market.name, market.id, cookies.market.seconds);
    if (market.id === place.market?.id && content._meta.alias !== 'countrySelectorPage') return;
    keepScroll();
    const scroll = /^#y=\d+$/.test(location.hash) ? location.hash : '';
    const { alias } = content._meta;
    const from = { alias, path: location.pathname, market: place.market, linkTags: alternates(), search: location.search, scroll };
    // The table of all pages is worth its weight only to who changes the market; without it the home page is a way, too.
    void import('@selvedge/domain/market/switch-market-path.ts').then(
      ({ switchMarketPath }) => goTo(switchMarketPath(from, market)),
      () => goTo(market.url),
    );
  };
}

/** Where this page is in other markets: the head says so, and the page data of a document does not say it again. */
function alternates(): Seo['linkTags'] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return [...links].map(({ rel, hreflang, href }) => ({ rel, hreflang, href }));
}
