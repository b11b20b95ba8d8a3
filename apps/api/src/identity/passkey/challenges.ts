import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { passkeyChallengeTable } from './tables.ts';

type Purpose = 'register' | 'sign-in';
export type Challenge = { challenge: string; shopperId: string | null };

export const challengeMs = 5 * 60_000;

export async function saveChallenge(
  db: Db,
  { purpose, challenge, shopperId, now }: { purpose: Purpose; challenge: string; shopperId?: string; now: Date },
): Promise<{ id: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + challengeMs);
  const [row] = await db
    .insert(passkeyChallengeTable)
    .values({ purpose, challenge, shopperId: shopperId ?? null, expiresAt })
    .returning({ id: passkeyChallengeTable.id });
  return { id: row!.id, expiresAt };
}

/** Gone before the answer is looked at: one that was overheard cannot be tried twice, nor by two at the same moment. */
export async function takeChallenge(
  db: Db,
  { id, purpose, now }: { id: string; purpose: Purpose; now: Date },
): Promise<Challenge | undefined> {
  const { challenge, shopperId, expiresAt } = passkeyChallengeTable;
  const [row] = await db
    .delete(passkeyChallengeTable)
    .where(and(eq(passkeyChallengeTable.id, id), eq(passkeyChallengeTable.purpose, purpose), gt(expiresAt, now)))
    .returning({ challenge, shopperId });
  return row;
}

export async function forgetOldChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallengeTable).where(lt(passkeyChallengeTable.expiresAt, now));
}
