import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { readDevice, writeDevice } from '../device/device-cookie.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { openText, sealText } from '../payment/sealed-request.ts';
import { acceptFormerSecret } from '../secret/former-secret.ts';
import { resealSecondFactors } from './reseal-second-factors.ts';
import { testCode } from './second-factor/test-code.ts';
import { testBrowser } from './test-browser.ts';

const email = 'ada@example.com';
const password = 'a quiet harbour town';
const secret = 'the secret that comes after the former one';
let now = testNow;

beforeEach(emptyTables);
afterEach(() => acceptFormerSecret(secret, undefined));

const ask = async (browser: ReturnType<typeof testBrowser>, path: string, body: object = {}) =>
  (await browser.call('POST', `/api/auth/totp/${path}`, body)).body;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** A shopper with a second factor, signed in at a shop that goes on with another secret. */
async function changed() {
  now = testNow;
  const before = await testApp({ clock: () => now });
  const former = before.shop.config.sessionSecret;
  const browser = testBrowser(before);
  await browser.signUp(email, password);
  const { secret: totp } = (await ask(browser, 'device')) as { secret: string };
  expect(await ask(browser, 'device/verify', { totp: testCode(totp, now) })).toMatchObject({ status: 'OK' });
  later(60);
  const after = await testApp({ clock: () => now, config: { ...before.shop.config, sessionSecret: secret } });
  const elsewhere = testBrowser(after);
  Object.assign(elsewhere.kept, structuredClone(browser.kept));
  const signIn = async () => {
    const fresh = testBrowser(after);
    await fresh.signIn(email, password);
    later(60);
    return ask(fresh, 'verify', { totp: testCode(totp, now) });
  };
  return { former, elsewhere, signIn };
}

test('with the former secret beside the new one nobody is signed out, and codes of authenticators go on to work', async () => {
  const { former, elsewhere, signIn } = await changed();
  expect((await elsewhere.isVerified()).status).toBe(401);
  acceptFormerSecret(secret, former);
  expect((await elsewhere.isVerified()).status).toBe(200);
  expect(await signIn()).toEqual({ status: 'OK' });
});

test('what is sealed anew needs the former secret no longer', async () => {
  const { former, signIn } = await changed();
  const { db } = await testDb();
  acceptFormerSecret(secret, former);
  expect(await resealSecondFactors(db, secret)).toBe(1);
  expect(await resealSecondFactors(db, secret)).toBe(0);
  acceptFormerSecret(secret, undefined);
  expect(await signIn()).toEqual({ status: 'OK' });
});

test('without it a second factor opens for nobody, and what was sealed stays as it is', async () => {
  const { signIn } = await changed();
  const { db } = await testDb();
  expect(await resealSecondFactors(db, secret)).toBe(0);
  expect(await signIn()).toMatchObject({ status: 'INVALID_TOTP_ERROR' });
});

test('devices of stores and payments that were begun are known by the former secret, and by no third one', () => {
  const device = { id: randomUUID(), enrolledAt: testNow };
  acceptFormerSecret(secret, 'the former one of all');
  expect(readDevice(writeDevice(device, 'the former one of all'), secret)).toEqual(device);
  expect(readDevice(writeDevice(device, secret), secret)).toEqual(device);
  expect(readDevice(writeDevice(device, 'a third one'), secret)).toBeUndefined();
  expect(openText(sealText('a payment', 'the former one of all'), secret)).toBe('a payment');
  expect(openText(sealText('a payment', 'a third one'), secret)).toBeUndefined();
});
