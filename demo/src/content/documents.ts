import type { MarketSettings } from '@selvedge/contract/market.ts';
import { freeFreightValue } from './free-freight.ts';
import { marketPageWords, marketWords } from './market-words.ts';
import { shippingMethods } from './shipping-methods.ts';
import { sizeCharts } from './size-charts.ts';
import { termsTexts } from './terms-texts.ts';
import { turkishTerms } from './turkish-terms.ts';

/** The named content documents of a market, by the last segment of the call that answers them. Terms are a list, one entry per slug. */
export const demoDocuments = (market: MarketSettings): Record<string, unknown> => ({
  'basket-settings': basketSettings(market),
  badges: [],
  makers: demoMakers,
  'search-configurations': { suggestions: { visibleProducts: { mobile: 3, tablet: 5, desktop: 6 }, helpLinks: helpLinks(market) } },
  'shop-the-look': [],
  'product-set': [],
  'free-freight-value': {
    freightValue: freeFreightValue(market),
    currency: market.currency,
    freightVersion: 'progress',
    backgroundColor: 'cloth',
  },
  'shipping-methods': shippingMethods(market),
  'size-guide-settings': {
    url: `/${market.id}/i/size-guide`,
    unit: usesInches(market) ? 'in' : 'cm',
    charts: sizeCharts,
  },
  'terms-and-conditions': termsOf(market).map((terms) => ({ ...terms, text: terms.text.replaceAll('{market}', market.id) })),
});

const termsOf = (market: MarketSettings) => [...termsTexts(marketPageWords(market)), ...(market.country.code === 'TR' ? turkishTerms : [])];

/** Customs free of formalities end at a sum in the United States; a parcel to the Emirates or to Algeria must be worth its papers. */
const basketSettings = ({ country: { code } }: MarketSettings) => ({
  minimumThreshold: { AE: 150, DZ: 5_000 }[code] ?? 0,
  maximumThreshold: { US: 800, DZ: 150_000 }[code] ?? 0,
  shipFromStore: ['DK', 'DE', 'GB'].includes(code),
});

/** Where those who look for help, and not for clothes, are led from the search field. */
const helpLinks = (market: MarketSettings) => {
  const { page } = marketWords(market);
  return [
    { title: page.materials, url: `/${market.id}/i/materials` },
    { title: page.care, url: `/${market.id}/i/care` },
    { title: page.about, url: `/${market.id}/i/about` },
  ];
};

const usesInches = (market: MarketSettings) => ['US', 'GB', 'CA'].includes(market.country.code);

/** Of nobody, as the seller is. The demo's own brand is made in the Union; what carries another name comes from outside. */
const demoMakers = [
  {
    ...{ id: 'selvedge', brands: ['Selvedge'], name: 'Selvedge Demo', contact: 'safety@selvedge.example' },
    address: 'Badstuegade 11\n8000 Aarhus C\nDenmark',
  },
  {
    ...{
      id: 'workshop',
      brands: [],
      name: 'Other Workshop',
      contact: 'hello@workshop.example',
      address: '1 Mill Lane\nLondon\nUnited Kingdom',
    },
    responsible: { name: 'Selvedge Demo', contact: 'safety@selvedge.example', address: 'Badstuegade 11\n8000 Aarhus C\nDenmark' },
  },
];
