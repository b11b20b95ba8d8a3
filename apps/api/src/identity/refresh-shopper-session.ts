import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import { deviceName } from './device-name.ts';
import { findShopper } from './get-shopper.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { type IssuedRefresh, idleDays, longestDays } from './shopper-session.ts';
import { refreshTokenTable, shopperSessionTable } from './shopper-tables.ts';

export type Refreshed = ({ outcome: 'refreshed' } & IssuedRefresh) | { outcome: 'unknown' | 'theft' };

/**
 * A child for the current token. The parent stays good until a child of it has been used, so that an answer which was lost on
 * the way costs nothing. A token older than that is in two hands: the session ends for both.
 */
export async function refreshShopperSession(db: Db, { token, now }: { token: string; now: Date }): Promise<Refreshed> {
  const hash = hashToken(token);
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(refreshTokenTable).where(eq(refreshTokenTable.hash, hash));
    if (!found) return { outcome: 'unknown' };
    const [session] = await tx.select().from(shopperSessionTable).where(eq(shopperSessionTable.id, found.sessionId)).for('update');
    if (!session || session.revokedAt || session.expiresAt <= now) return { outcome: 'unknown' };
    const isCurrent = session.currentHash.equals(hash);
    const isChild = found.parentHash?.equals(session.currentHash) ?? false;
    if (!isCurrent && !isChild) {
      await tx.update(shopperSessionTable).set({ revokedAt: now }).where(eq(shopperSessionTable.id, session.id));
      await tellOwner(tx, { session, now });
      return { outcome: 'theft' };
    }
    const child = makeToken();
    await tx.insert(refreshTokenTable).values({ hash: child.hash, sessionId: session.id, parentHash: hash, createdAt: now });
    const last = addDays(session.createdAt, longestDays).getTime();
    const expiresAt = new Date(Math.max(session.expiresAt.getTime(), Math.min(last, addDays(now, idleDays).getTime())));
    await tx
      .update(shopperSessionTable)
      .set({ currentHash: hash, lastSeenAt: now, expiresAt })
      .where(eq(shopperSessionTable.id, session.id));
    return { outcome: 'refreshed', sessionId: session.id, refreshToken: child.token, hash: child.hash, parentHash: hash };
  });
}

type Ended = { session: typeof shopperSessionTable.$inferSelect; now: Date };

/** Once: from now on the session is over, and its tokens are unknown. */
async function tellOwner(tx: Db, { session: { shopperId, market, userAgent }, now }: Ended): Promise<void> {
  const shopper = await findShopper(tx, { id: shopperId });
  if (!shopper) return;
  const values = { device: deviceName(userAgent), at: now.toISOString() };
  await sendMail(tx, { template: 'session-ended', to: shopper.email, market, values, now });
}
