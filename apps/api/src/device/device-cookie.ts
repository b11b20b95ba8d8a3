import { createHmac, timingSafeEqual } from 'node:crypto';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { secretsOf } from '../secret/former-secret.ts';

export const deviceCookie = { name: 'selvedge_store_device', seconds: 400 * daySeconds } as const;

type Enrolled = { id: string; enrolledAt: Date };

/**
 * Names the device and when it was enrolled, signed. It opens pages in the store's manner, and nothing else: a call also needs the key, which
 * can't be read out of the device. Enrolled again, the device has another one.
 */
export function writeDevice({ id, enrolledAt }: Enrolled, secret: string): string {
  const claim = `${id}.${enrolledAt.getTime()}`;
  return `${claim}.${sign(claim, secret)}`;
}

export function readDevice(value: string | undefined, secret: string): Enrolled | undefined {
  const [, id, at, signature] = /^([\da-f-]{36})\.(\d{1,15})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (!id || !at || !signature) return undefined;
  const isOurs = secretsOf(secret).some((each) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(`${id}.${at}`, each))));
  return isOurs ? { id, enrolledAt: new Date(Number(at)) } : undefined;
}

const sign = (claim: string, secret: string) => createHmac('sha256', secret).update(`device ${claim}`).digest('base64url');
