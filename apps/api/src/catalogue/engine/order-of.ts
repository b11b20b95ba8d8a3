import type { Sorting } from '@selvedge/contract/catalogue/search.ts';
import type { EngineMarket } from './engine-market.ts';

/** The columns that a sorting goes by; `orderings` of market-catalogue.ts are the same over products in memory. */
export function orderOf({ place, catalogue }: EngineMarket, sorting: Sorting): string[] {
  const by: Readonly<Record<Sorting, string[]>> = {
    relevance: [`rank_${place.market} DESC`],
    newest: [],
    'price-ascending': [`price_${place.market} ASC`],
    'price-descending': [`price_${place.market} DESC`],
    discount: [`off_${place.market} DESC`],
    name: [`name_${catalogue.language.language} ASC`],
  };
  return [...by[sorting], 'new_from DESC', 'id ASC'];
}
