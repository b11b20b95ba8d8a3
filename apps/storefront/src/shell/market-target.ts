import type { Market } from '@selvedge/contract/market.ts';
import type { Seo } from '@selvedge/contract/page.ts';

type Place = { linkTags: Seo['linkTags']; search?: string; scroll?: string };

/**
 * Where choosing a market leads: to this very page there, when the page says that it exists (its hreflang links),
 * with the scroll position kept; else to the market's own home page.
 */
export function marketTarget(market: Pick<Market, 'id' | 'url'>, { linkTags, search = '', scroll = '' }: Place): string {
  const same = linkTags.find(
    (tag) => tag.rel === 'alternate' && tag.hreflang !== 'x-default' && firstSegment(tag.href) === market.id.toLowerCase(),
  );
  if (!same) return market.url;
  return pathOf(same.href) + search + scroll;
}

const pathOf = (href: string) => href.replace(/^https?:\/\/[^/]+/, '') || '/';
const firstSegment = (href: string) => pathOf(href).split(/[/?#]/)[1]?.toLowerCase();
