import type { PageAlias, PageContent } from '@selvedge/contract/page.ts';
import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { hasFixedPage } from './has-fixed-page.ts';
import { isIndexable, isStorePath } from './page-rules.ts';

export type PublicPage = { alias: PageAlias; path: string; row: PageContent | undefined };

/** The pages of a market that search engines may keep, but for those of products and stores. */
export function listPublicPages(content: ContentSnapshot, marketId: string): PublicPage[] {
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
      .map((path) => {
        const row = market.pages.get(path);
        return { alias: fixedPages.get(path) ?? row?._meta.alias ?? 'contentPage', path, row };
      })
  );
}
