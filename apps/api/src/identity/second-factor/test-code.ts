import { codeAt, stepOf } from './totp.ts';

/** What an authenticator shows that was given this secret. */
export function testCode(secret: string, now: Date): string {
  return codeAt(fromBase32(secret), stepOf(now));
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
