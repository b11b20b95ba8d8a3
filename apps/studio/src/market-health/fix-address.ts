import type { Finding, Need } from '@selvedge/contract/studio/market-health.ts';
import type { ScreenLink } from '../lib/open-screens.ts';

/** Where a gap is mended; undefined when no screen that the member may open does it. */
export function fixAddress(market: string, finding: Finding, linkTo: ScreenLink): string | undefined {
  return fixes[finding.need](linkTo, market, finding.place);
}

type Fix = (linkTo: ScreenLink, market: string, place: string | undefined) => string | undefined;

const inMarket: Fix = (linkTo, market) => linkTo('markets', [market]);
const inPages: Fix = (linkTo, market, place) => linkTo('pages', [market], place ? { filter: place } : {});
const language = (market: string) => market.slice(0, 2);

const fixes: Readonly<Record<Need, Fix>> = {
  open: (linkTo, market) => linkTo('flags', [market], { filter: 'maintenance' }),
  prices: (linkTo, market) => linkTo('products', [], { market, missing: 'price' }),
  categories: (linkTo, market) => linkTo('categories', [market]),
  currency: inMarket,
  tax: inMarket,
  payment: inMarket,
  shipping: (linkTo, market) => linkTo('markets', [market, 'delivery']),
  stores: inMarket,
  terms: (linkTo, market, place) => linkTo('terms', [market, ...(place ? [place] : [])]),
  legal: inPages,
  duties: (linkTo, market, place) => (place === 'makers' ? linkTo('makers', [market]) : linkTo('markets', [market])),
  home: inPages,
  menu: (linkTo, market) => linkTo('navigation', [market]),
  footer: (linkTo, market) => linkTo('footer', [market]),
  sizeGuide: (linkTo, market, place) => (place ? inPages(linkTo, market, place) : linkTo('size-guides', [market])),
  translations: (linkTo, market) => linkTo('translations', [], { columns: language(market), show: 'gaps' }),
  mails: (linkTo, market, place = '') => linkTo('translations', [], { columns: language(market), show: 'gaps', filter: place }),
};
