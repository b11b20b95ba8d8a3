import { deviceClass } from '@selvedge/blocks/device-class.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import type { CategorySearch } from '@selvedge/contract/catalogue/search.ts';
import type { SuggestionRow } from '@selvedge/contract/page-data.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { visibleHistory } from '@selvedge/domain/search/search-history.ts';
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
};

const everyRow: readonly SuggestionRow[] = ['products', 'completions', 'categories', 'searches', 'helpLinks'];
const mostCompletions = 5;
const nothing: Suggested = { products: [], completions: [], categories: [], searches: [], helpLinks: [], rows: everyRow };
const fewestLetters = 2;

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
      const answer = await callIn(market)(catalogue.search, {
        body: { searchTerms: words, size, onePerStyle: true, completions: mostCompletions },
      });
      if (isOver) return;
      const known = readSearches().filter((each) => each.toLowerCase().includes(words.toLowerCase()) && each !== words);
      const toWay = (term: string): Way => ({ title: term, url: `${action}?q=${encodeURIComponent(term)}` });
      setSuggested({
        // Without an answer the field still searches; what the browser knows itself is shown all the same.
        products: answer.hasError || size < 1 ? [] : answer.data.results,
        completions: answer.hasError ? [] : (answer.data.completions ?? []).map(toWay),
        categories: answer.hasError ? [] : answer.data.categorySearch,
        searches: visibleHistory(known, settings.totalVisibleSearchHistory).map(toWay),
        helpLinks: settings.suggestions?.helpLinks ?? [],
        rows: settings.suggestions?.rows ?? everyRow,
      });
    }, delays.searchSuggest);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, market, action, settings]);
  return suggested;
}
