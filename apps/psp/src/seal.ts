import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const prefix = 'sandbox_1$';

/** A card field as the shop may carry it: only the sandbox can read it. */
export function seal(secret: string, field: string, value: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(field));
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Undefined for what was not sealed here, or for another field. `test_4111...` is open, as in Adyen's test environment. */
export function unseal(secret: string, field: string, sealed: unknown): string | undefined {
  if (typeof sealed !== 'string') return undefined;
  if (sealed.startsWith('test_')) return sealed.slice(5);
  if (!sealed.startsWith(prefix)) return undefined;
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12)).setAAD(Buffer.from(field));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
