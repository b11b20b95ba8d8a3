import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { isMessageId } from './message-id.ts';
import { clubConsentTable, clubContactTable } from './tables.ts';

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type Link = { contactId: string; messageId: string; source?: string };

/** LOY-029 ends messages, not the membership. The same answer for a link that nobody was sent, and for one that was used before. */
export async function unsubscribe(ctx: Ctx, { contactId, messageId, source = 'unsubscribe' }: Link): Promise<{ status: 'OK' }> {
  const [contact] = isId(contactId) ? await ctx.db.select().from(clubContactTable).where(eq(clubContactTable.id, contactId)) : [];
  if (!contact || !isMessageId(contact, messageId)) return { status: 'OK' };
  const { now, address } = ctx;
  await ctx.db.transaction((tx) => stopMessages(tx, { contactId: contact.id, source, market: ctx.market!.id, now, address }));
  return { status: 'OK' };
}

type Stop = { contactId: string; source: string; market: string; now: Date; address: string };

/** With the proof of it. False when they had been stopped before. */
export async function stopMessages(tx: Db, { contactId, source, market, now, address }: Stop): Promise<boolean> {
  const stopped = await tx
    .update(clubContactTable)
    .set({ messagesSince: null })
    .where(and(eq(clubContactTable.id, contactId), isNotNull(clubContactTable.messagesSince)))
    .returning({ id: clubContactTable.id });
  if (stopped.length === 0) return false;
  const moment = { askedAt: now, askedFrom: address, at: now, address };
  await tx.insert(clubConsentTable).values({ contactId, kind: 'withdrawn', source, market, termsVersion: '', ...moment });
  return true;
}
