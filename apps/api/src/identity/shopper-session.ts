import { randomUUID } from 'node:crypto';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Session } from '../shop/ctx.ts';
import type { AccessClaims } from './access-token.ts';
import { makeToken } from './secret-token.ts';
import { refreshTokenTable, shopperSessionTable, shopperTable } from './shopper-tables.ts';

export type ShopperSession = Extract<Session, { kind: 'shopper' }>;

export type NewShopperSession = {
  shopperId: string;
  market: string;
  /** `emailpassword`, or the provider that vouched. */
  recipe: string;
  isEmployee?: boolean;
  waitsForFactor?: boolean;
  deviceId?: string | undefined;
  userAgent?: string | undefined;
  now: Date;
  /** For tests that need it to end soon. */
  seconds?: number;
};

/** Tokens of a session: the refresh token exists nowhere else, the table keeps its hash. */
export type IssuedRefresh = { sessionId: string; refreshToken: string; hash: Buffer; parentHash: Buffer | null };

/** A shopper who never comes back for this long signs in again, */
export const idleDays = 100;
/** and everybody does once a year. */
export const longestDays = 365;

export async function openShopperSession(db: Db, given: NewShopperSession): Promise<IssuedRefresh> {
  const { shopperId, market, recipe, isEmployee = false, waitsForFactor = false, deviceId, userAgent = '', now } = given;
  const { token, hash } = makeToken();
  const expiresAt = given.seconds === undefined ? addDays(now, idleDays) : new Date(now.getTime() + given.seconds * 1000);
  const sessionId = randomUUID();
  // Both or neither, in one statement: a transaction would cost four more ways to the database and back with every sign-in.
  await db.execute(sql`
    with opened as (
      insert into ${shopperSessionTable}
        (id, shopper_id, market, recipe, is_employee, waits_for_factor, current_hash, device_id, user_agent, created_at, last_seen_at, expires_at)
      values (${sessionId}, ${shopperId}, ${market}, ${recipe}, ${isEmployee}, ${waitsForFactor}, ${hash}, ${deviceId ?? null},
        ${userAgent.slice(0, 300)}, ${now}, ${now}, ${expiresAt})
      returning id)
    insert into ${refreshTokenTable} (hash, session_id, created_at) select ${hash}::bytea, id, ${now}::timestamptz from opened`);
  return { sessionId, refreshToken: token, hash, parentHash: null };
}

/**
 * Looked up with every call: a session that was ended is over on every process with the next call, and a proven e-mail address
 * counts at once. Undefined when it is unknown, over or revoked: nobody learns which.
 */
export async function findShopperSession(
  db: Db,
  { claims, now }: { claims: AccessClaims; now: Date },
): Promise<ShopperSession | undefined> {
  const { id, shopperId, market, recipe, isEmployee, waitsForFactor, currentHash } = shopperSessionTable;
  const { email, emailVerifiedAt, orderCount, lastOrderAt } = shopperTable;
  // The club keeps its members by address; one that nobody has proven is not a member's.
  const isClubMember = sql<boolean>`${emailVerifiedAt} is not null and exists (select from club_contact where club_contact.email = ${email})`;
  const [row] = await db
    .select({
      id,
      shopperId,
      market,
      recipe,
      isEmployee,
      waitsForFactor,
      currentHash,
      email,
      emailVerifiedAt,
      orderCount,
      lastOrderAt,
      isClubMember,
    })
    .from(shopperSessionTable)
    .innerJoin(shopperTable, eq(shopperTable.id, shopperId))
    .where(and(eq(id, claims.sessionHandle), gt(shopperSessionTable.expiresAt, now), isNull(shopperSessionTable.revokedAt)));
  if (!row) return undefined;
  await confirmChild(db, { claims, currentHash: row.currentHash });
  const { currentHash: _, emailVerifiedAt: verifiedAt, orderCount: count, lastOrderAt: lastAt, ...known } = row;
  return { kind: 'shopper', ...known, emailVerified: verifiedAt !== null, orders: { count, lastAt: lastAt ?? undefined } };
}

/** The new tokens have arrived, so the old refresh token is of no honest use any more. */
async function confirmChild(db: Db, { claims, currentHash }: { claims: AccessClaims; currentHash: Buffer }): Promise<void> {
  if (claims.parentRefreshTokenHash1 !== currentHash.toString('base64url')) return;
  await db
    .update(shopperSessionTable)
    .set({ currentHash: Buffer.from(claims.refreshTokenHash1, 'base64url') })
    .where(and(eq(shopperSessionTable.id, claims.sessionHandle), eq(shopperSessionTable.currentHash, currentHash)));
}

export async function revokeShopperSession(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .update(shopperSessionTable)
    .set({ revokedAt: now })
    .where(and(eq(shopperSessionTable.id, id), isNull(shopperSessionTable.revokedAt)));
}

/** Of one shopper; all but one when the shopper ends the others. */
export async function revokeShopperSessions(
  db: Db,
  { shopperId, except, now }: { shopperId: string; except?: string | undefined; now: Date },
): Promise<void> {
  const ofShopper = and(eq(shopperSessionTable.shopperId, shopperId), isNull(shopperSessionTable.revokedAt));
  await db
    .update(shopperSessionTable)
    .set({ revokedAt: now })
    .where(except ? and(ofShopper, ne(shopperSessionTable.id, except)) : ofShopper);
}

export async function forgetOldShopperSessions(db: Db, now: Date): Promise<void> {
  await db.delete(shopperSessionTable).where(lt(shopperSessionTable.expiresAt, addDays(now, -30)));
}
