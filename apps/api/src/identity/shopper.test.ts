import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { mailTopic } from '../mail/send-mail.ts';
import { resetHandlers } from './reset-password.ts';
import { refreshTokenTable, shopperSessionTable, shopperTable, shopperTokenTable, signingKeyTable } from './shopper-tables.ts';
import { testBrowser } from './test-browser.ts';

const email = 'ada@example.com';
const password = 'a thimble of gold';
const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
let now = testNow;
let app: FastifyInstance;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
});

async function mails(): Promise<{ template: string; to: string; market: string; values: { token: string } }[]> {
  const { db } = await testDb();
  await relayOutbox({ db, handlers: resetHandlers({ db, clock: () => now }), now, log: { warn() {}, error() {} } });
  const rows = await db.select().from(outboxTable).where(eq(outboxTable.topic, mailTopic)).orderBy(desc(outboxTable.id));
  return rows.map(({ payload }) => payload as never);
}

const tokenFor = async (template: string) => (await mails()).find((mail) => mail.template === template)!.values.token;

async function joined(options?: Parameters<typeof testBrowser>[1]) {
  const browser = testBrowser(app, options);
  expect((await browser.signUp(email, password)).body).toMatchObject({ status: 'OK' });
  return browser;
}

describe.each([
  { mode: 'cookie', base: '/api/auth' },
  { mode: 'header', base: '/api/auth' },
  { mode: 'cookie', base: '/auth' },
] as const)('in $mode mode below $base', (options) => {
  test('AUT-082 AUT-083 a shopper signs up, is known, signs out and signs in again', async () => {
    const browser = await joined(options);
    expect(await browser.isVerified()).toMatchObject({ status: 200, body: { status: 'OK', isVerified: false } });
    const before = structuredClone(browser.kept);
    expect((await browser.signOut()).body).toEqual({ status: 'OK' });
    expect(browser.kept).toMatchObject({ front: 'remove', access: '', refresh: '' });
    expect((await browser.isVerified()).status).toBe(401);
    Object.assign(browser.kept, before);
    expect((await browser.isVerified()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
    expect((await browser.signIn(' ADA@Example.com', password)).body).toMatchObject({ status: 'OK', user: { emails: [email] } });
    expect((await browser.isVerified()).status).toBe(200);
  });

  test('AUT-078 an old access token is refused, and a refresh brings a new one', async () => {
    const browser = await joined(options);
    now = after(3600);
    expect((await browser.isVerified()).status).toBe(401);
    expect(await browser.refresh()).toMatchObject({ status: 200, body: { status: 'OK' } });
    expect(browser.front().ate).toBe(now.getTime() + 3600_000);
    expect((await browser.isVerified()).status).toBe(200);
  });

  test('a refresh whose answer was lost is forgiven, as often as it is lost', async () => {
    const browser = await joined(options);
    const before = structuredClone(browser.kept);
    for (let index = 0; index < 3; index++) {
      Object.assign(browser.kept, structuredClone(before));
      expect((await browser.refresh()).status).toBe(200);
    }
    expect((await browser.isVerified()).status).toBe(200);
  });

  test.each(['a call', 'another refresh'])(
    'after %s with the new tokens, the old refresh token is theft and ends the session',
    async (by) => {
      const browser = await joined(options);
      const stolen = structuredClone(browser.kept);
      await browser.refresh();
      if (by === 'a call') await browser.isVerified();
      else await browser.refresh();
      const thief = testBrowser(app, options);
      Object.assign(thief.kept, stolen);
      expect(await thief.refresh()).toMatchObject({ status: 401, body: { message: 'token theft detected' } });
      expect((await browser.isVerified()).status).toBe(401);
      expect((await browser.refresh()).status).toBe(401);
    },
  );
});

test('AUT-006 scripts can read who, until when and the claims, and nothing that opens anything', async () => {
  const browser = await joined();
  const { db } = await testDb();
  const [shopper] = await db.select().from(shopperTable);
  const t = testNow.getTime();
  expect(browser.front()).toEqual({
    uid: shopper!.id,
    ate: t + 3600_000,
    up: {
      ...{ iat: t / 1000, exp: t / 1000 + 3600, sub: shopper!.id, tId: 'public' },
      ...{ 'st-ev': { v: false, t }, 'st-role': { v: ['customer'], t }, 'st-mfa': { c: {}, v: true } },
    },
  });
});

test('AUT-106 the cookies live for a year, out of reach of scripts, the refresh token only where it is needed', async () => {
  const cookies = async (on: FastifyInstance, address: string) => {
    const payload = {
      formFields: [
        { id: 'email', value: address },
        { id: 'password', value: password },
      ],
    };
    const response = await on.inject({ method: 'POST', url: '/api/auth/signup', payload });
    return [response.headers['set-cookie']].flat().map((line) => line!.replace(/=[^;]*/, ''));
  };
  expect(await cookies(app, 'a@example.com')).toEqual([
    'sAccessToken; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    'sRefreshToken; Max-Age=31536000; Path=/api/auth/session/refresh; HttpOnly; SameSite=Lax',
    'selvedge_device; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
  ]);
  const https = await testApp({ config: { ...app.shop.config, shopUrl: 'https://shop.example' } });
  for (const line of await cookies(https, 'b@example.com')) expect(line).toMatch(/; Secure$/);
});

test('a cookie alone changes nothing: another page can send it, but not the anti-csrf token', async () => {
  const browser = await joined();
  browser.kept.antiCsrf = '';
  expect((await browser.askVerification()).status).toBe(401);
  browser.kept.antiCsrf = 'b8a0c1de-0000-4000-8000-000000000000';
  expect((await browser.askVerification()).status).toBe(401);
  expect((await browser.isVerified()).status).toBe(200);
});

test('a refresh without the headers of our own scripts is not one', async () => {
  const browser = await joined();
  const cookie = `sRefreshToken=${browser.kept.cookies.get('sRefreshToken')}`;
  expect((await app.inject({ method: 'POST', url: '/api/auth/session/refresh', headers: { cookie } })).statusCode).toBe(401);
  expect((await browser.refresh()).status).toBe(200);
});

test('AUT-059 a first visit asks to refresh without a token and is told that there is no session', async () => {
  expect(await testBrowser(app).refresh()).toMatchObject({ status: 401, headers: { 'front-token': 'remove' } });
});

test('a session that was ended is over on every process with the next call', async () => {
  const browser = await joined();
  const other = await testApp({ clock: () => now });
  const elsewhere = testBrowser(other);
  Object.assign(elsewhere.kept, structuredClone(browser.kept));
  expect((await elsewhere.isVerified()).status).toBe(200);
  await browser.signOut();
  expect((await elsewhere.isVerified()).status).toBe(401);
});

test('signing in makes a new session and ends the one that was there: a planted one is worth nothing', async () => {
  const browser = await joined();
  const planted = structuredClone(browser.kept);
  expect((await browser.signIn(email, password)).body).toMatchObject({ status: 'OK' });
  const attacker = testBrowser(app);
  Object.assign(attacker.kept, planted);
  expect((await attacker.isVerified()).status).toBe(401);
  expect((await browser.isVerified()).status).toBe(200);
});

test('a token signed with another secret, with none, or for nobody opens nothing', async () => {
  const browser = await joined();
  const token = browser.kept.cookies.get('sAccessToken')!;
  const [head, payload, signature] = token.split('.') as [string, string, string];
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const later = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: 9e9 })).toString(
    'base64url',
  );
  for (const forged of [
    `${none}.${payload}.`,
    `${head}.${later}.${signature}`,
    `${head}.${payload}.`,
    `${head}.${payload}`,
    'x',
    'a.b.c',
  ]) {
    browser.kept.cookies.set('sAccessToken', forged);
    expect([forged, (await browser.isVerified()).status]).toEqual([forged, 401]);
  }
});

