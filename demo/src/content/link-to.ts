import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Link } from '@selvedge/contract/navigation.ts';

/** A link to a path below the market, e.g. `/women/clothing`. */
export const linkTo = (market: MarketSettings, path: string, title = ''): Link => ({
  url: `/${market.id}${path}`,
  title,
  pageId: 'not set',
  openInCurrentTab: true,
  openModal: false,
});
