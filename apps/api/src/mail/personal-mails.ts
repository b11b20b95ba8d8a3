import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { eraseNews } from '../jobs/erase-news.ts';
import { outboxTable } from '../jobs/tables.ts';
import { type MailTemplate, mailTopic } from './send-mail.ts';
import { mailTable } from './tables.ts';

export type KnownMail = { template: string; market: string; askedAt: Date; sentAt: Date | null };

/** What only who has an account is sent. An address that nobody has proven may be somebody else's, with mails of their own. */
const ofAccounts: readonly MailTemplate[] = [
  ...(['verify-email', 'reset-password', 'email-changed', 'confirm-email', 'address-in-use', 'email-change-asked'] as const),
  ...(['new-device', 'password-changed', 'session-ended', 'way-changed', 'account-deleted'] as const),
];

type Whose = { email: string; ownsEmail: boolean };

const template = sql<string>`${outboxTable.payload} ->> 'template'`;
const to = ({ email, ownsEmail }: Whose) =>
  and(sql`lower(${outboxTable.payload} ->> 'to') = ${email}`, ownsEmail ? undefined : inArray(template, [...ofAccounts]));

/** What was sent to an address in the last days, newest first; not what it said. */
export async function listMails(db: Db, whose: Whose): Promise<KnownMail[]> {
  return db
    .select({
      template,
      market: sql<string>`${outboxTable.payload} ->> 'market'`,
      askedAt: outboxTable.createdAt,
      sentAt: outboxTable.deliveredAt,
    })
    .from(outboxTable)
    .where(and(eq(outboxTable.topic, mailTopic), to(whose)))
    .orderBy(sql`${outboxTable.id} desc`)
    .limit(50);
}

/** Also what waits to be sent: nobody is there to read it. */
export async function eraseMails(tx: Db, whose: Whose): Promise<void> {
  const kept = sql`lower(${mailTable.recipient}) = ${whose.email}`;
  await tx.delete(mailTable).where(whose.ownsEmail ? kept : and(kept, inArray(mailTable.template, [...ofAccounts])));
  await eraseNews(tx, { topic: mailTopic, of: to(whose) });
}
