import { type CaseRow, cases, type FindCases } from '@selvedge/contract/studio/cases.ts';
import type { CaseState } from '@selvedge/contract/support.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type ListPages, useListPages } from '../lists/use-list-pages.ts';

export type CaseRows = ListPages<CaseRow, CaseState>;

export function useCaseRows(asked: Partial<FindCases>): CaseRows {
  const { call } = useStudio();
  return useListPages({
    key: `cases ${JSON.stringify(asked)}`,
    load: (after) => call(cases.find, { body: { ...asked, after } }),
    rowsOf: (page) => page.cases,
    idOf: ({ caseNumber }) => caseNumber,
  });
}
