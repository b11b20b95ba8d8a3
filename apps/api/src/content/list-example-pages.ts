import { PageAlias } from '@selvedge/contract/page.ts';
import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { encodePath } from './encode-path.ts';
import { hasFixedPage } from './has-fixed-page.ts';

/** One address for every page that a market can show now, for the browser harness. Pages of things that do not exist yet are left out. */
export function listExamplePages(content: ContentSnapshot, marketId: string): { alias: PageAlias; url: string }[] {
  const market = content.byMarket.get(marketId);
  if (!market) return [];
  return PageAlias.options.flatMap((alias) => {
    const path = examplePath(market, alias);
    return path === undefined ? [] : [{ alias, url: market.market.url + encodePath(path) }];
  });
}

function examplePath(market: MarketContent, alias: PageAlias): string | undefined {
  if (alias === 'notFoundPage') return '/there/is/no/such/page';
  for (const [path, fixed] of fixedPages) if (fixed === alias) return hasFixedPage(market, alias) ? path : undefined;
  for (const [path, page] of market.pages) if (page._meta.alias === alias && !fixedPages.has(path) && !path.includes('/:')) return path;
  return undefined;
}
