import { expect, test } from 'vitest';
import { codeAt, matchCode, secretUri, stepOf, writeSecret } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238: at %d seconds the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepOf(new Date(seconds * 1000)))).toBe(code);
});

test('a code is good for its half minute and the neighbours, and no longer', () => {
  const now = new Date('2026-11-15T10:00:10Z');
  const step = stepOf(now);
  const match = (code: string, after: number | null = null) => matchCode(secret, { code, now, after });
  for (const away of [-1, 0, 1]) expect(match(codeAt(secret, step + away))).toBe(step + away);
  for (const away of [-3, -2, 2, 3]) expect(match(codeAt(secret, step + away))).toBeUndefined();
  for (const wrong of ['', '1', '12345', '1234567', 'abcdef']) expect(match(wrong)).toBeUndefined();
  const code = codeAt(secret, step);
  expect(match(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(step);
});

test('no code works twice', () => {
  const now = new Date('2026-11-15T10:00:10Z');
  const step = stepOf(now);
  expect(matchCode(secret, { code: codeAt(secret, step), now, after: step })).toBeUndefined();
  expect(matchCode(secret, { code: codeAt(secret, step - 1), now, after: step - 1 })).toBeUndefined();
  expect(matchCode(secret, { code: codeAt(secret, step), now, after: step - 1 })).toBe(step);
});

test('an authenticator reads the secret in base32', () => {
  expect(writeSecret(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(secretUri(Buffer.from('foobar'), { email: 'a@b.example', issuer: 'Selvedge Studio' })).toBe(
    'otpauth://totp/Selvedge%20Studio%3Aa%40b.example?secret=MZXW6YTBOI&issuer=Selvedge+Studio&algorithm=SHA1&digits=6&period=30',
  );
});
