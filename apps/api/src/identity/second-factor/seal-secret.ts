import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { withSecretsOf } from '../../secret/former-secret.ts';

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'selvedge second factor', 32));

export function sealSecret(plain: Uint8Array, shopSecret: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(shopSecret), iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined when the shop's secret was changed since, and the former one is not known any more: an administrator then takes the second factor away and it is set up anew. */
export function unsealSecret(sealed: Buffer, shopSecret: string): Buffer | undefined {
  return withSecretsOf(shopSecret, (secret) => unsealWith(sealed, secret));
}

export function unsealWith(sealed: Buffer, shopSecret: string): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shopSecret), sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  } catch {
    return undefined;
  }
}
