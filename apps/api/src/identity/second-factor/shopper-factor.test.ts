import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../db/test-database.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { testBrowser } from '../test-browser.ts';
import { wayMails } from '../way-mails.fixture.ts';
import { testCode } from './test-code.ts';

const email = 'ada@example.com';
const password = 'a quiet harbour town';
let now = testNow;
let app: FastifyInstance;
type Browser = ReturnType<typeof testBrowser>;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
});

const after = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const ask = async (browser: Browser, path: string, body: object = {}) => (await browser.call('POST', `/api/auth/totp/${path}`, body)).body;
/** A call that needs a shopper. */
const look = async (browser: Browser) => browser.call('GET', '/api/auth/webauthn/credential/list');
const wrong = { status: 'INVALID_TOTP_ERROR' };

async function turnedOn() {
  const browser = testBrowser(app);
  await browser.signUp(email, password);
  const { secret } = (await ask(browser, 'device')) as { secret: string };
  const answer = await ask(browser, 'device/verify', { totp: testCode(secret, now) });
  after(60);
  return { browser, secret, recoveryCodes: answer.recoveryCodes as string[] };
}

async function signedIn(): Promise<Browser> {
  const browser = testBrowser(app);
  expect((await browser.signIn(email, password)).body).toMatchObject({ status: 'OK' });
  return browser;
}

test('with a second factor the password alone opens neither account nor orders, until a code is given', async () => {
  const { secret } = await turnedOn();
  const browser = await signedIn();
  expect(browser.front().up['st-mfa']).toMatchObject({ v: false });
  const refused = await look(browser);
  expect(refused).toMatchObject({ status: 403, body: { claimValidationErrors: [{ id: 'st-mfa' }] } });
  expect(await ask(browser, 'verify', { totp: '000000' })).toMatchObject({ ...wrong, currentNumberOfFailedAttempts: 1 });
  expect((await look(browser)).status).toBe(403);
  expect(await ask(browser, 'verify', { totp: testCode(secret, now) })).toEqual({ status: 'OK' });
  expect(browser.front().up['st-mfa']).toMatchObject({ v: true });
  expect((await look(browser)).status).toBe(200);
  await browser.refresh();
  expect(browser.front().up['st-mfa']).toMatchObject({ v: true });
});

test('refreshing does not stand in for the code', async () => {
  await turnedOn();
  const browser = await signedIn();
  expect((await browser.refresh()).status).toBe(200);
  expect(browser.front().up['st-mfa']).toMatchObject({ v: false });
  expect((await look(browser)).status).toBe(403);
});

test('a code and a recovery code work once', async () => {
  const { secret, recoveryCodes } = await turnedOn();
  expect(recoveryCodes).toHaveLength(10);
  const totp = testCode(secret, now);
  expect(await ask(await signedIn(), 'verify', { totp })).toEqual({ status: 'OK' });
  expect(await ask(await signedIn(), 'verify', { totp })).toMatchObject(wrong);
  expect(await ask(await signedIn(), 'verify', { totp: recoveryCodes[0] })).toEqual({ status: 'OK' });
  expect(await ask(await signedIn(), 'verify', { totp: recoveryCodes[0] })).toMatchObject(wrong);
});

test('codes cannot be tried through: after five failures the right one is refused too', async () => {
  const { secret } = await turnedOn();
  const browser = await signedIn();
  for (let index = 0; index < 5; index++) await ask(browser, 'verify', { totp: `00000${index}` });
  expect(await ask(browser, 'verify', { totp: testCode(secret, now) })).toMatchObject({ status: 'LIMIT_REACHED_ERROR' });
});

test('a secret that was never confirmed locks nobody out, and turning it on ends the other sessions', async () => {
  const browser = testBrowser(app);
  await browser.signUp(email, password);
  const other = await signedIn();
  const { secret } = (await ask(browser, 'device')) as { secret: string };
  expect((await look(await signedIn())).status).toBe(200);
  expect(await ask(browser, 'device/verify', { totp: '000000' })).toMatchObject(wrong);
  expect((await look(other)).status).toBe(200);
  expect(await ask(browser, 'device/verify', { totp: testCode(secret, now) })).toMatchObject({ status: 'OK' });
  expect((await look(other)).status).toBe(401);
  expect(await ask(browser, 'device')).toEqual({ status: 'DEVICE_ALREADY_EXISTS_ERROR' });
});

test('it is set up from a fresh sign-in, and goes off only right after a code; both are told by mail', async () => {
  const { browser, secret } = await turnedOn();
  expect(await ask(browser, 'device/remove')).toMatchObject({ status: 'GENERAL_ERROR' });
  await ask(browser, 'verify', { totp: testCode(secret, now) });
  after(301);
  expect(await ask(browser, 'device/remove')).toMatchObject({ status: 'GENERAL_ERROR' });
  await ask(browser, 'verify', { totp: testCode(secret, now) });
  expect(await wayMails()).toEqual([`${email} secondFactorOn`]);
  expect(await ask(browser, 'device/remove')).toEqual({ status: 'OK', didDeviceExist: true });
  expect(await wayMails()).toEqual([`${email} secondFactorOn`, `${email} secondFactorOff`]);
  expect((await look(await signedIn())).status).toBe(200);
  after(1_000);
  expect(await ask(browser, 'device')).toMatchObject({ status: 'GENERAL_ERROR' });
});

test('the session library hears which factor comes next', async () => {
  await turnedOn();
  const browser = await signedIn();
  const { body } = await browser.call('PUT', '/api/auth/mfa/info');
  expect(body).toMatchObject({ status: 'OK', factors: { alreadySetup: ['totp'], next: ['totp'] } });
});
