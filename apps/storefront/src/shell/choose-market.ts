import type { Market } from '@selvedge/contract/market.ts';
import type { Seo } from '@selvedge/contract/page.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { writeCookie } from '../lib/cookies.ts';
import { keepScroll } from '../lib/scroll-hash.ts';
import { usePage } from '../lib/shop-context.tsx';
import { marketTarget } from './market-target.ts';

const day = 86_400;

/** Remembers a market and goes there. The one that is already shown is remembered, and nothing else happens. */
export function useChooseMarket(): (market: Market) => void {
  const { content, location: place } = usePage();
  return (market) => {
    writeCookie(cookies.market.name, market.id, cookies.market.seconds / day);
    // The selector is a page of its own: it has no context that could be kept.
    const selecting = content._meta.alias === 'countrySelectorPage';
    if (market.id === place.market?.id && !selecting) return;
    keepScroll();
    const scroll = /^#y=\d+$/.test(location.hash) ? location.hash : '';
    const linkTags = selecting ? [] : alternates();
    location.assign(marketTarget(market, { linkTags, search: location.search, scroll }));
  };
}

/** Where this page is in other markets: the head says so, and the page data of a document does not say it again. */
function alternates(): Seo['linkTags'] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return [...links].map(({ rel, hreflang, href }) => ({ rel, hreflang, href }));
}
