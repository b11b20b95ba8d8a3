import type { CatalogueSource } from '@selvedge/api/catalogue/catalogue-source.ts';
import type { EngineFeed } from '@selvedge/api/catalogue/engine/fill-engine.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { idOf, pricesIn, rowsOf, searchSource } from './search-source.ts';

const ids = ['en-GB', 'en-IE', 'en-AU', 'en-NZ', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CH'];
const currencies: Readonly<Record<string, string>> = { GB: 'GBP', AU: 'AUD', NZ: 'NZD', CH: 'CHF' };

/** Ten markets in three languages. */
export const benchMarkets = ids.map((id): MarketSettings => {
  const [language = '', country = ''] = id.split('-');
  return {
    ...{
      id,
      priority: 1,
      url: `/${id}`,
      name: id,
      fullName: id,
      currency: currencies[country] ?? 'EUR',
      direction: 'ltr',
      dialPrefix: '+44',
    },
    language: { name: language, baseCode: language },
    country: { name: country, code: country },
    ...{ decimals: 2, tax: { name: 'VAT', rate: 20, included: true }, paymentProviders: [], hasStoreLocator: false },
  };
});

const pageSize = 1_000;

/** The same assortment for the engine and for the index in memory. */
export function benchAssortment(products: number): { source: CatalogueSource; feed: EngineFeed } {
  const made = searchSource(products);
  async function* prices(market: string) {
    for (let at = 0; at < products; at += pageSize) {
      const some = Array.from({ length: Math.min(pageSize, products - at) }, (_, offset) => at + offset);
      yield some.flatMap((index) => {
        const rows = pricesIn(market, index);
        return rows.length > 0 ? [{ productId: idOf(index), rows }] : [];
      });
    }
  }
  const { categories, attributes, badges, locations } = made;
  return {
    source: { ...made, prices },
    feed: {
      revision: '1',
      basics: { categories, attributes, badges, locations },
      markets: benchMarkets,
      popularity: new Map(),
      async *products() {
        for (let at = 0; at < products; at += pageSize)
          yield Array.from({ length: Math.min(pageSize, products - at) }, (_, offset) => idOf(at + offset));
      },
      rows: async (some) => rowsOf(some, ids),
    },
  };
}
