import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { MethodsAnswer } from './payment-provider.ts';
import { paymentSessionTable as table } from './tables.ts';

type Key = { basketId: string; version: number; provider: string };

/**
 * One session at the provider for one basket, brought up to date when the basket changes; while it does not, the provider is not asked
 * at all. What it said of the session when it was made is kept, since it does not say it again.
 */
export async function keepSession(
  db: Db,
  { basketId, version, provider }: Key,
  ask: (session: string | undefined) => Promise<MethodsAnswer>,
): Promise<MethodsAnswer> {
  const [known] = await db
    .select()
    .from(table)
    .where(and(eq(table.basketId, basketId), eq(table.provider, provider)));
  const before = known && (JSON.parse(known.session) as Listed);
  if (before && known.basketVersion === version) return before;
  const answer = await ask(before?.session);
  if (answer.state !== 'listed' || !answer.session) return answer;
  const made = answer.methods.length > 0 || !before ? answer : { ...before, session: answer.session };
  const row = { basketId, provider, basketVersion: version, session: JSON.stringify(made) };
  await db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.basketId, table.provider], set: row });
  return made;
}

type Listed = Extract<MethodsAnswer, { state: 'listed' }>;
