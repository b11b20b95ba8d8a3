import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { CategorySearch } from '@selvedge/contract/catalogue/search.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';

export type Offered = { wanted: readonly string[]; categories: readonly CategorySearch[] };

const mostWanted = 6;
const nothing: Offered = { wanted: [], categories: [] };
/** The same for everybody in a market; who opens the search a second time sees it at once. */
const known = new Map<string, Offered>();

/** What is offered before anything is typed; undefined while it is on its way, empty where the shop is not reached. */
export function useOffered(): Offered | undefined {
  const market = useMarket()?.id;
  const [offered, setOffered] = useState(() => known.get(market ?? ''));
  useEffect(() => {
    if (!market || known.has(market)) return;
    let isOver = false;
    callIn(market)(catalogue.search, { body: { size: 1, completions: mostWanted } }).then((answer) => {
      const { completions: wanted = [], categorySearch: categories } = answer.hasError ? { categorySearch: [] } : answer.data;
      if (!answer.hasError) known.set(market, { wanted, categories });
      if (!isOver) setOffered(answer.hasError ? nothing : { wanted, categories });
    });
    return () => {
      isOver = true;
    };
  }, [market]);
  return offered;
}
