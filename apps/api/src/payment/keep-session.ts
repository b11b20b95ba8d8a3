import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { MethodsAnswer } from './provider.ts';
import { paymentSessionTable as table } from './tables.ts';

type Key = { basketId: string; version: number; provider: string };

/** One session at the provider for one basket, brought up to date when the basket changes. */
export async function keepSession(
  db: Db,
  { basketId, version, provider }: Key,
  ask: (session: string | undefined) => Promise<MethodsAnswer>,
): Promise<MethodsAnswer> {
  const [known] = await db
    .select()
    .from(table)
    .where(and(eq(table.basketId, basketId), eq(table.provider, provider)));
  const answer = await ask(known?.session);
  if (answer.state === 'listed' && answer.session && (answer.session !== known?.session || version !== known.basketVersion)) {
    const row = { basketId, provider, basketVersion: version, session: answer.session };
    await db
      .insert(table)
      .values(row)
      .onConflictDoUpdate({ target: [table.basketId, table.provider], set: row });
  }
  return answer;
}
