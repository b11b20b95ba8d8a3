import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageKey, PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import type { ContentSnapshot } from '../../published/content-snapshot.ts';
import { hasFixedPage } from '../has-fixed-page.ts';
import { storePages } from '../page-rules.ts';
import { everyMarket } from '../tables.ts';

/**
 * Why shoppers would never see a page at its address: a feature that is off, or no stores. A page of every market needs one market that
 * shows it. Published all the same, it would be live in the Studio and missing in the shop.
 */
export function explainUnshown(
  { byMarket, closed }: ContentSnapshot,
  { market, alias }: Pick<PageKey, 'market'> & { alias: PageAlias },
): PageProblem[] {
  const all = [...byMarket.values(), ...closed.values()];
  const concerned = market === everyMarket ? all : all.filter((each) => each.market.id === market);
  if (concerned.length === 0 || concerned.some((each) => hasFixedPage(each, alias))) return [];
  return [{ at: 'path', keys: [storePages.has(alias) ? 'studio.page_needs_stores' : 'studio.page_needs_feature'] }];
}
