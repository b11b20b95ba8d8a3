import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { listsGiftCards } from '@selvedge/domain/catalogue/lists-gift-cards.ts';
import { stemWord } from '@selvedge/domain/catalogue/stem-word.ts';
import { stemsOf } from '../language-catalogue.ts';
import { freshProducts, type MarketCatalogue } from '../market-catalogue.ts';
import { productsInStore } from '../supply.ts';
import { type Bits, clearBit, hasBit, keepCommon, setBit } from './bits.ts';
import { keepWithin } from './price-range.ts';
import { queryWords, type TextHits } from './search-text.ts';

/** What a listing is about, before the shopper chooses anything in it. */
export function baseSet(catalogue: MarketCatalogue, request: SearchRequest, now: Date): { base: Bits; hits: TextHits | undefined } {
  const { structure, market } = catalogue;
  const { pool } = catalogue.scratch;
  const base = pool.copyOf(catalogue.isSold);
  if (!(request.getRetailModels || request.storeId || request.origin === 'iso')) keepCommon(base, structure.isOnline);
  const { category } = structure.facets;
  if (request.category) keepCommon(base, category.bits[category.numberOf.get(request.category) ?? -1] ?? pool.empty());
  for (const tag of request.tags ?? []) keepCommon(base, tagged(catalogue, [tag]));
  if (request.multiBrandTags?.length) keepCommon(base, tagged(catalogue, request.multiBrandTags));
  const days = request.limitProductsByMaximumAvailabilityInDays;
  if (days !== undefined && days !== null) keepCommon(base, freshProducts(catalogue, { days, now }));
  if (request.storeId) keepCommon(base, inStore(catalogue, request.storeId));
  if (request.initialPriceRangeFilter) keepWithin(catalogue, base, request.initialPriceRangeFilter);
  const terms = request.searchTerms?.trim();
  const hits = terms ? catalogue.language.search(terms) : undefined;
  if (hits) keepCommon(base, hits.bits);
  hideGiftCards(catalogue, base, {
    country: market.country.code,
    categoryListsThem: structure.categories.get(request.category ?? '')?.listsGiftCards ?? false,
    terms: hits && terms,
  });
  if (typeof request.limitTotalProductsInCategory === 'number') keepFirst(catalogue, base, request.limitTotalProductsInCategory);
  return { base, hits };
}

function tagged({ structure, scratch }: MarketCatalogue, tags: readonly string[]): Bits {
  const bits = scratch.pool.empty();
  for (const tag of tags) for (const product of structure.tags.get(tag) ?? []) setBit(bits, product);
  return bits;
}

function inStore({ structure, market, stores, scratch }: MarketCatalogue, store: string): Bits {
  let bits = stores.get(store);
  if (!bits) {
    const found = productsInStore(structure, store, market.id);
    if (!found) return scratch.pool.empty();
    bits = found;
    stores.set(store, bits);
  }
  return bits;
}

type GiftCards = { country: string; categoryListsThem: boolean; terms: string | undefined };

function hideGiftCards({ structure, language }: MarketCatalogue, base: Bits, { country, categoryListsThem, terms }: GiftCards): void {
  const words = terms ? queryWords(terms, language.language).map((word) => stemWord(word, language.language)) : [];
  for (const product of structure.giftCards) {
    if (!hasBit(base, product)) continue;
    const name = stemsOf(language.texts[structure.styleOf[product]!]!.name, language.language);
    const searchNamesThem = words.length > 0 && words.every((word) => name.has(word));
    if (!listsGiftCards({ country, categoryListsThem, searchNamesThem })) clearBit(base, product);
  }
}

/** The same products whatever the shopper sorts by: a listing of a hundred does not change its hundred. */
function keepFirst({ orders, scratch }: MarketCatalogue, base: Bits, most: number): void {
  const kept = scratch.pool.empty();
  let left = most;
  for (const product of orders.relevance.products) {
    if (left === 0) break;
    if (!hasBit(base, product)) continue;
    setBit(kept, product);
    left -= 1;
  }
  keepCommon(base, kept);
}
