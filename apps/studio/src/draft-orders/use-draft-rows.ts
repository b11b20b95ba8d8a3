import { type DraftRow, type DraftState, draftOrders, type FindDrafts } from '@selvedge/contract/studio/draft-orders.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type ListPages, useListPages } from '../lists/use-list-pages.ts';

export type DraftRows = ListPages<DraftRow, DraftState>;

export function useDraftRows(asked: Partial<FindDrafts>): DraftRows {
  const { call } = useStudio();
  return useListPages({
    key: `drafts ${JSON.stringify(asked)}`,
    load: (after) => call(draftOrders.find, { body: { ...asked, after } }),
    rowsOf: ({ drafts }) => drafts,
    idOf: ({ draftNumber }) => draftNumber,
  });
}
