import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { shopperTokenTable } from './shopper-tables.ts';

type Purpose = 'verify-email' | 'reset-password';
type MailToken = { purpose: Purpose; shopperId: string; email: string; market: string; now: Date };

const lifeSeconds = { 'verify-email': 2 * 86_400, 'reset-password': 3600 } as const;

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

/** Taken out of the table in the same statement that reads it: two clicks at once are one use. */
export async function useMailToken(
  tx: Db,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<ProvenAddress | undefined> {
  const [row] = await tx
    .delete(shopperTokenTable)
    .where(and(eq(shopperTokenTable.hash, hashToken(token)), eq(shopperTokenTable.purpose, purpose)))
    .returning();
  return row && row.expiresAt > now ? { shopperId: row.shopperId, email: row.email } : undefined;
}

export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(shopperTokenTable).where(lt(shopperTokenTable.expiresAt, now));
}
