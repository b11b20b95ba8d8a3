import { createHash, randomBytes } from 'node:crypto';
import type { AskSupport } from '@selvedge/contract/support.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { and, eq } from 'drizzle-orm';
import { limitCalls } from '../http/count-call.ts';
import { sendMail } from '../mail/send-mail.ts';
import { orderTable } from '../order/tables.ts';
import { findPair } from '../order/track-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { mailedCase } from './case-link.ts';
import { addMessage, type CaseRow, caseNumber } from './store.ts';
import { caseTable } from './tables.ts';

const perAddress = { limit: 10, seconds: daySeconds };

/**
 * ACC-034 a question becomes a case, and its asker hears by mail that it is there. The mail repeats nothing that was written: anybody can
 * type in somebody else's address, and must not be able to write to them in the shop's name.
 */
export async function askSupport(ctx: Ctx, asked: AskSupport): Promise<{ caseNumber: string }> {
  const { db, now } = ctx;
  const email = asked.email.toLowerCase();
  await limitCalls(db, { key: `support:${createHash('sha256').update(email).digest('base64url')}`, ...perAddress, now });
  const shopperId = ctx.session?.kind === 'shopper' ? ctx.session.shopperId : null;
  const orderId = (await findOwnOrder(ctx, asked)) ?? null;
  return db.transaction(async (tx) => {
    const { key, subject, name, message } = asked;
    const [made] = await tx
      .insert(caseTable)
      .values({
        ...{ key, market: ctx.market!.id, subject, state: 'open', name, email, shopperId, orderId },
        claimedOrder: orderId === null ? orderNumberOf(asked) : '',
        ...{ accessKey: randomBytes(16), createdAt: now, changedAt: now },
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return { caseNumber: caseNumber(await knownCase(tx, key)) };
    await addMessage(tx, { caseId: made.id, key, kind: 'question', who: '', text: message, at: now });
    await sendMail(tx, { template: 'support-received', to: email, market: made.market, values: mailedCase(made), now });
    return { caseNumber: caseNumber(made) };
  });
}

const orderNumberOf = ({ orderNumber }: AskSupport) => orderNumber.replace(/[\s-]/g, '').toUpperCase();

/** The order that is surely the asker's: the account's own, or one that was placed with the address that the answer goes to. */
async function findOwnOrder({ db, session }: Ctx, asked: AskSupport): Promise<string | undefined> {
  const number = orderNumberOf(asked);
  if (number === '') return undefined;
  if (session?.kind === 'shopper') {
    const own = and(eq(orderTable.number, number), eq(orderTable.shopperId, session.shopperId));
    const [row] = await db.select({ id: orderTable.id }).from(orderTable).where(own);
    if (row) return row.id;
  }
  return (await findPair(db, { number, email: asked.email }))?.orderId;
}

async function knownCase(tx: Ctx['db'], key: string): Promise<Pick<CaseRow, 'id'>> {
  const [row] = await tx.select({ id: caseTable.id }).from(caseTable).where(eq(caseTable.key, key));
  return row!;
}
