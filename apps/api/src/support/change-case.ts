import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffCase } from '@selvedge/contract/studio/cases.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showCase } from './show-case.ts';
import { type CaseRow, caseNumber, lockCase } from './store.ts';
import { caseTable } from './tables.ts';

type Changed = Partial<Pick<CaseRow, 'state' | 'assignedTo'>>;

export type CaseChange = {
  caseNumber: string;
  /** What is written to the audit log. */
  action: `case.${string}`;
  /** What becomes of the case, in the transaction that holds it; undefined when it was done before. */
  change: (tx: Db, row: CaseRow, who: string) => Promise<Changed | undefined> | Changed | undefined;
};

/** Every change of a case by staff: its row held, one entry in the audit log, the whole case as the answer. */
export async function changeCase(ctx: Ctx, { caseNumber: number, action, change }: CaseChange): Promise<StaffCase> {
  const who = staffOf(ctx);
  const { db, now } = ctx;
  return db.transaction(async (tx) => {
    const row = await lockCase(tx, number);
    if (!row) throw new ShopError('not_found');
    const changed = await change(tx, row, who);
    if (!changed) return showCase(tx, row);
    await tx
      .update(caseTable)
      .set({ ...changed, changedAt: now })
      .where(eq(caseTable.id, row.id));
    const { state, assignedTo } = row;
    await audit(tx, {
      ...{ at: now, who, action, subject: caseNumber(row) },
      before: { state, assignedTo },
      after: { state, assignedTo, ...changed },
    });
    return showCase(tx, { ...row, ...changed, changedAt: now });
  });
}
