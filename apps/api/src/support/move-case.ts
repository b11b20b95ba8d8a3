import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffCase } from '@selvedge/contract/studio/cases.ts';
import { caseStateAfter } from '@selvedge/domain/support/case-state-after.ts';
import type { Ctx } from '../shop/ctx.ts';
import { changeCase } from './change-case.ts';
import { listColleagues } from './show-case.ts';

/** Closes a case, or opens it again. What is so already stays so. */
export function moveCase(ctx: Ctx, { caseNumber, caseState }: { caseNumber: string; caseState: 'open' | 'closed' }): Promise<StaffCase> {
  return changeCase(ctx, {
    caseNumber,
    action: caseState === 'closed' ? 'case.close' : 'case.open',
    change: (_, row) => {
      const state = caseStateAfter(row.state, caseState === 'closed' ? 'closed' : 'reopened');
      return state && { state };
    },
  });
}

/** To somebody who may answer; an address that nobody has would hide the case from everybody. */
export function assignCase(ctx: Ctx, { caseNumber, assignedTo }: { caseNumber: string; assignedTo: string }): Promise<StaffCase> {
  return changeCase(ctx, {
    caseNumber,
    action: 'case.assign',
    change: async (tx, row) => {
      if (row.assignedTo === assignedTo) return undefined;
      const isKnown = assignedTo === '' || (await listColleagues(tx)).some(({ email }) => email === assignedTo);
      if (!isKnown) throw new ShopError('conflict', { assignedTo: ['validation.invalid_value'] });
      return { assignedTo };
    },
  });
}
