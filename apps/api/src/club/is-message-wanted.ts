import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { clubContactTable } from './tables.ts';

/** Asked when a mail leaves, which may be long after it was written: whoever ended messages since is left alone. */
export async function isMessageWanted(db: Db, mail: NewMail): Promise<boolean> {
  if (mail.template !== 'price-drop') return true;
  const { contactId } = (mail as NewMail<'price-drop'>).values;
  const { id, messagesSince } = clubContactTable;
  const rows = await db
    .select({ id })
    .from(clubContactTable)
    .where(and(eq(id, contactId), isNotNull(messagesSince)));
  return rows.length > 0;
}
