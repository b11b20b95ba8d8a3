import type { Db } from '../db/db.ts';
import { orderMailTable } from './tables.ts';

/** In the transaction that sends it: a kind of mail that is noted is not sent again. */
export async function noteMail(tx: Db, mail: typeof orderMailTable.$inferInsert): Promise<void> {
  await tx.insert(orderMailTable).values(mail);
}
