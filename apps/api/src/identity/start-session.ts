import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { deviceName } from './device-name.ts';
import type { Shopper } from './get-shopper.ts';
import { hasSecondFactor } from './second-factor/shopper-factor.ts';
import { type IssuedRefresh, openShopperSession, revokeShopperSession } from './shopper-session.ts';
import type { Visit } from './visit.ts';

export type StartSession = { shopper: Shopper; recipe: string; isEmployee?: boolean; visit: Visit };
export type StartedSession = { shopper: Shopper; isEmployee: boolean; waitsForFactor: boolean; issued: IssuedRefresh; visit: Visit };

/** Always a new session: one that was there before somebody signed in could be known to whoever planted it. */
export async function startSession(ctx: Ctx, { shopper, recipe, isEmployee = false, visit }: StartSession): Promise<StartedSession> {
  const { now, session } = ctx;
  // A passkey is two factors: the device, and the finger, face or PIN that it asked for.
  const waitsForFactor = recipe !== 'webauthn' && (await hasSecondFactor(ctx.db, shopper.id));
  const open = (db: Db) => openShopperSession(db, { shopperId: shopper.id, recipe, isEmployee, waitsForFactor, ...visit, now });
  const started = (issued: IssuedRefresh) => ({ shopper, isEmployee, waitsForFactor, issued, visit });
  const isNewDevice = await isDeviceNew(ctx.db, { shopperId: shopper.id, deviceId: visit.deviceId });
  if (!isNewDevice && session?.kind !== 'shopper') return started(await open(ctx.db));
  return ctx.db.transaction(async (tx) => {
    if (session?.kind === 'shopper') await revokeShopperSession(tx, { id: session.id, now });
    if (isNewDevice) {
      const values = { device: deviceName(visit.userAgent), at: now.toISOString() };
      await sendMail(tx, { template: 'new-device', to: shopper.email, market: visit.market, values, now });
    }
    return started(await open(tx));
  });
}

/** The first device of an account is no news. */
async function isDeviceNew(db: Db, { shopperId, deviceId }: { shopperId: string; deviceId: string }): Promise<boolean> {
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    select exists (select from shopper_session where shopper_id = ${shopperId})
      and not exists (select from shopper_session where shopper_id = ${shopperId} and device_id = ${deviceId}) as "isNew"`);
  return rows[0]!.isNew;
}
