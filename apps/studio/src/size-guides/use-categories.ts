import { useEffect, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { searchCategories } from '../pickers/search-targets.ts';

/** The categories that have a page in a market, by name; those of every market are looked up in the first one. */
export function useCategories(market: string): readonly { id: string; name: string }[] {
  const { call } = useStudio();
  const [categories, setCategories] = useState<readonly { id: string; name: string }[]>([]);
  useEffect(() => {
    let isStale = false;
    void searchCategories({ call, market: market === '*' ? 'en-GB' : market, words: '' }).then((found) => {
      if (isStale) return;
      const named = found.map(({ id, title, note }) => ({ id, name: `${title} (${note})` }));
      setCategories(named.sort((a, b) => a.name.localeCompare(b.name)));
    });
    return () => {
      isStale = true;
    };
  }, [call, market]);
  return categories;
}
