import { createHash, randomBytes } from 'node:crypto';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Session } from '../shop/ctx.ts';
import { type SecondFactorPolicy, splitRights } from './roles.ts';
import { sessionTable, staffTable } from './tables.ts';

export type StaffSession = Extract<Session, { kind: 'staff' }>;
export type NewSession = {
  kind: 'staff';
  subject: string;
  now: Date;
  seconds: number;
  /** For the list of sessions: what was used, and from where. */
  device?: string;
  address?: string;
  hasSecondFactor?: boolean;
};

/** How exactly a session knows when it was last used: every call would be a write. */
const seenEveryMs = 60_000;

/** Answers the token, which exists nowhere else: the table keeps its hash. */
export async function openSession(db: Db, { now, seconds, ...session }: NewSession): Promise<{ token: string; id: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const [row] = await db
    .insert(sessionTable)
    .values({ ...session, tokenHash: hash(token), createdAt: now, lastSeenAt: now, confirmedAt: now, expiresAt })
    .returning({ id: sessionTable.id });
  return { token, id: row!.id };
}

type Asked = { token: string; now: Date; secondFactor?: SecondFactorPolicy | undefined };

/** Undefined when it is unknown, over or revoked: nobody learns which. */
export async function findSession(db: Db, { token, now, secondFactor }: Asked): Promise<StaffSession | undefined> {
  const { id, subject, lastSeenAt, confirmedAt, createdAt } = sessionTable;
  const [row] = await db
    .select({ id, subject, lastSeenAt, confirmedAt, createdAt })
    .from(sessionTable)
    .where(and(eq(sessionTable.tokenHash, hash(token)), gt(sessionTable.expiresAt, now), isNull(sessionTable.revokedAt)));
  if (!row) return undefined;
  if (now.getTime() - (row.lastSeenAt?.getTime() ?? 0) > seenEveryMs)
    await db.update(sessionTable).set({ lastSeenAt: now }).where(eq(sessionTable.id, row.id));
  // Rights are read with every call: a colleague who changed roles has the new ones at once.
  const [member] = await db
    .select({ email: staffTable.email, role: staffTable.role, stores: staffTable.stores, totpSince: staffTable.totpSince })
    .from(staffTable)
    .where(and(eq(staffTable.id, row.subject), isNull(staffTable.endedAt)));
  if (!member) return undefined;
  const hasSecondFactor = member.totpSince !== null;
  return {
    ...{ kind: 'staff', id: row.id, staffId: row.subject, email: member.email, stores: member.stores, hasSecondFactor },
    ...splitRights(member.role, { hasSecondFactor, secondFactor }),
    confirmedAt: row.confirmedAt ?? row.createdAt,
  };
}

export async function revokeSession(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .update(sessionTable)
    .set({ revokedAt: now })
    .where(and(eq(sessionTable.id, id), isNull(sessionTable.revokedAt)));
}

/** Sessions that ended long ago are nobody's business any more. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessionTable).where(lt(sessionTable.expiresAt, addDays(now, -30)));
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