test('a call through the session library with an old token is told to refresh, even where guests are welcome; a plain one is a guest', async () => {
  const browser = await joined();
  now = after(3600);
  const url = '/api/geolocation/suggest/de-DE';
  expect((await browser.call('GET', url)).status).toBe(401);
  const cookie = `sAccessToken=${browser.kept.cookies.get('sAccessToken')}`;
  expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
});

test('keys are made anew after a week, old tokens stay good for their hour, and the table alone signs nothing', async () => {
  const browser = await joined();
  const { db } = await testDb();
  const week = 7 * 86_400;
  now = after(week - 60);
  await browser.refresh();
  now = after(week + 60);
  expect((await browser.isVerified()).status).toBe(200);
  await browser.refresh();
  expect(await db.select().from(signingKeyTable)).toHaveLength(2);
  expect((await browser.isVerified()).status).toBe(200);
  const changed = await testApp({ clock: () => now, config: { ...app.shop.config, sessionSecret: 'another secret of the shop' } });
  const elsewhere = testBrowser(changed);
  Object.assign(elsewhere.kept, structuredClone(browser.kept));
  expect((await elsewhere.isVerified()).status).toBe(401);
  expect((await elsewhere.refresh()).status).toBe(200);
});

test('a session ends after a hundred idle days and after a year at the latest', async () => {
  const browser = await joined();
  const day = 86_400;
  for (const days of [99, 198, 297, 364]) {
    now = after(days * day);
    expect((await browser.refresh()).status).toBe(200);
  }
  now = after(365 * day);
  expect((await browser.refresh()).status).toBe(401);
});

