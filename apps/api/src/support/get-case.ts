import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffCase } from '@selvedge/contract/studio/cases.ts';
import { noteLook } from '../audit/note-look.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showCase } from './show-case.ts';
import { caseNumber, findCase } from './store.ts';

/** That somebody looked is written down before they see anything. */
export async function getCase(ctx: Ctx, asked: { caseNumber: string }): Promise<StaffCase> {
  const row = await findCase(ctx.db, asked.caseNumber);
  if (!row) throw new ShopError('not_found');
  await noteLook(ctx.db, { now: ctx.now, who: staffOf(ctx), action: 'case.look', subject: caseNumber(row) });
  return showCase(ctx.db, row);
}
