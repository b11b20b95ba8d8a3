import type { StaffCase } from '@selvedge/contract/studio/cases.ts';
import { caseStateAfter } from '@selvedge/domain/support/case-state-after.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { mailedCase } from './case-link.ts';
import { changeCase } from './change-case.ts';
import { addMessage } from './store.ts';

export type Written = { caseNumber: string; key: string; text: string };

/** The answer goes out by mail, once, with the transaction that writes it down. Who answers what nobody had taken, has taken it. */
export function answerCase(ctx: Ctx, { caseNumber, key, text }: Written): Promise<StaffCase> {
  const { now } = ctx;
  return changeCase(ctx, {
    caseNumber,
    action: 'case.answer',
    change: async (tx, row, who) => {
      if (!(await addMessage(tx, { caseId: row.id, key, kind: 'answer', who, text, at: now }))) return undefined;
      await sendMail(tx, { template: 'support-answer', to: row.email, market: row.market, values: { ...mailedCase(row), text }, now });
      return { state: caseStateAfter(row.state, 'answered')!, assignedTo: row.assignedTo || who };
    },
  });
}

/** For colleagues alone; the case stays as it is. */
export function noteCase(ctx: Ctx, { caseNumber, key, text }: Written): Promise<StaffCase> {
  return changeCase(ctx, {
    caseNumber,
    action: 'case.note',
    change: async (tx, row, who) =>
      (await addMessage(tx, { caseId: row.id, key, kind: 'note', who, text, at: ctx.now })) ? { state: row.state } : undefined,
  });
}
