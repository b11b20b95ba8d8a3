import type { PageAlias } from '@selvedge/contract/page.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { pageFlags, storePages } from './page-rules.ts';

/** Whether a market has a page that other markets have at the same address. */
export function hasFixedPage({ market, featureToggles }: MarketContent, alias: PageAlias): boolean {
  const flag = pageFlags[alias];
  return (!storePages.has(alias) || market.hasStoreLocator) && (!flag || featureToggles[flag] === true);
}
