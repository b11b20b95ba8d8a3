import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { listsGiftCards } from '@selvedge/domain/catalogue/lists-gift-cards.ts';
import { arrangedCategoriesOf } from '../arrangement/arranged-categories-of.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { stemWord } from '../language/stem-word.ts';
import { searchedName, stemsOf } from '../language-catalogue.ts';
import { isSearchable, type SearchableMarket } from '../make-searchable.ts';
import { freshProducts, type MarketCatalogue } from '../market-catalogue.ts';
import type { Reading } from '../understand/read-query.ts';
import { type Bits, clearBit, hasBit, keepCommon, setBit } from './bits.ts';
import { findInStore } from './find-in-store.ts';
import { keepWithin } from './price-range.ts';
import { readOnce } from './read-once.ts';
import { queryWords } from './search-text.ts';

/** What a listing is about, before the shopper chooses anything in it. */
export function baseSet(
  catalogue: MarketCatalogue,
  request: SearchRequest,
  { now, arrangement }: { now: Date; arrangement: Arrangement },
): { base: Bits; reading: Reading | undefined } {
  const { structure, market } = catalogue;
  const arranged = arrangedCategoriesOf(catalogue, arrangement, now);
  const { pool } = catalogue.scratch;
  const base = pool.copyOf(catalogue.isSold);
  if (!(request.getRetailModels || request.storeId || request.origin === 'iso')) keepCommon(base, structure.isOnline);
  const { facet: category } = arranged;
  if (request.category) keepCommon(base, category.bits[category.numberOf.get(request.category) ?? -1] ?? pool.empty());
  for (const tag of request.tags ?? []) keepCommon(base, tagged(catalogue, [tag]));
  if (request.multiBrandTags?.length) keepCommon(base, tagged(catalogue, request.multiBrandTags));
  const days = request.limitProductsByMaximumAvailabilityInDays;
  if (days !== undefined && days !== null) keepCommon(base, freshProducts(catalogue, { days, now }));
  if (request.storeId) keepCommon(base, findInStore(catalogue, request.storeId) ?? pool.empty());
  if (request.initialPriceRangeFilter) keepWithin(catalogue, base, request.initialPriceRangeFilter);
  const terms = request.searchTerms?.trim();
  const reading = terms ? readOnce(withWords(catalogue), base, terms, { request, now, arrangement }) : undefined;
  hideGiftCards(catalogue, base, {
    country: market.country.code,
    categoryListsThem: listsThem(arranged, request.category ?? ''),
    reading,
  });
  if (typeof request.limitTotalProductsInCategory === 'number')
    keepFirst(catalogue, base, { most: request.limitTotalProductsInCategory, pinned: request.customSorting ?? [] });
  return { base, reading };
}

/** Whoever asks with words has made the market searchable. */
function withWords(catalogue: MarketCatalogue): SearchableMarket {
  if (!isSearchable(catalogue)) throw new Error(`The words of ${catalogue.language.language} are not laid out.`);
  return catalogue;
}

function tagged({ structure, scratch }: MarketCatalogue, tags: readonly string[]): Bits {
  const bits = scratch.pool.empty();
  for (const tag of tags) for (const product of structure.tags.get(tag) ?? []) setBit(bits, product);
  return bits;
}

/** Who puts a gift card into a category by hand means it. */
function listsThem({ categories, settings }: ReturnType<typeof arrangedCategoriesOf>, id: string): boolean {
  return (categories.get(id)?.listsGiftCards ?? false) || settings.get(id)?.products.kind === 'picked';
}

type GiftCards = { country: string; categoryListsThem: boolean; reading: Reading | undefined };

function hideGiftCards(catalogue: MarketCatalogue, base: Bits, { country, categoryListsThem, reading }: GiftCards): void {
  const { structure, language } = catalogue;
  const { terms = '', understood = [] } = reading ?? {};
  const isMeant = understood.some(({ kind, values }) => kind === 'garment' && values.includes('gift-card'));
  const words = terms ? queryWords(terms, withWords(catalogue).language.index).map((word) => stemWord(word, language.language)) : [];
  for (const product of structure.giftCards) {
    if (!hasBit(base, product)) continue;
    const style = structure.styleOf[product]!;
    const name = stemsOf(searchedName(structure.styles[style]!, language.texts[style]!, language.language), language.language);
    const searchNamesThem = isMeant || (words.length > 0 && words.every((word) => name.has(word)));
    if (!listsGiftCards({ country, categoryListsThem, searchNamesThem })) clearBit(base, product);
  }
}

/** The same products whatever the shopper sorts by: a listing of a hundred does not change its hundred. */
function keepFirst(
  { orders, scratch, structure }: MarketCatalogue,
  base: Bits,
  { most, pinned }: { most: number; pinned: readonly string[] },
): void {
  const kept = scratch.pool.empty();
  let left = most;
  const keep = (product: number | undefined) => {
    if (product === undefined || left === 0 || !hasBit(base, product) || hasBit(kept, product)) return;
    setBit(kept, product);
    left -= 1;
  };
  // What stands first by hand must not fall behind the limit.
  for (const id of pinned) keep(structure.numberOf.get(id));
  for (const product of orders.relevance.products) {
    if (left === 0) break;
    keep(product);
  }
  keepCommon(base, kept);
}
