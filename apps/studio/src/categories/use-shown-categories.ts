import type { ArrangedCategory } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { useMemo, useState } from 'react';
import { useQuery } from '../lib/router.ts';
import { fold } from '../lists/filter-markets.ts';
import { nameIn } from './name-in.ts';
import { isWithin } from './tree-steps.ts';

/** The rows of the tree that are seen: what is searched for with what stands above it, or all but what is folded away. */
export function useShownCategories(list: readonly ArrangedCategory[], language: string) {
  const filter = useQuery('filter');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const parents = useMemo(() => new Set(list.map(({ parentId }) => parentId)), [list]);
  const words = fold(filter).split(/\s+/).filter(Boolean);
  const matches = list.filter(({ id, names }) => words.every((word) => fold(`${id} ${nameIn(names, language)}`).includes(word)));
  const shown = list.filter((each) =>
    words.length > 0
      ? matches.some((match) => isWithin(list, { id: match.id, top: each.id }))
      : ![...closed].some((id) => id !== each.id && isWithin(list, { id: each.id, top: id })),
  );

  return {
    filter,
    isFiltered: words.length > 0,
    shown,
    canFold: parents.size > 1,
    isFolded: closed.size > 0,
    /** Undefined where nothing stands below it. */
    isClosed: (id: string) => (parents.has(id) ? closed.has(id) : undefined),
    toggle: (id: string) => setClosed((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    toggleAll: () => setClosed(closed.size > 0 ? new Set() : new Set(list.flatMap(({ id }) => (parents.has(id) ? [id] : [])))),
  };
}
