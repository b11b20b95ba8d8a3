import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/**
 * Whether the account was opened on this device before, by the random number that the device was given then and nobody else can know.
 * Asked of every address alike, also of those without an account.
 */
export async function isKnownDevice(db: Db, { email, deviceId }: { email: string; deviceId: string }): Promise<boolean> {
  const { rows } = await db.execute<{ isKnown: boolean }>(sql`
    select exists (
      select from shopper_session join shopper on shopper.id = shopper_session.shopper_id
      where shopper.email = ${email} and shopper_session.device_id = ${deviceId}) as "isKnown"`);
  return rows[0]!.isKnown;
}

export async function listKnownDevices(db: Db, shopperId: string): Promise<string[]> {
  const { rows } = await db.execute<{ deviceId: string }>(sql`
    select distinct device_id as "deviceId" from shopper_session where shopper_id = ${shopperId} and device_id is not null`);
  return rows.map(({ deviceId }) => deviceId);
}
