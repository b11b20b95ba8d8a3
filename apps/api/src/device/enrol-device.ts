import { createHash, createPublicKey } from 'node:crypto';
import type { Device, DeviceKey } from '@selvedge/contract/device.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { readCode } from '@selvedge/domain/device/device-code.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { deviceCookie, writeDevice } from './device-cookie.ts';
import { showDevice } from './show-device.ts';
import { type DeviceRow, deviceStaffTable, deviceTable } from './tables.ts';

type Enrolment = { code: string; key: DeviceKey; secret: string };

/** ISO-015 The code is taken and the key kept in one statement: of two browsers with one code, one becomes the device. */
export async function enrolDevice(ctx: Ctx, http: Http, { code, key, secret }: Enrolment): Promise<Device> {
  refuseNoKey(key);
  const row = await ctx.db.transaction(async (tx) => {
    const isOpen = and(eq(deviceTable.codeHash, hashCode(code)), gt(deviceTable.codeUntil, ctx.now), isNull(deviceTable.revokedAt));
    const taken = { codeHash: null, codeUntil: null, publicKey: key, enrolledAt: ctx.now, seenAt: ctx.now };
    const [enrolled] = await tx.update(deviceTable).set(taken).where(isOpen).returning();
    if (!enrolled) throw new ShopError('not_found', { code: ['device.code_refused'] });
    // The browser before it may have had somebody signed in.
    await tx.delete(deviceStaffTable).where(eq(deviceStaffTable.deviceId, enrolled.id));
    await audit(tx, { at: ctx.now, who: 'device', action: 'device.enrol', subject: enrolled.name, after: placeOf(enrolled) });
    return enrolled;
  });
  http.setCookie(deviceCookie.name, writeDevice({ id: row.id, enrolledAt: ctx.now }, secret), { maxAge: deviceCookie.seconds });
  return showDevice(ctx, row);
}

/** A point that lies on no curve is no key: calls could never be proven with it. */
function refuseNoKey(key: DeviceKey): void {
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...key }, format: 'jwk' });
  } catch {
    throw new ShopError('invalid_request', { key: ['validation.invalid_value'] });
  }
}

export const hashCode = (code: string): Buffer => createHash('sha256').update(readCode(code)).digest();

const placeOf = ({ id, market, storeId, terminalId }: DeviceRow) => ({ id, market, storeId, terminalId });
