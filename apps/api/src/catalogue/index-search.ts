import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '@selvedge/domain/catalogue/stem-word.ts';
import { findProducts, matchingProducts } from './find-products.ts';
import { countCommon, hasBit, keepCommon } from './index/bits.ts';
import { queryWords } from './index/search-text.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import type { Found, SearchPort } from './search-port.ts';

const mostCategories = 5;

/** The shop's own search: the index in memory. */
export function indexSearch(marketOf: (market: MarketSettings, now: Date) => MarketCatalogue | Promise<MarketCatalogue>): SearchPort {
  return {
    async find(market, request, now) {
      const catalogue = await marketOf(market, now);
      const { products, ...found } = findProducts(catalogue, request, now);
      const redirect = findRedirect(catalogue, request);
      return {
        ...found,
        ids: products.map((product) => catalogue.structure.ids[product]!),
        categories: namedCategories(catalogue, request),
        ...(redirect && { redirect }),
      };
    },
    async countTags(market, request, now) {
      const catalogue = await marketOf(market, now);
      const matches = matchingProducts(catalogue, request, now);
      const counts = [...catalogue.structure.tags].map(([tag, products]) => {
        let count = 0;
        for (const product of products) if (hasBit(matches, product)) count += 1;
        return { tag, count };
      });
      return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
    },
  };
}

/** A market's own redirect wins over one for all markets. */
function findRedirect({ structure, market }: MarketCatalogue, { searchTerms }: SearchRequest): Found['redirect'] {
  if (!searchTerms) return undefined;
  const term = plain(searchTerms);
  const found = structure.redirects.filter((row) => (row.market === market.id || row.market === '*') && plain(row.term) === term);
  const row = found.find((each) => each.market === market.id) ?? found[0];
  return row && { target: row.target, status: row.status };
}

function plain(term: string): string {
  return foldText(term.slice(0, 200)).replace(/\s+/g, ' ').trim();
}

/** Categories whose name holds every word of the search, those with most products first. */
function namedCategories(catalogue: MarketCatalogue, { searchTerms }: SearchRequest): Found['categories'] {
  const { language, structure, isSold } = catalogue;
  if (!searchTerms) return [];
  const stems = queryWords(searchTerms, language.language).map((word) => stemWord(word, language.language));
  if (stems.length === 0) return [];
  const { category } = structure.facets;
  const online = isSold.slice();
  keepCommon(online, structure.isOnline);
  return language.categoryStems
    .filter(({ stems: name }) => stems.every((stem) => name.has(stem)))
    .map(({ id }) => ({ id, count: countCommon(online, category.bits[category.numberOf.get(id) ?? -1] ?? new Uint32Array(0)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, mostCategories);
}
