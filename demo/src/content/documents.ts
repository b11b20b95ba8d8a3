import type { MarketSettings } from '@selvedge/contract/market.ts';
import { freeFreightValue } from './free-freight.ts';
import { shippingProviders } from './providers.ts';
import { sizeCharts } from './size-charts.ts';
import { termsTexts } from './terms-texts.ts';

/** The named content documents of a market, by the last segment of the call that answers them. Terms are a list, one entry per slug. */
export const demoDocuments = (market: MarketSettings): Record<string, unknown> => ({
  badges: [],
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
    charts: sizeCharts(usesInches(market)),
  },
  'terms-and-conditions': termsTexts.map((terms) => ({ ...terms, text: terms.text.replaceAll('{market}', market.id) })),
});

const usesInches = (market: MarketSettings) => ['US', 'GB', 'CA'].includes(market.country.code);

const shippingMethods = (market: MarketSettings) => {
  const [first, second] = shippingProviders(market);
  if (!first) throw new Error(`No carrier for ${market.id}.`);
  return [
    { id: `${first.id}-home`, name: `${first.name}, to your door`, carrier: first.id, deliveryType: 'home' },
    ...(second
      ? [{ id: `${second.id}-pickup`, name: `${second.name}, to a pickup point`, carrier: second.id, deliveryType: 'pickup' }]
      : []),
    ...(market.hasStoreLocator ? [{ id: 'store', name: 'Collect in a store', carrier: 'selvedge', deliveryType: 'store' }] : []),
  ];
};
