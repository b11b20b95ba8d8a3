import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { shopperCookie, staffCookie } from '../http/check-access.ts';
import type { Role } from '../identity/roles.ts';
import { openSession } from '../identity/session.ts';
import { staffTable } from '../identity/tables.ts';

export type Headers = Record<string, string>;

/** Headers of a member of staff. The password can't be used: hashing one costs more than all the rest of a test. */
export async function signInAsStaff(db: Db, { role, now, seconds = 3600 }: { role: Role; now: Date; seconds?: number }): Promise<Headers> {
  const email = `${role}-${randomUUID()}@example.com`;
  const [row] = await db
    .insert(staffTable)
    .values({ email, name: role, passwordHash: '-', role, createdAt: now })
    .returning({ id: staffTable.id });
  const { token } = await openSession(db, { kind: 'staff', subject: row!.id, now, seconds });
  return { cookie: `${staffCookie}=${token}` };
}

export async function signInAsShopper(
  db: Db,
  { market, now, subject = randomUUID(), seconds = 3600 }: { market: string; now: Date; subject?: string; seconds?: number },
): Promise<Headers> {
  const { token } = await openSession(db, { kind: 'shopper', subject, market, now, seconds });
  return { cookie: `${shopperCookie}=${token}` };
}
