import type { CategorySettings, CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import { type CategoryPreview, categories } from '@selvedge/contract/studio/categories.ts';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { text } from '../texts/text.ts';

type Options = { id: string; tree: CategoryTree | undefined; market: string; settings: CategorySettings; size: number };

const pauseMs = 250;

/** What the shop would show with these settings; the last good answer stays while something is unfinished. */
export function useListingPreview({ id, tree, market, settings, size }: Options) {
  const { call } = useStudio();
  const [state, setState] = useState<{ data?: CategoryPreview; problem?: string }>({});
  const asked = useDebounced(JSON.stringify(settings), pauseMs);

  useEffect(() => {
    let isStale = false;
    const body = { id, settings: JSON.parse(asked) as CategorySettings, size, ...(tree && { tree }) };
    void call(categories.preview, { params: { market }, body }).then((answer) => {
      if (isStale) return;
      const isUnfinished = answer.hasError && answer.error.status === 400;
      setState((before) =>
        answer.hasError
          ? { ...before, problem: isUnfinished ? text('categories.unfinished') : errorText(answer.error) }
          : { data: answer.data },
      );
    });
    return () => {
      isStale = true;
    };
  }, [call, id, tree, market, asked, size]);

  return state;
}
