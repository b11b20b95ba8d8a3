import { type FindReturns, type ReturnList, type ReturnRow, staffReturns } from '@selvedge/contract/studio/returns.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type ListPages, useListPages } from '../lists/use-list-pages.ts';

export type ReturnRows = ListPages<ReturnRow, ReturnList>;

export function useReturnRows(asked: Partial<FindReturns>): ReturnRows {
  const { call } = useStudio();
  return useListPages({
    key: `returns ${JSON.stringify(asked)}`,
    load: (after) => call(staffReturns.find, { body: { ...asked, after } }),
    rowsOf: ({ returns }) => returns,
    idOf: ({ returnId }) => returnId,
  });
}
