import { formerMarket } from '@selvedge/domain/market/switch-market-path.ts';
import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import { canonicalMarketId } from '../published/canonical-market-id.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { pageIdentity } from '../published/page-identity.ts';
import { hasFixedPage } from './has-fixed-page.ts';
import type { PageRequest } from './page-request.ts';

/** MKT-023 who changed the market on a page that this one does not have lands on the page above it that it has. Undefined: nobody changed. */
export function findNearestPath(
  content: ContentSnapshot,
  market: MarketContent,
  { request, path }: { request: PageRequest; path: string },
): string | undefined {
  const former = content.byMarket.get(canonicalMarketId(request.query.get(formerMarket) ?? ''));
  if (!former) return undefined;
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const row = former.pages.get(above);
    const identity = row && pageIdentity(row);
    const sister = identity ? market.pathById.get(identity) : undefined;
    if (sister !== undefined) return sister;
    const fixed = fixedPages.get(above);
    if (fixed ? hasFixedPage(market, fixed) : !identity && market.pages.has(above)) return above;
  }
  return '';
}
