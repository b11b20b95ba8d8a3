import type { SearchRedirects, SearchSynonyms } from '@selvedge/contract/catalogue/search-words.ts';
import { type ExplainedSearch, searchTools } from '@selvedge/contract/studio/search.ts';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { text } from '../texts/text.ts';

type Asked = {
  market: string;
  terms: string;
  synonyms?: SearchSynonyms;
  redirects?: SearchRedirects;
  productId?: string;
  size: number;
};

const pauseMs = 250;

/** A search with its reasons, asked again whenever anything of it stands still. */
export function useExplained(asked: Asked): { data: ExplainedSearch | undefined; problem: string; isLoading: boolean } {
  const { call } = useStudio();
  const wanted = useDebounced(JSON.stringify(asked), pauseMs);
  const [state, setState] = useState<{ key: string; data?: ExplainedSearch; problem?: string }>({ key: '' });

  useEffect(() => {
    let isStale = false;
    const { market, ...body } = JSON.parse(wanted) as Asked;
    if (body.terms.trim() === '') return;
    void call(searchTools.explain, { params: { market }, body }).then((answer) => {
      if (isStale) return;
      const isUnfinished = answer.hasError && answer.error.status === 400;
      setState((before) => ({
        key: wanted,
        ...(answer.hasError
          ? { ...(before.data && { data: before.data }), problem: isUnfinished ? text('search.unfinished') : errorText(answer.error) }
          : { data: answer.data }),
      }));
    });
    return () => {
      isStale = true;
    };
  }, [call, wanted]);

  return { data: state.data, problem: state.problem ?? '', isLoading: state.key !== JSON.stringify(asked) };
}
