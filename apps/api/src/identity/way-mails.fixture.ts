import { testDb } from '../db/test-database.ts';
import { outboxTable } from '../jobs/tables.ts';
import type { NewMail } from '../mail/send-mail.ts';

/** What owners were told of ways into their accounts: `ada@example.com passkeyAdded`, with the provider and the device behind it. */
export async function wayMails(): Promise<string[]> {
  const { db } = await testDb();
  const mails = (await db.select().from(outboxTable).orderBy(outboxTable.id)).map(({ payload }) => payload as NewMail);
  return mails
    .filter((mail): mail is NewMail<'way-changed'> => mail.template === 'way-changed')
    .map(({ to, values: { change, provider, device } }) => [to, change, provider, device].filter(Boolean).join(' '));
}
