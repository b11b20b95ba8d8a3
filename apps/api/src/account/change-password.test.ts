import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp } from '../harness/test-app.ts';
import { testBrowser } from '../identity/test-browser.ts';
import { outboxTable } from '../jobs/tables.ts';
import { mailTopic } from '../mail/send-mail.ts';

const email = 'ada@example.org';
const old = 'a thimble of gold';
const password = 'two needles, one thread';
let app: FastifyInstance;

beforeEach(async () => {
  await emptyTables();
  app = await testApp();
});

async function signedIn() {
  const here = testBrowser(app);
  await here.signUp(email, old);
  const elsewhere = testBrowser(app);
  await elsewhere.signIn(email, old);
  const change = (body: object) => here.call('POST', '/api/account/es-ES/change-password', body);
  return { here, elsewhere, change };
}

async function mails(): Promise<string[]> {
  const { db } = await testDb();
  return (await db.select().from(outboxTable).where(eq(outboxTable.topic, mailTopic)).orderBy(outboxTable.id)).map(
    ({ payload }) => (payload as { template: string }).template,
  );
}

test('a password is changed in place: other devices are out, this one stays, and a mail says so', async () => {
  const { here, elsewhere, change } = await signedIn();
  expect((await change({ password: old, newPassword: password })).body).toEqual({ status: 'OK' });
  expect([(await here.isVerified()).status, (await elsewhere.isVerified()).status]).toEqual([200, 401]);
  expect((await testBrowser(app).signIn(email, old)).body.status).toBe('WRONG_CREDENTIALS_ERROR');
  expect((await testBrowser(app).signIn(email, password)).body.status).toBe('OK');
  expect(await mails()).toContain('password-changed');
});

test('who says so stays signed in elsewhere', async () => {
  const { elsewhere, change } = await signedIn();
  await change({ password: old, newPassword: password, endOtherSessions: false });
  expect((await elsewhere.isVerified()).status).toBe(200);
});

test.each([
  [{ newPassword: password }, { password: ['validation.required'] }],
  [{ password: 'not the one', newPassword: password }, { password: ['account.wrong_password'] }],
  [{ password: old, newPassword: 'short' }, { newPassword: ['login.error.password_short'] }],
  [{ password: old, newPassword: 'x1y2'.repeat(500) }, { newPassword: ['login.error.password_long'] }],
  [{ password: old, newPassword: 'password' }, { newPassword: ['login.error.password_common'] }],
  [{ password: old, newPassword: email }, { newPassword: ['login.error.password_common'] }],
])('%j is refused by field, and the old one stays good', async (body, errors) => {
  const { change } = await signedIn();
  const refused = await change(body);
  expect([refused.status, refused.body.errors]).toEqual([400, errors]);
  expect((await testBrowser(app).signIn(email, old)).body.status).toBe('OK');
  expect(await mails()).not.toContain('password-changed');
});

test('guesses at the old one are counted', async () => {
  const { change } = await signedIn();
  for (let index = 0; index < 5; index++) await change({ password: 'not the one', newPassword: password });
  expect((await change({ password: old, newPassword: password })).status).toBe(429);
});
