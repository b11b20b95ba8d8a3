import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import { pagePath } from '@selvedge/domain/page/page-path.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { storesOf } from '../store/stores-of.ts';
import { isIndexable, isStorePath } from './page-rules.ts';
import { hasFixedPage } from './has-fixed-page.ts';
import { encodePath } from './resolve-page.ts';

/** The addresses of a market that search engines may keep, from the shop's root, for the site map. */
export function listPublicPaths(content: ContentSnapshot, marketId: string): string[] {
  const market = content.byMarket.get(marketId);
  if (!market || market.featureToggles.maintenanceMode) return [];
  // What is written for every market stands also in those that do not have the page.
  const isThere = (path: string) => {
    const alias = fixedPages.get(path);
    return !alias || (isIndexable(alias) && hasFixedPage(market, alias));
  };
  return (
    [...new Set([...fixedPages.keys(), ...market.pages.keys()])]
      // A pattern is the place of rows that many pages share, and no address.
      .filter((path) => !path.includes('/:') && !isStorePath(path) && isThere(path))
      .map((path) => market.market.url + encodePath(path))
      .concat(storesOf(content, marketId).map(({ slug }) => market.market.url + pagePath('store', { slug })))
  );
}
