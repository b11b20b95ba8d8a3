import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { DeviceKey } from '@selvedge/contract/device.ts';
import { isoContextText, writeIsoContext } from '@selvedge/domain/device/iso-context.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/db.ts';
import { deviceCookie, writeDevice } from '../device/device-cookie.ts';
import { deviceTable } from '../device/tables.ts';

/** A key as a device makes one for itself. */
export function makeDeviceKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key: DeviceKey = { x, y };
  return {
    key,
    /** The header of a call. */
    prove(deviceId: string, { storeId, at }: { storeId: string; at: Date }): string {
      const text = isoContextText({ deviceId, storeId, at: at.getTime() });
      const proof = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
      return writeIsoContext({ storeId, at: at.getTime(), proof });
    },
  };
}

type Enrolled = { market: string; now: Date; storeId?: string; terminalId?: string };

/** A device that staff have set up: its cookie, and what its calls carry. */
export async function enrolAsDevice(db: Db, { market, now, storeId = '1007', terminalId }: Enrolled) {
  const id = randomUUID();
  const { key, prove } = makeDeviceKey();
  const place = { market, storeId, terminalId: terminalId ?? null };
  await db.insert(deviceTable).values({
    ...{ id, name: 'Counter', ...place, publicKey: key, enrolledAt: now, createdBy: 'harness', createdAt: now },
  });
  const cookie = `${deviceCookie.name}=${writeDevice({ id, enrolledAt: now }, readConfig({ NODE_ENV: 'test' }).sessionSecret)}`;
  return { id, cookie, headers: (at = now) => ({ 'x-iso-context': prove(id, { storeId, at }) }) };
}