test('the tables hold no token and no password', async () => {
  const browser = await joined();
  await browser.askReset(email);
  const { db } = await testDb();
  const rows = [shopperTable, shopperSessionTable, refreshTokenTable, shopperTokenTable, signingKeyTable].map((table) =>
    db.select().from(table),
  );
  const dump = JSON.stringify(await Promise.all(rows), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('base64url') : value,
  );
  const secrets = [browser.kept.cookies.get('sRefreshToken')!, password, await tokenFor('reset-password'), await tokenFor('verify-email')];
  for (const secret of secrets) expect(dump).not.toContain(secret);
});

test('AUT-068 a mail proves the address, once, and the session says so at once', async () => {
  const browser = await joined();
  const token = await tokenFor('verify-email');
  expect((await browser.verify(token)).body).toEqual({ status: 'OK' });
  expect(browser.front().up['st-ev']).toMatchObject({ v: true });
  expect((await browser.isVerified()).body).toMatchObject({ isVerified: true });
  expect((await browser.askVerification()).body).toEqual({ status: 'EMAIL_ALREADY_VERIFIED_ERROR' });
  // The page of the link, loaded again: nothing is done twice, and nobody is told of a failure.
  expect((await testBrowser(app).verify(token)).body).toEqual({ status: 'EMAIL_ALREADY_VERIFIED_ERROR' });
  now = after(2 * 86_400);
  expect((await testBrowser(app).verify(token)).body).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' });
});

test('a used link says nothing of an address that the account has left, or that is unproven again', async () => {
  const browser = await joined();
  const token = await tokenFor('verify-email');
  await browser.verify(token);
  const { db } = await testDb();
  await db.update(shopperTable).set({ emailVerifiedAt: null });
  expect((await browser.verify(token)).body).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' });
  await db.update(shopperTable).set({ emailVerifiedAt: now, email: 'ada@elsewhere.example' });
  expect((await browser.verify(token)).body).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' });
});

test('only the newest link of a kind works, and not for ever', async () => {
  const browser = await joined();
  const first = await tokenFor('verify-email');
  await browser.askVerification();
  const second = await tokenFor('verify-email');
  expect((await browser.verify(first)).body).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' });
  now = after(2 * 86_400);
  expect((await testBrowser(app).verify(second)).body).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' });
});

