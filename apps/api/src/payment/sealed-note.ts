import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { openText, sealText } from './sealed-request.ts';
import { paymentSessionTable as table } from './tables.ts';

type Note = { basketId: string; provider: string; secret: string };

/** What a shopper typed for a provider, kept with the basket and gone with it; a copy of the database does not show it. */
export async function keepSealedNote(db: Db, { basketId, provider, secret, text }: Note & { text: string }): Promise<void> {
  const row = { basketId, provider, basketVersion: 0, session: sealText(text, secret).toString('base64') };
  await db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.basketId, table.provider], set: row });
}

export async function findSealedNote(db: Db, { basketId, provider, secret }: Note): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.basketId, basketId), eq(table.provider, provider)));
  return row && openText(Buffer.from(row.session, 'base64'), secret);
}
