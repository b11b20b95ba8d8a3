import type { MarketSettings } from '@selvedge/contract/market.ts';
import { freeFreightValue } from './free-freight.ts';
import { shippingProviders } from './providers.ts';
import { sizeCharts } from './size-charts.ts';
import { termsTexts } from './terms-texts.ts';
import { turkishTerms } from './turkish-terms.ts';
import { wordsOf } from './words/words.ts';

/** The named content documents of a market, by the last segment of the call that answers them. Terms are a list, one entry per slug. */
export const demoDocuments = (market: MarketSettings): Record<string, unknown> => ({
  'basket-settings': basketSettings(market),
  badges: [],
  'search-configurations': { suggestions: { visibleProducts: { mobile: 3, tablet: 5, desktop: 6 }, helpLinks: helpLinks(market) } },
  'shop-the-look': [],
  'product-set': [],
  'free-freight-value': {
    freightValue: freeFreightValue(market),
    currency: market.currency,
    freightVersion: 'progress',
    backgroundColor: 'cloth',
  },
  monitoring: { enabled: false, serviceName: 'selvedge-storefront', buildVersion: '0.1.0' },
  'shipping-methods': shippingMethods(market),
  'size-guide-settings': {
    url: `/${market.id}/i/size-guide`,
    unit: usesInches(market) ? 'in' : 'cm',
    charts: sizeCharts,
  },
  'terms-and-conditions': termsOf(market).map((terms) => ({ ...terms, text: terms.text.replaceAll('{market}', market.id) })),
});

const termsOf = ({ country }: MarketSettings) => (country.code === 'TR' ? [...termsTexts, ...turkishTerms] : termsTexts);

/** Customs free of formalities end at a sum in the United States; a parcel to the Emirates or to Algeria must be worth its papers. */
const basketSettings = ({ country: { code } }: MarketSettings) => ({
  minimumThreshold: { AE: 150, DZ: 5_000 }[code] ?? 0,
  maximumThreshold: { US: 800, DZ: 150_000 }[code] ?? 0,
  shipFromStore: ['DK', 'DE', 'GB'].includes(code),
});

/** Where those who look for help, and not for clothes, are led from the search field. */
const helpLinks = (market: MarketSettings) => {
  const { page } = wordsOf(market.language.baseCode);
  return [
    { title: page.materials, url: `/${market.id}/i/materials` },
    { title: page.care, url: `/${market.id}/i/care` },
    { title: page.about, url: `/${market.id}/i/about` },
  ];
};

const usesInches = (market: MarketSettings) => ['US', 'GB', 'CA'].includes(market.country.code);

const shippingMethods = (market: MarketSettings) => {
  const [first, second] = shippingProviders(market);
  if (!first) throw new Error(`No carrier for ${market.id}.`);
  const [slow, price] = [deliveryDays(market), freightPrice(market)];
  return [
    {
      ...{ id: `${first.id}-home`, name: `${first.name}, to your door`, carrier: first.id, deliveryType: 'home', price },
      delivery: { workingDays: slow, ...warehouseOf(market) },
    },
    ...(second
      ? [
          {
            ...{ id: `${second.id}-pickup`, name: `${second.name}, to a pickup point`, carrier: second.id, deliveryType: 'pickup', price },
            delivery: { workingDays: { from: slow.from, to: slow.to + 1 }, ...warehouseOf(market) },
          },
        ]
      : []),
    ...(market.hasStoreLocator
      ? [
          {
            ...{ id: 'store', name: 'Collect in a store', carrier: 'selvedge', deliveryType: 'store', price: 0 },
            delivery: { workingDays: { from: slow.from + 1, to: slow.to + 2 }, ...warehouseOf(market) },
          },
        ]
      : []),
  ];
};

/** Which of the demo's warehouses sends to the market, and when its last van leaves. */
const warehouseOf = ({ country: { code } }: MarketSettings) => {
  if (['GB', 'IE'].includes(code)) return { cutOff: '15:00', timeZone: 'Europe/London' };
  if (['US', 'CA'].includes(code)) return { cutOff: '13:00', timeZone: 'America/New_York' };
  if (['AE', 'SA', 'QA', 'KW', 'JO', 'EG'].includes(code)) return { cutOff: '12:00', timeZone: 'Asia/Dubai' };
  return { cutOff: '14:00', timeZone: 'Europe/Copenhagen' };
};

const deliveryDays = ({ country: { code } }: MarketSettings) => {
  if (['DK', 'GB', 'AE', 'DE', 'SE'].includes(code)) return { from: 1, to: 2 };
  if (['TR', 'UA', 'EG', 'TN', 'MA', 'DZ', 'AM', 'JO'].includes(code)) return { from: 4, to: 7 };
  return { from: 2, to: 4 };
};

/** A twelfth of what freight is free from, in whole units. */
const freightPrice = (market: MarketSettings) => Math.max(1, Math.round(freeFreightValue(market) / 12));
