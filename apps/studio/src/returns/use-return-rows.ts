import { type FindReturns, type ReturnList, type ReturnRow, staffReturns } from '@selvedge/contract/studio/returns.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type Loaded, useLoad } from '../lib/use-load.ts';

type Counts = Partial<Record<ReturnList, number>>;

export type ReturnRows = Omit<Loaded<unknown>, 'data'> & {
  returns: readonly ReturnRow[] | undefined;
  /** Those of the answer before, until the next one is there. */
  counts: Counts;
  loadMore: (() => Promise<void>) | undefined;
};

/** A page at a time; more of them follow when they are asked for. */
export function useReturnRows(asked: Partial<FindReturns>): ReturnRows {
  const { call, notices } = useStudio();
  const key = JSON.stringify(asked);
  const { data, ...loaded } = useLoad(`returns ${key}`, () => call(staffReturns.find, { body: asked }));
  const [more, setMore] = useState<{ key: string; returns: readonly ReturnRow[]; next: string | undefined }>();
  const [counts, setCounts] = useState<Counts>({});
  if (data && data.counts !== counts) setCounts(data.counts);
  const added = more?.key === key ? more : undefined;
  const after = added ? added.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await call(staffReturns.find, { body: { ...asked, after } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ key, returns: [...(added?.returns ?? []), ...answer.data.returns], next: answer.data.next });
  }

  return { ...loaded, returns: data && joinPages(data.returns, added?.returns ?? []), counts, loadMore: after ? loadMore : undefined };
}

/** A return that moved to another page meanwhile would be there twice. */
function joinPages(first: readonly ReturnRow[], more: readonly ReturnRow[]): readonly ReturnRow[] {
  const known = new Set(first.map(({ returnId }) => returnId));
  return [...first, ...more.filter(({ returnId }) => !known.has(returnId))];
}
