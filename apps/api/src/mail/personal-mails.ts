import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outboxTable } from '../jobs/tables.ts';
import { mailTopic } from './send-mail.ts';
import { mailTable } from './tables.ts';

export type KnownMail = { template: string; market: string; askedAt: Date; sentAt: Date | null };

const to = (email: string) => and(eq(outboxTable.topic, mailTopic), sql`lower(${outboxTable.payload} ->> 'to') = ${email}`);

/** What was sent to an address in the last days, newest first; not what it said. */
export async function listMails(db: Db, email: string): Promise<KnownMail[]> {
  return db
    .select({
      template: sql<string>`${outboxTable.payload} ->> 'template'`,
      market: sql<string>`${outboxTable.payload} ->> 'market'`,
      askedAt: outboxTable.createdAt,
      sentAt: outboxTable.deliveredAt,
    })
    .from(outboxTable)
    .where(to(email))
    .orderBy(sql`${outboxTable.id} desc`)
    .limit(50);
}

/** Also what waits to be sent: nobody is there to read it. */
export async function eraseMails(tx: Db, email: string): Promise<void> {
  await tx.delete(mailTable).where(sql`lower(${mailTable.recipient}) = ${email}`);
  await tx.delete(outboxTable).where(to(email));
}
