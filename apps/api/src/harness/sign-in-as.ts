import { randomUUID } from 'node:crypto';
import { readConfig } from '../config.ts';
import type { Db } from '../db/db.ts';
import { staffCookie } from '../http/check-access.ts';
import { signAccessToken } from '../identity/access-token.ts';
import { accessCookie } from '../identity/find-caller.ts';
import type { Role } from '../identity/roles.ts';
import { openSession } from '../identity/session.ts';
import { openShopperSession } from '../identity/shopper-session.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { createSigningKeys } from '../identity/signing-keys.ts';
import { staffTable } from '../identity/tables.ts';

export type Headers = Record<string, string>;

type AsStaff = { role: Role; now: Date; seconds?: number; hasSecondFactor?: boolean; stores?: string[] };

/** Headers of a member of staff. The password can't be used: hashing one costs more than all the rest of a test. */
export async function signInAsStaff(
  db: Db,
  { role, now, seconds = 3600, hasSecondFactor = false, stores = [] }: AsStaff,
): Promise<Headers> {
  const email = `${role}-${randomUUID()}@example.com`;
  const [row] = await db
    .insert(staffTable)
    .values({ email, name: role, passwordHash: '-', role, stores, createdAt: now, totpSince: hasSecondFactor ? now : null })
    .returning({ id: staffTable.id });
  const { token } = await openSession(db, { kind: 'staff', subject: row!.id, now, seconds });
  return { cookie: `${staffCookie}=${token}` };
}

type AsShopper = {
  market: string;
  now: Date;
  subject?: string;
  seconds?: number;
  email?: string;
  emailVerified?: boolean;
  waitsForFactor?: boolean;
};

/** Headers of a shopper with a proven address. Pass all of them on: a cookie alone may only read. */
export async function signInAsShopper(db: Db, given: AsShopper): Promise<Headers> {
  const {
    market,
    now,
    subject = randomUUID(),
    seconds = 3600,
    email = `${subject}@example.com`,
    emailVerified = true,
    waitsForFactor = false,
  } = given;
  await db
    .insert(shopperTable)
    .values({ id: subject, email, market, createdAt: now, emailVerifiedAt: emailVerified ? now : null })
    .onConflictDoNothing();
  const issued = await openShopperSession(db, { shopperId: subject, market, recipe: 'emailpassword', waitsForFactor, now, seconds });
  const antiCsrf = randomUUID();
  const claims = {
    ...{ sub: subject, sessionHandle: issued.sessionId, antiCsrfToken: antiCsrf },
    ...{ refreshTokenHash1: issued.hash.toString('base64url'), parentRefreshTokenHash1: null },
    ...{ 'st-ev': { v: emailVerified, t: now.getTime() }, 'st-role': { v: ['customer'], t: now.getTime() } },
  };
  const keys = createSigningKeys({ db, secret: readConfig({ NODE_ENV: 'test' }).sessionSecret });
  const { token } = await signAccessToken(keys, { claims, now });
  return { cookie: `${accessCookie}=${token}`, 'anti-csrf': antiCsrf };
}
