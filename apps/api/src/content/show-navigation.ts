import type { Navigation } from '@selvedge/contract/navigation.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { joinSite } from './join-site.ts';
import { withDutyLinks } from './with-duty-links.ts';
import { withoutClosedLinks } from './without-closed-links.ts';

type Shown = Pick<MarketContent, 'market' | 'featureToggles' | 'translations'>;

/** Menus and footers as a market shows them, published or in a preview: without what is off, and with what the law wants there. */
export function showNavigation(documents: ReadonlyMap<string, unknown>, { market, featureToggles, translations }: Shown): Navigation {
  const open = withoutClosedLinks(joinSite(documents), { market: market.id, featureToggles });
  return withDutyLinks(open, { market, translations });
}
