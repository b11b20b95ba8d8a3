import { ShopError } from '@selvedge/contract/error.ts';
import type { SupportThread } from '@selvedge/contract/support.ts';
import { caseStateAfter } from '@selvedge/domain/support/case-state-after.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { isCaseToken } from './case-link.ts';
import { addMessage, type CaseRow, caseNumber, findCase, listMessages, lockCase } from './store.ts';
import { caseTable } from './tables.ts';

type ByLink = { caseNumber: string; token: string };

/** A case as its shopper sees it. Whether the number or the token is wrong is not said. */
export async function getThread({ db }: Ctx, { caseNumber: number, token }: ByLink): Promise<SupportThread> {
  return showThread(db, checkLink(await findCase(db, number), token));
}

/** Another message of the shopper: whatever became of the case, it waits for staff again. */
export async function writeToCase(
  { db, now }: Ctx,
  { caseNumber: number, token, key, message }: ByLink & { key: string; message: string },
): Promise<SupportThread> {
  return db.transaction(async (tx) => {
    const row = checkLink(await lockCase(tx, number), token);
    if (!(await addMessage(tx, { caseId: row.id, key, kind: 'question', who: '', text: message, at: now }))) return showThread(tx, row);
    const state = caseStateAfter(row.state, 'asked')!;
    await tx.update(caseTable).set({ state, changedAt: now }).where(eq(caseTable.id, row.id));
    return showThread(tx, { ...row, state });
  });
}

function checkLink(row: CaseRow | undefined, token: string): CaseRow {
  if (!row || !isCaseToken(row, token)) throw new ShopError('not_found');
  return row;
}

async function showThread(db: Db, row: CaseRow): Promise<SupportThread> {
  const messages = await listMessages(db, row.id, { withNotes: false });
  return {
    ...{ caseNumber: caseNumber(row), subject: row.subject, caseState: row.state, created: row.createdAt.toISOString() },
    messages: messages.map(({ kind, text, at }) => ({ isOurs: kind === 'answer', text, at: at.toISOString() })),
  };
}
