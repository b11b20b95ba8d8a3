import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { clubContactTable } from './tables.ts';

/** Asked when a mail leaves, which may be long after it was written: whoever ended messages since is left alone. */
export async function isMessageWanted(db: Db, mail: NewMail): Promise<boolean> {
  if (mail.template !== 'price-drop' && mail.template !== 'mailing') return true;
  const { contactId } = (mail as NewMail<'price-drop' | 'mailing'>).values;
  // A test, to staff.
  if (contactId === undefined) return true;
  const { id, messagesSince } = clubContactTable;
  const rows = await db
    .select({ id })
    .from(clubContactTable)
    .where(and(eq(id, contactId), isNotNull(messagesSince)));
  return rows.length > 0;
}
