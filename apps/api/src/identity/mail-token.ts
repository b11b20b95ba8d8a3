import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { shopperTokenTable } from './shopper-tables.ts';

type Purpose = 'verify-email' | 'reset-password';
type MailToken = { purpose: Purpose; shopperId: string; email: string; market: string; now: Date };

const lifeSeconds = { 'verify-email': 2 * daySeconds, 'reset-password': 3600 } as const;

/** Sends a link that works once, for a while, and proves the address that it was sent to. A newer one replaces it. */
export async function mailToken(tx: Db, { purpose, shopperId, email, market, now }: MailToken): Promise<void> {
  const { token, hash } = makeToken();
  const expiresAt = new Date(now.getTime() + lifeSeconds[purpose] * 1000);
  await forgetMailTokens(tx, { shopperId, purpose });
  await tx.insert(shopperTokenTable).values({ hash, shopperId, purpose, email, createdAt: now, expiresAt });
  await sendMail(tx, { template: purpose, to: email, market, values: { token }, now });
}

export async function forgetMailTokens(tx: Db, { shopperId, purpose }: { shopperId: string; purpose: Purpose }): Promise<void> {
  await tx.delete(shopperTokenTable).where(and(eq(shopperTokenTable.shopperId, shopperId), eq(shopperTokenTable.purpose, purpose)));
}

export type ProvenAddress = { shopperId: string; email: string };

type Sent = { token: string; purpose: Purpose; now: Date };

/** Marked in the same statement that reads it: two clicks at once are one use. */
export async function useMailToken(tx: Db, { token, purpose, now }: Sent): Promise<ProvenAddress | undefined> {
  const [row] = await tx
    .update(shopperTokenTable)
    .set({ usedAt: now })
    .where(and(isToken(token, purpose), isNull(shopperTokenTable.usedAt)))
    .returning();
  return row && row.expiresAt > now ? { shopperId: row.shopperId, email: row.email } : undefined;
}

/** Whose link it is, without using it up. */
export async function findMailToken(db: Db, { token, purpose, now }: Sent): Promise<ProvenAddress | undefined> {
  const [row] = await db.select().from(shopperTokenTable).where(isToken(token, purpose));
  return row && row.usedAt === null && row.expiresAt > now ? { shopperId: row.shopperId, email: row.email } : undefined;
}

/** A link that has done its work, for as long as it would have been good. */
export async function findUsedToken(db: Db, { token, purpose, now }: Sent): Promise<ProvenAddress | undefined> {
  const [row] = await db.select().from(shopperTokenTable).where(isToken(token, purpose));
  return row?.usedAt && row.expiresAt > now ? { shopperId: row.shopperId, email: row.email } : undefined;
}

const isToken = (token: string, purpose: Purpose) =>
  and(eq(shopperTokenTable.hash, hashToken(token)), eq(shopperTokenTable.purpose, purpose));

export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(shopperTokenTable).where(lt(shopperTokenTable.expiresAt, now));
}
