import type { Db } from '../db/db.ts';
import { noteProvenEmail } from './note-proven-email.ts';
import { shopperTable } from './shopper-tables.ts';

type NewShopper = { email: string; passwordHash: string; market: string; now: Date };

/** An account that nobody signed up for: its address counts as proven, and no mail is sent. Undefined when it is taken. */
export async function addShopper(tx: Db, { email, passwordHash, market, now }: NewShopper): Promise<string | undefined> {
  const [row] = await tx
    .insert(shopperTable)
    .values({ email, passwordHash, market, createdAt: now, emailVerifiedAt: now })
    .onConflictDoNothing()
    .returning({ id: shopperTable.id });
  if (row) await noteProvenEmail(tx, { shopperId: row.id, email, now });
  return row?.id;
}
