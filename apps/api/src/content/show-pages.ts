import type { PageContent } from '@selvedge/contract/page.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { bindContent } from './bind-content.ts';
import { lazyMap } from './lazy-map.ts';
import { dutyPathsOf, withDuty } from './with-duty-pages.ts';
import { withoutClosedBlocks } from './without-closed-blocks.ts';
import { withoutClosedWays } from './without-closed-ways.ts';

type Shown = Pick<MarketContent, 'market' | 'featureToggles' | 'translations'>;

/** Pages as they are written, of which one is only read when it is asked for. */
type Written = { paths: Iterable<string>; find: (path: string) => PageContent | undefined };

/**
 * Written pages as a market shows them, published or in a preview: without what is off, and with what the law wants told. Each is made when
 * somebody looks at it: a visitor who comes first would wait for all the others.
 */
export function showPages({ paths, find }: Written, shown: Shown): ReadonlyMap<string, PageContent> {
  return lazyMap(new Set([...paths, ...dutyPathsOf(shown.market)]), (path) => showPage(path, find(path), shown));
}

function showPage(path: string, written: PageContent | undefined, shown: Shown): PageContent | undefined {
  const { market, featureToggles } = shown;
  const open = written && withoutClosedWays(withoutClosedBlocks(written, featureToggles), { market: market.id, featureToggles });
  const bound = open && bindContent(open, market.language.baseCode);
  return withDuty(path, bound, { market, translations: shown.translations, isReturnsOpen: featureToggles.returns });
}
