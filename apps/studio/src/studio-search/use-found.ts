import { type Found, studioSearch } from '@selvedge/contract/studio/studio-search.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { useEffect, useState } from 'react';
import { foundAddress } from '../lib/found-address.ts';
import { lastMarket } from '../lib/last-market.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import type { Hit } from './hit.ts';

type State = { search: string; hits: readonly Hit[]; hasFailed: boolean };

const typingPause = 120;
const nothing: State = { search: '', hits: [], hasFailed: false };

/** What the shop knows. Old hits stay until new ones are there: a list that empties with each letter can't be read. */
export function useFound(search: string): State & { isLooking: boolean } {
  const { call } = useStudio();
  const [state, setState] = useState<State>(nothing);
  useEffect(() => {
    if (search === '') return setState(nothing);
    let isStale = false;
    const timer = setTimeout(async () => {
      const market = lastMarket();
      const answer = await call(studioSearch.find, { body: { search, ...(market && { market }) } });
      if (isStale) return;
      setState(answer.hasError ? { search, hits: [], hasFailed: true } : { search, hits: answer.data.found.map(toHit), hasFailed: false });
    }, typingPause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [search, call]);
  return { ...state, isLooking: state.search !== search };
}

function toHit(found: Found): Hit {
  const { kind: group, title, score, id, at, market = '', markets = 0 } = found;
  const count = markets > 1 ? text('find.markets', { count: markets }) : undefined;
  const note = [found.note, at && localDay(new Date(at)), count].filter(Boolean).join(' · ');
  return { key: `${group} ${market} ${id}`, group, title, note, score, url: foundAddress(found) };
}
