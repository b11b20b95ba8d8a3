import type { Market } from '@selvedge/contract/market.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { fixedPages } from '../page/match-path.ts';

/**
 * Where a shopper goes who picks another market: to the same category, content or product there, else to its home page.
 * Undefined for the market that is already shown: then only the flyout closes (MKT-022..024).
 */
export function switchMarketPath({ content, location }: Pick<PageData, 'content' | 'location'>, picked: Market): string | undefined {
  if (picked.id === location.market?.id) return undefined;
  const sister = content.seo.linkTags.find(({ rel, hreflang }) => rel === 'alternate' && hreflang === picked.id);
  const sisterPath = sister && URL.parse(sister.href)?.pathname;
  if (sisterPath) return sisterPath;
  if (!location.market) return picked.url;
  const path = location.path.slice(location.market.url.length);
  return fixedPages.has(path) && content._meta.alias !== 'countrySelectorPage' ? picked.url + path : picked.url;
}

/** MKT-019, MKT-057 from 300 on the visitor should be elsewhere. */
export function redirectOf({ statusCode, location }: Pick<PageData, 'statusCode' | 'location'>): string | undefined {
  return statusCode >= 300 && statusCode < 400 ? (location.redirect ?? location.market?.url) : undefined;
}
