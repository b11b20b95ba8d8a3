import type { PageContent } from '@selvedge/contract/page.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { bindContent } from './bind-content.ts';
import { withDutyPages } from './with-duty-pages.ts';
import { withoutClosedBlocks } from './without-closed-blocks.ts';
import { withoutClosedWays } from './without-closed-ways.ts';

type Shown = Pick<MarketContent, 'market' | 'featureToggles' | 'translations'>;

/** Written pages as a market shows them, published or in a preview: without what is off, and with what the law wants told. */
export function showPages(
  written: Iterable<readonly [string, PageContent]>,
  { market, featureToggles, translations }: Shown,
): Map<string, PageContent> {
  const open = [...written].map(([path, content]) => {
    const shown = withoutClosedWays(withoutClosedBlocks(content, featureToggles), { market: market.id, featureToggles });
    return [path, bindContent(shown, market.language.baseCode)] as const;
  });
  return withDutyPages(new Map(open), { market, translations, isReturnsOpen: featureToggles.returns });
}
