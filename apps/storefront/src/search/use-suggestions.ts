import { deviceClass } from '@selvedge/blocks/device-class.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import type { CategorySearch } from '@selvedge/contract/catalogue/search.ts';
import type { SuggestionRow } from '@selvedge/contract/page-data.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { rankMatches } from '@selvedge/domain/search/match-rank.ts';
import { useEffect, useState } from 'react';
import { useMarket, usePage } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import { usePageLink } from '../shell/use-page-link.ts';
import { readSearches } from './search-history.ts';

type Way = { title: string; url: string };

export type Suggested = {
  products: readonly ProductCard[];
  categories: readonly CategorySearch[];
  /** How the words may go on. */
  completions: readonly Way[];
  searches: readonly Way[];
  helpLinks: readonly Way[];
  /** Which of them are shown, and in which order. */
  rows: readonly SuggestionRow[];
  /** The words that it is for. */
  words: string;
  /** The shop was not reached, or has nothing for these words. */
  lack?: 'failed' | 'nothing' | undefined;
};

const everyRow: readonly SuggestionRow[] = ['completions', 'categories', 'products', 'searches', 'helpLinks'];
const mostCompletions = { phone: 4, wide: 6 };
const nothing: Suggested = { products: [], completions: [], categories: [], searches: [], helpLinks: [], rows: everyRow, words: '' };
export const fewestLetters = 2;

/** Asks once somebody has paused for half a second. Answers to older words are dropped. (SRC-038) */
export function useSuggestions(typed: string): Suggested {
  const { searchConfigurations: settings } = usePage();
  const market = useMarket()?.id;
  const action = usePageLink()('searchPage', '/search');
  const [suggested, setSuggested] = useState(nothing);
  const words = typed.trim();

  useEffect(() => {
    let isOver = false;
    if (words.length < fewestLetters || !market) {
      setSuggested(nothing);
      return;
    }
    const timer = setTimeout(async () => {
      const device = deviceClass({ width: innerWidth, isTouch: navigator.maxTouchPoints > 0, userAgent: navigator.userAgent });
      const amounts = settings.suggestions?.visibleProducts;
      const size = amounts?.[device === 'app' ? 'mobile' : device] ?? settings.totalVisibleProducts;
      const completed = mostCompletions[device === 'desktop' ? 'wide' : 'phone'];
      const body = { searchTerms: words, size, onePerStyle: true, completions: completed };
      const answer = await callIn(market)(catalogue.search, { body });
      if (isOver) return;
      const toWay = (term: string): Way => ({ title: term, url: `${action}?q=${encodeURIComponent(term)}` });
      const completions = answer.hasError ? [] : (answer.data.completions ?? []);
      // What is offered anyway need not be remembered beside it.
      const others = readSearches().filter((each) => each !== words && !completions.includes(each));
      const known = rankMatches(others.toReversed(), words, (each) => each);
      const searches = known.slice(0, Math.max(0, settings.totalVisibleSearchHistory));
      const found = answer.hasError ? { results: [], categorySearch: [], totalResults: 0 } : answer.data;
      const isEmpty = found.totalResults + found.categorySearch.length + completions.length === 0;
      setSuggested({
        // Without an answer the field still searches; what the browser knows itself is shown all the same.
        products: size < 1 ? [] : found.results,
        completions: completions.map(toWay),
        categories: found.categorySearch,
        searches: searches.map(toWay),
        helpLinks: settings.suggestions?.helpLinks ?? [],
        rows: settings.suggestions?.rows ?? everyRow,
        words,
        lack: answer.hasError ? 'failed' : isEmpty ? 'nothing' : undefined,
      });
    }, delays.searchSuggest);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, market, action, settings]);
  return suggested;
}
