import { createPublicKey, verify } from 'node:crypto';
import { isoContextHeader } from '@selvedge/contract/iso-context-header.ts';
import { isFreshContext, isoContextText, readIsoContext } from '@selvedge/domain/device/iso-context.ts';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { readCookie } from '../http/cookie.ts';
import type { CallingDevice } from '../shop/ctx.ts';
import { deviceCookie, readDevice } from './device-cookie.ts';
import { findStaffAt } from './staff-session.ts';
import { type DeviceRow, deviceTable } from './tables.ts';

type Asked = { headers: FastifyRequest['headers']; secret: string; now: Date };

const seenEveryMs = 60_000;

/** Whoever could be a device; most callers have no such cookie, and cost nothing. */
export const mayBeDevice = (cookies: string | undefined): boolean => cookies?.includes(`${deviceCookie.name}=`) ?? false;

/** ISO-015 by the cookie alone: good for how pages look, and for nothing that somebody gains from. */
export async function findEnrolled(db: Db, { headers, secret, now }: Asked): Promise<DeviceRow | undefined> {
  const claim = readDevice(readCookie(headers.cookie, deviceCookie.name), secret);
  if (!claim) return undefined;
  const isIt = and(eq(deviceTable.id, claim.id), eq(deviceTable.enrolledAt, claim.enrolledAt), isNull(deviceTable.revokedAt));
  const [row] = await db.select().from(deviceTable).where(isIt);
  if (row) await noteSeen(db, row, now);
  return row;
}

/** ISO-014 believed only where the cookie names the device and its own key has signed where it stands, just now. */
export async function proveDevice(db: Db, asked: Asked): Promise<CallingDevice | undefined> {
  const context = readIsoContext([asked.headers[isoContextHeader]].flat()[0] ?? '');
  if (!context || !isFreshContext(context, asked.now)) return undefined;
  const row = await findEnrolled(db, asked);
  if (!row?.publicKey || row.storeId !== context.storeId) return undefined;
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...row.publicKey }, format: 'jwk' });
  const text = Buffer.from(isoContextText({ deviceId: row.id, ...context }));
  const isSigned = verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(context.proof, 'base64url'));
  if (!isSigned) return undefined;
  const { id, name, market, storeId, terminalId } = row;
  return { id, name, market, storeId, terminalId: terminalId ?? undefined, staff: await findStaffAt(db, id, asked.now) };
}

async function noteSeen(db: Db, { id, seenAt }: DeviceRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenEveryMs);
  if (seenAt && seenAt > before) return;
  const isOld = or(isNull(deviceTable.seenAt), lt(deviceTable.seenAt, before));
  await db
    .update(deviceTable)
    .set({ seenAt: now })
    .where(and(eq(deviceTable.id, id), isOld));
}
