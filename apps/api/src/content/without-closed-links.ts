import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { Navigation } from '@selvedge/contract/navigation.ts';
import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import { pageFlags } from './page-rules.ts';

type Closed = { market: string; featureToggles: FeatureToggles };

/** MKT-049 menus without what leads to pages of a feature that is off: whoever followed it would find nothing there. */
export function withoutClosedLinks(navigation: Navigation, { market, featureToggles }: Closed): Navigation {
  const off = (Object.keys(pageFlags) as PageAlias[]).filter((alias) => featureToggles[pageFlags[alias]!] === false);
  if (off.length === 0) return navigation;
  const paths = new Set(off.flatMap((alias) => pages[alias].paths as readonly string[]));
  const isClosed = (url: unknown) => typeof url === 'string' && paths.has(withoutMarket(url, market));
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isClosed(urlOf(each))).map(open);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, open(each)]));
  };
  const { customerClubSignup, ...rest } = navigation;
  const kept = open(rest) as Navigation;
  return customerClubSignup && !isClosed(customerClubSignup.link.url) ? { ...kept, customerClubSignup } : kept;
}

function urlOf(entry: unknown): unknown {
  const { link, url } = (entry ?? {}) as { link?: { url?: unknown }; url?: unknown };
  return link?.url ?? url;
}

function withoutMarket(url: string, market: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith(`/${market}/`) ? path.slice(market.length + 1) : path;
}
