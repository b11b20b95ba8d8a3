import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import { pageFlags } from './page-rules.ts';

export type Closed = { market: string; featureToggles: FeatureToggles };

/** Tells which addresses lead to pages of a feature that is off; undefined where all of them are on. */
export function findClosedPages({ market, featureToggles }: Closed): ((url: unknown) => boolean) | undefined {
  const off = (Object.keys(pageFlags) as PageAlias[]).filter((alias) => featureToggles[pageFlags[alias]!] === false);
  if (off.length === 0) return undefined;
  const paths = new Set(off.flatMap((alias) => pages[alias].paths as readonly string[]));
  return (url) => typeof url === 'string' && paths.has(withoutMarket(url, market));
}

function withoutMarket(url: string, market: string): string {
  const path = url.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';
  return path.startsWith(`/${market}/`) ? path.slice(market.length + 1) : path;
}
