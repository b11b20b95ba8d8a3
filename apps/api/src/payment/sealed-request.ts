import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { withSecretsOf } from '../secret/former-secret.ts';
import type { FinishPayment, StartPayment } from './payment-provider.ts';

/** What was sent to a provider, and how it was finished: repeated as it is when an answer was lost. */
export type SentRequest = { start: StartPayment; finish?: Partial<Omit<FinishPayment, keyof StartPayment>> };

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'selvedge payment request', 32));

/** Sealed card fields and identity numbers are in it: a copy of the database must not show them. */
export function sealRequest(request: SentRequest, secret: string): Buffer {
  return sealText(JSON.stringify(request), secret);
}

/** Undefined when it was thrown away, or when the shop's secret was changed since. */
export function openRequest(sealed: Buffer | null, secret: string): SentRequest | undefined {
  const text = sealed && openText(sealed, secret);
  return text ? JSON.parse(text) : undefined;
}

export function sealText(text: string, secret: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

export function openText(sealed: Buffer, secret: string): string | undefined {
  return withSecretsOf(secret, (each) => openWith(sealed, each));
}

function openWith(sealed: Buffer, secret: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
