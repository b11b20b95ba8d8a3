import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { arrangeCategories } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { listsGiftCards } from '@selvedge/domain/catalogue/lists-gift-cards.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { queryWords } from '../index/search-text.ts';
import { stemWord } from '../language/stem-word.ts';
import { arrangedSets } from './arranged-sets.ts';
import { fresh, inStore, namedBy, priced, type ReadMarket, sold, tagged } from './engine-market.ts';
import { channels } from './offered.ts';
import { readTerms, type TermsReading } from './read-terms.ts';
import { allOf, anyOf, having, nothing, type SetExpression } from './set-expression.ts';

type Asked = { now: Date; arrangement: Arrangement };

/** A set and, where words were looked for, how they were read. */
export type BaseReading = { set: SetExpression; reading: TermsReading | undefined };

/** What a listing is about, before the shopper chooses anything in it; `index/base-set.ts` is the same over bits. */
export function readBase(market: ReadMarket, request: SearchRequest, { now, arrangement }: Asked): BaseReading {
  const days = request.limitProductsByMaximumAvailabilityInDays;
  const listed = allOf([
    sold(market),
    request.getRetailModels || request.storeId || request.origin === 'iso' ? undefined : having('channel', [channels.online]),
    request.category ? arrangedSets(market, arrangement, now).setOf(request.category) : undefined,
    ...(request.tags ?? []).map((tag) => tagged(market, [tag])),
    request.multiBrandTags?.length ? tagged(market, request.multiBrandTags) : undefined,
    days !== undefined && days !== null ? fresh({ days, now }) : undefined,
    request.storeId ? inStore(market, request.storeId) : undefined,
    request.initialPriceRangeFilter ? priced(market, request.initialPriceRangeFilter) : undefined,
  ]);
  const terms = request.searchTerms?.trim();
  const read = terms ? readTerms(market, listed, terms, { request, now, arrangement }) : undefined;
  const set = allOf([read?.set ?? listed, withoutGiftCards(market, request, { arrangement, reading: read?.reading })]);
  return { set, reading: read?.reading };
}

type GiftCards = { arrangement: Arrangement; reading: TermsReading | undefined };

function withoutGiftCards(market: ReadMarket, { category }: SearchRequest, { arrangement, reading }: GiftCards): SetExpression {
  const { structure, market: settings, language } = market.catalogue;
  const id = category ?? '';
  const categories = arrangeCategories([...structure.categories.values()], arrangement.tree);
  const categoryListsThem =
    (categories.find((each) => each.id === id)?.listsGiftCards ?? false) || arrangement.categories.get(id)?.products.kind === 'picked';
  const { terms = '', understood = [] } = reading ?? {};
  const isMeant = understood.some(({ kind, values }) => kind === 'garment' && values.includes('gift-card'));
  const lists = (searchNamesThem: boolean) => listsGiftCards({ country: settings.country.code, categoryListsThem, searchNamesThem });
  const others = having('channel', [channels.goods]);
  if (lists(isMeant)) return allOf([]);
  const words = terms ? queryWords(terms, language.index) : [];
  if (words.length === 0 || !lists(true)) return others;
  const named = namedBy(
    market,
    words.map((word) => stemWord(word, language.language)),
  );
  return named === nothing ? others : anyOf([others, named]);
}
