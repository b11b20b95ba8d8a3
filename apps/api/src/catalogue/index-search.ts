import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { arrangedCategoriesOf } from './arrangement/arranged-categories-of.ts';
import { type Arrangement, noArrangement } from './arrangement/arrangement.ts';
import { findRedirect } from './arrangement/find-redirect.ts';
import { findProducts, type Listing, matchingProducts } from './find-products.ts';
import { idsFound } from './found-numbers.ts';
import { countCommon, hasBit, keepCommon } from './index/bits.ts';
import { queryWords } from './index/search-text.ts';
import { stemWord } from './language/stem-word.ts';
import { makeSearchable, type SearchableMarket } from './make-searchable.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import type { Found, SearchPort } from './search-port.ts';
import { completeQuery } from './understand/complete-query.ts';
import { didYouMean } from './understand/did-you-mean.ts';
import { showReading } from './understand/show-reading.ts';

const mostCategories = 5;

/** The shop's own search: the index in memory. */
export function indexSearch(marketOf: (market: MarketSettings, now: Date) => MarketCatalogue | Promise<MarketCatalogue>): SearchPort {
  return {
    async find(market, request, now, arrangement = noArrangement) {
      const goods = await marketOf(market, now);
      if (isListing(request)) {
        const { products, reading: _, ...found } = findProducts(goods, request, now, arrangement);
        return { ...found, ids: idsFound(goods, products), categories: [] };
      }
      const catalogue = await makeSearchable(goods);
      const { products, reading, ...found } = findProducts(catalogue, request, now, arrangement);
      const redirect = findRedirect(arrangement, request.searchTerms);
      const correction = reading && didYouMean(catalogue, { request, reading, now, arrangement });
      return {
        ...found,
        ids: idsFound(goods, products),
        categories: namedCategories(catalogue, request, { now, arrangement }),
        ...(redirect && { redirect }),
        ...(reading && showReading(reading, correction)),
        ...(request.completions && { completions: completeQuery(catalogue, { request, now, arrangement }) }),
      };
    },
    async countTags(market, request, now, arrangement = noArrangement) {
      const catalogue = await marketOf(market, now);
      const { matches } = isListing(request)
        ? matchingProducts(catalogue, request, now, arrangement)
        : matchingProducts(await makeSearchable(catalogue), request, now, arrangement);
      const counts = [...catalogue.structure.tags].map(([tag, products]) => {
        let count = 0;
        for (const product of products) if (hasBit(matches, product)) count += 1;
        return { tag, count };
      });
      return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
    },
  };
}

/** Neither has words, nor asks for some: it does not wait for those of its language. */
function isListing(request: SearchRequest): request is Listing {
  return !request.searchTerms && !request.completions;
}

/** Categories whose name holds every word of the search, those with most products first. */
export function namedCategories(
  catalogue: SearchableMarket,
  { searchTerms }: SearchRequest,
  { now, arrangement }: { now: Date; arrangement: Arrangement },
): Found['categories'] {
  const { language, structure, isSold, scratch } = catalogue;
  if (!searchTerms) return [];
  const stems = queryWords(searchTerms, language.index).map((word) => stemWord(word, language.language));
  if (stems.length === 0) return [];
  const { facet: category, stems: names } = arrangedCategoriesOf(catalogue, arrangement, now);
  const online = scratch.pool.copyOf(isSold);
  keepCommon(online, structure.isOnline);
  return names
    .filter(({ stems: name }) => stems.every((stem) => name.has(stem)))
    .map(({ id }) => ({ id, count: countCommon(online, category.bits[category.numberOf.get(id) ?? -1] ?? new Uint32Array(0)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, mostCategories);
}
