import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { isMessageId } from './message-id.ts';
import { clubConsentTable, clubContactTable } from './tables.ts';

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type Link = { contactId: string; messageId: string; source?: string };

/** LOY-029 ends messages, not the membership. The same answer for a link that nobody was sent, and for one that was used before. */
export async function unsubscribe(ctx: Ctx, { contactId, messageId, source = 'unsubscribe' }: Link): Promise<{ status: 'OK' }> {
  const [contact] = isId(contactId) ? await ctx.db.select().from(clubContactTable).where(eq(clubContactTable.id, contactId)) : [];
  if (!contact || !isMessageId(contact, messageId)) return { status: 'OK' };
  await ctx.db.transaction(async (tx) => {
    const stopped = await tx
      .update(clubContactTable)
      .set({ messagesSince: null })
      .where(and(eq(clubContactTable.id, contact.id), isNotNull(clubContactTable.messagesSince)))
      .returning({ id: clubContactTable.id });
    if (stopped.length === 0) return;
    const moment = { askedAt: ctx.now, askedFrom: ctx.address, at: ctx.now, address: ctx.address };
    await tx
      .insert(clubConsentTable)
      .values({ contactId: contact.id, kind: 'withdrawn', source, market: ctx.market!.id, termsVersion: '', ...moment });
  });
  return { status: 'OK' };
}