test('AUT-084 AUT-085 a new password by mail ends every session and opens the account again', async () => {
  const browser = await joined();
  expect((await testBrowser(app).askReset('ADA@example.com ')).body).toEqual({ status: 'OK' });
  const token = await tokenFor('reset-password');
  const guest = testBrowser(app);
  expect((await guest.reset(token, 'short')).body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] });
  expect((await guest.verify(token)).body).toMatchObject({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' });
  expect((await guest.reset(token, 'another thimble')).body).toEqual({ status: 'OK' });
  expect((await guest.reset(token, 'another thimble')).body).toEqual({ status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' });
  expect((await browser.isVerified()).status).toBe(401);
  expect((await browser.refresh()).status).toBe(401);
  expect((await guest.signIn(email, password)).body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' });
  expect((await guest.signIn(email, 'another thimble')).body).toMatchObject({ status: 'OK' });
  expect((await guest.isVerified()).body).toMatchObject({ isVerified: true });
  expect((await mails()).filter(({ template }) => template === 'password-changed')).toEqual([
    expect.objectContaining({ to: email, values: { device: '', at: now.toISOString() } }),
  ]);
});

test.each([email, 'ADA@EXAMPLE.COM', 'ada@example.com1'.slice(0, -1)])(
  'AUT-050 the own e-mail address is no password by a link either, and the link is good for the next try: %s',
  async (given) => {
    await joined();
    await testBrowser(app).askReset(email);
    const token = await tokenFor('reset-password');
    const guest = testBrowser(app);
    expect((await guest.reset(token, given)).body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] });
    expect((await guest.reset(token, 'another thimble')).body).toEqual({ status: 'OK' });
  },
);

test('who shows a refresh token that is used up ends the session, and its owner is written to, once', async () => {
  const browser = await joined();
  const stolen = structuredClone(browser.kept);
  await browser.refresh();
  await browser.isVerified();
  const thief = testBrowser(app);
  Object.assign(thief.kept, stolen);
  expect((await thief.refresh()).status).toBe(401);
  expect((await thief.refresh()).status).toBe(401);
  expect((await browser.isVerified()).status).toBe(401);
  expect((await mails()).filter(({ template }) => template === 'session-ended')).toEqual([expect.objectContaining({ to: email })]);
});

test('AUT-086 whether an address has an account is answered ten times a minute', async () => {
  await joined();
  const ask = (address: string) =>
    testBrowser(app).call('GET', `/api/auth/emailpassword/email/exists?email=${encodeURIComponent(address)}`);
  expect((await ask('Ada@Example.com')).body).toEqual({ status: 'OK', exists: true });
  expect((await ask('bob@example.com')).body).toEqual({ status: 'OK', exists: false });
  for (let index = 0; index < 8; index++) await ask('bob@example.com');
  expect((await ask('bob@example.com')).status).toBe(429);
});

test('ten addresses a minute are one limit, however they are asked about', async () => {
  const ways = [
    (address: string) => `/api/auth/emailpassword/email/exists?email=${address}`,
    (address: string) => `/auth/emailpassword/email/exists?email=${address}`,
    (address: string) => `/api/account/nl-NL/check-email-exists?email=${address}`,
    (address: string) => `/api/account/el-GR/check-email-exists?email=${address}`,
  ];
  const statuses: number[] = [];
  for (let index = 0; index < 12; index++)
    statuses.push((await testBrowser(app).call('GET', ways[index % ways.length]!(`ada${index}%40example.com`))).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test('a mail is sent when somebody signs in with a device that the account has not seen', async () => {
  const browser = await joined();
  await browser.signIn(email, password);
  expect((await mails()).map(({ template }) => template)).not.toContain('new-device');
  await testBrowser(app).signIn(email, password);
  expect((await mails())[0]).toMatchObject({ template: 'new-device', to: email });
});
