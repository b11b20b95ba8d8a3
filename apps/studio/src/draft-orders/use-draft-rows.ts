import { type DraftRow, type DraftState, draftOrders, type FindDrafts } from '@selvedge/contract/studio/draft-orders.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type Loaded, useLoad } from '../lib/use-load.ts';

type Counts = Partial<Record<DraftState, number>>;

export type DraftRows = Omit<Loaded<unknown>, 'data'> & {
  drafts: readonly DraftRow[] | undefined;
  /** Those of the answer before, until the next one is there. */
  counts: Counts;
  loadMore: (() => Promise<void>) | undefined;
};

/** A page at a time; more of them follow when they are asked for. */
export function useDraftRows(asked: Partial<FindDrafts>): DraftRows {
  const { call, notices } = useStudio();
  const key = JSON.stringify(asked);
  const { data, ...loaded } = useLoad(`drafts ${key}`, () => call(draftOrders.find, { body: asked }));
  const [more, setMore] = useState<{ key: string; drafts: readonly DraftRow[]; next: string | undefined }>();
  const [counts, setCounts] = useState<Counts>({});
  if (data && data.counts !== counts) setCounts(data.counts);
  const added = more?.key === key ? more : undefined;
  const after = added ? added.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await call(draftOrders.find, { body: { ...asked, after } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ key, drafts: [...(added?.drafts ?? []), ...answer.data.drafts], next: answer.data.next });
  }

  const known = new Set(data?.drafts.map(({ draftNumber }) => draftNumber));
  const later = (added?.drafts ?? []).filter(({ draftNumber }) => !known.has(draftNumber));
  return { ...loaded, drafts: data && [...data.drafts, ...later], counts, loadMore: after ? loadMore : undefined };
}
