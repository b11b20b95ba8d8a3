import type { MarketSettings } from '@selvedge/contract/market.ts';

/** As much of a market as a catalogue asks for. */
export function benchMarket(id: string, currency: string, decimals = 2): MarketSettings {
  const [language = '', country = ''] = id.split('-');
  return {
    ...{ id, priority: 1, url: `/${id}`, name: id, fullName: id, currency, decimals, direction: 'ltr', dialPrefix: '+44' },
    language: { name: language, baseCode: language === 'nb' ? 'no' : language },
    country: { name: country, code: country },
    ...{ tax: { name: 'VAT', rate: 20, included: true }, paymentProviders: [], hasStoreLocator: false },
  };
}
