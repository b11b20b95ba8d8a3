import { attempt } from '@selvedge/contract/attempt.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { team } from '@selvedge/contract/studio/team.ts';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { outboxTable } from '../../jobs/tables.ts';
import { createStaff } from '../create-staff.ts';
import { fromBase32, testCode } from '../second-factor/test-code.ts';
import { staffTable } from '../tables.ts';

const password = 'a quiet harbour town';
const email = 'ada@example.com';
let now = testNow;
let app: FastifyInstance;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
  const { db } = await testDb();
  await createStaff(db, { email, name: 'Ada', password, role: 'administrator', now, by: 'test' });
});

const after = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function signIn(body: { email?: string; password?: string; code?: string } = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/studio/sign-in',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    payload: { email, password, ...body },
  });
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0]!;
  return { status: response.statusCode, errors: response.json().errors, api: callAs(app, { cookie }) };
}

const codeOf = (secret: string) => testCode(secret, now);

async function turnOn() {
  const { api } = await signIn();
  const { secret, uri } = await api(team.beginSecondFactor, { body: { password } });
  const { recoveryCodes } = await api(team.confirmSecondFactor, { body: { code: codeOf(secret) } });
  after(60);
  return { api, secret, uri, recoveryCodes };
}

test('with a second factor the password alone opens nothing', async () => {
  const { secret, uri } = await turnOn();
  expect(uri).toContain(`secret=${secret}`);
  expect(await signIn()).toMatchObject({ status: 401, errors: { code: ['studio.code_needed'] } });
  expect(await signIn({ code: '000000' })).toMatchObject({ status: 401, errors: { code: ['studio.code_wrong'] } });
  expect(await signIn({ code: codeOf(secret) })).toMatchObject({ status: 200 });
});

test('who does not know the password does not learn that there is a second factor', async () => {
  const { secret } = await turnOn();
  const wrong = { status: 401, errors: { email: ['studio.sign_in_failed'] } };
  expect(await signIn({ password: 'wrong' })).toMatchObject(wrong);
  expect(await signIn({ password: 'wrong', code: codeOf(secret) })).toMatchObject(wrong);
});

test('a code works once, also for two at the same moment', async () => {
  const { secret } = await turnOn();
  const code = codeOf(secret);
  const answers = await Promise.all([signIn({ code }), signIn({ code }), signIn({ code })]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('codes cannot be tried through: five failures, and the right one is refused too', async () => {
  const { secret } = await turnOn();
  for (let index = 0; index < 5; index++) await signIn({ code: `00000${index}` });
  expect(await signIn({ code: codeOf(secret) })).toMatchObject({ status: 401, errors: { email: ['studio.sign_in_failed'] } });
});

test('a recovery code takes the place of the phone, once', async () => {
  const { recoveryCodes } = await turnOn();
  expect(recoveryCodes).toHaveLength(10);
  const code = recoveryCodes[3]!;
  const { api, status } = await signIn({ code: code.toUpperCase().replaceAll('-', ' ') });
  expect(status).toBe(200);
  expect(await api(team.security, {})).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 9 });
  expect(await signIn({ code })).toMatchObject({ status: 401 });
});

test('the table holds neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const { db } = await testDb();
  const [row] = await db.select().from(staffTable).where(eq(staffTable.email, email));
  expect(row!.totpSealed!.includes(fromBase32(secret))).toBe(false);
  expect(JSON.stringify(row!.recoveryHashes)).not.toContain(recoveryCodes[0]!.replaceAll('-', ''));
});

test('a secret that was never confirmed locks nobody out', async () => {
  const { api } = await signIn();
  await api(team.beginSecondFactor, { body: { password } });
  expect(await signIn()).toMatchObject({ status: 200 });
  expect(await attempt(api(team.confirmSecondFactor, { body: { code: '000000' } }))).toMatchObject({
    hasError: true,
    error: { status: 400 },
  });
});

test('turning it on ends the sessions that were opened without it; turning it off needs password and code', async () => {
  const other = await signIn();
  const { api, secret } = await turnOn();
  expect(await attempt(other.api(studio.me, {}))).toMatchObject({ hasError: true, error: { status: 401 } });
  const off = (body: { password: string; code: string }) => attempt(api(team.endSecondFactor, { body }));
  expect(await off({ password: 'wrong', code: codeOf(secret) })).toMatchObject({ hasError: true, error: { status: 400 } });
  expect(await off({ password, code: '000000' })).toMatchObject({ hasError: true, error: { status: 400 } });
  expect(await off({ password, code: codeOf(secret) })).toMatchObject({ hasError: false });
  expect(await signIn()).toMatchObject({ status: 200 });
});

test('everybody sees where they are signed in, and ends it there; nobody ends a colleague’s', async () => {
  const { db } = await testDb();
  const phone = await signIn();
  after(120);
  const desk = await signIn();
  const { sessions } = await desk.api(team.security, {});
  expect(sessions).toMatchObject([
    { isThis: true, device: 'Firefox, Linux', address: '127.0.0.1' },
    { isThis: false, createdAt: testNow.toISOString() },
  ]);
  await createStaff(db, { email: 'eve@example.com', name: 'Eve', password, role: 'editor', now, by: 'test' });
  const eve = await signIn({ email: 'eve@example.com' });
  const id = sessions[1]!.id;
  expect(await attempt(eve.api(team.endSession, { params: { id } }))).toMatchObject({ hasError: true, error: { status: 404 } });
  await phone.api(studio.me, {});
  await desk.api(team.endSession, { params: { id } });
  expect(await attempt(phone.api(studio.me, {}))).toMatchObject({ hasError: true, error: { status: 401 } });
});

test('an invitation is taken up once, with a password of one’s own, for its role', async () => {
  const { api } = await signIn();
  const invited = await api(team.invite, { body: { email: 'Bob@Example.com', name: 'Bob', role: 'editor' } });
  const token = await mailedToken('bob@example.com');
  expect(JSON.stringify(invited)).not.toContain(token);
  const guest = callAs(app);
  expect(await guest(team.readInvitation, { body: { token } })).toEqual({
    email: 'bob@example.com',
    name: 'Bob',
    role: 'editor',
    isNew: true,
  });
  for (const poor of ['short', 'password1234', 'bob@example.com'])
    expect(await attempt(guest(team.acceptInvitation, { body: { token, password: poor } }))).toMatchObject({
      hasError: true,
      error: { status: 400 },
    });
  const both = await Promise.all(
    [0, 1].map(() => attempt(guest(team.acceptInvitation, { body: { token, password: 'seven small boats' } }))),
  );
  expect(both.filter(({ hasError }) => !hasError)).toHaveLength(1);
  const bob = await signIn({ email: 'bob@example.com', password: 'seven small boats' });
  expect(await bob.api(studio.me, {})).toMatchObject({ role: 'editor', name: 'Bob' });
  expect(await api(team.listInvitations, {})).toEqual([]);
});

test('an invitation ends by itself, when it is withdrawn, and with the next one to the same address', async () => {
  const { api } = await signIn();
  const invite = async () => {
    const { id } = await api(team.invite, { body: { email: 'bob@example.com', name: 'Bob', role: 'store' } });
    return { id, token: await mailedToken('bob@example.com') };
  };
  const read = (token: string) => attempt(callAs(app)(team.readInvitation, { body: { token } }));
  const first = await invite();
  const second = await invite();
  expect(await read(first.token)).toMatchObject({ hasError: true, error: { status: 404 } });
  await api(team.withdrawInvitation, { params: { id: second.id } });
  expect(await read(second.token)).toMatchObject({ hasError: true, error: { status: 404 } });
  const third = await invite();
  after(3 * 86_400);
  expect(await read(third.token)).toMatchObject({ hasError: true, error: { status: 404 } });
});

test('an invitation to a colleague renews the password and leaves role and second factor alone', async () => {
  const { api, secret } = await turnOn();
  await api(team.invite, { body: { email, name: 'Mallory', role: 'newcomer' } });
  await callAs(app)(team.acceptInvitation, { body: { token: await mailedToken(email), password: 'seven small boats' } });
  expect(await attempt(api(studio.me, {}))).toMatchObject({ hasError: true, error: { status: 401 } });
  expect(await signIn({ password: 'seven small boats' })).toMatchObject({ errors: { code: ['studio.code_needed'] } });
  const back = await signIn({ password: 'seven small boats', code: codeOf(secret) });
  expect(await back.api(studio.me, {})).toMatchObject({ name: 'Ada', role: 'administrator' });
});

test('a colleague whose access ends is out with the next call and cannot come back; nobody ends their own', async () => {
  const { db } = await testDb();
  const { id } = await createStaff(db, { email: 'bob@example.com', name: 'Bob', password, role: 'editor', now, by: 'test' });
  const bob = await signIn({ email: 'bob@example.com' });
  const { api } = await signIn();
  expect(await api(team.change, { params: { id }, body: { role: 'store' } })).toMatchObject({ role: 'store' });
  expect(await bob.api(studio.me, {})).toMatchObject({ role: 'store' });
  const bound = await attempt(api(team.change, { params: { id }, body: { stores: ['nowhere'] } }));
  expect(bound).toMatchObject({ hasError: true, error: { status: 409, errors: ['studio.store_unknown'] } });
  expect(await api(team.change, { params: { id }, body: { stores: [] } })).toMatchObject({ role: 'store', stores: [] });
  await api(team.change, { params: { id }, body: { isEnded: true } });
  expect(await attempt(bob.api(studio.me, {}))).toMatchObject({ hasError: true, error: { status: 401 } });
  expect(await signIn({ email: 'bob@example.com' })).toMatchObject({ status: 401, errors: { email: ['studio.sign_in_failed'] } });
  const [ada] = await api(team.list, {});
  expect(ada).toMatchObject({ email, lastSeenAt: now.toISOString() });
  expect(await attempt(api(team.change, { params: { id: ada!.id }, body: { isEnded: true } }))).toMatchObject({
    hasError: true,
    error: { status: 409 },
  });
  await api(team.change, { params: { id }, body: { isEnded: false } });
  expect(await signIn({ email: 'bob@example.com' })).toMatchObject({ status: 200 });
});

test('a new password ends every other session', async () => {
  const other = await signIn();
  const { api } = await signIn();
  await api(team.changePassword, { body: { password, newPassword: 'seven small boats' } });
  expect(await attempt(other.api(studio.me, {}))).toMatchObject({ hasError: true, error: { status: 401 } });
  expect(await api(studio.me, {})).toMatchObject({ email });
  expect(await signIn()).toMatchObject({ status: 401 });
});

test('after ten minutes a role, an invitation and a factor are changed only by who says again who they are', async () => {
  const { api } = await signIn();
  const invite = () => attempt(api(team.invite, { body: { email: 'bob@example.com', name: 'Bob', role: 'store' } }));
  expect(await invite()).toMatchObject({ hasError: false });
  after(600);
  expect(await invite()).toMatchObject({ hasError: true, error: { status: 428, title: 'confirmation_needed' } });
  expect(await attempt(api(team.confirm, { body: { password: 'wrong' } }))).toMatchObject({ error: { status: 400 } });
  expect(await attempt(api(team.confirm, { body: {} }))).toMatchObject({ error: { errors: ['studio.password_needed'] } });
  expect(await invite()).toMatchObject({ hasError: true, error: { status: 428 } });
  await api(team.confirm, { body: { password } });
  expect(await invite()).toMatchObject({ hasError: false });
});

test('who has a second factor confirms by it or a recovery code, not by the password; another session stays unconfirmed', async () => {
  const { api, secret, recoveryCodes } = await turnOn();
  const other = await signIn({ code: codeOf(secret) });
  after(600);
  const confirm = (body: { password?: string; code?: string }) => attempt(api(team.confirm, { body }));
  expect(await confirm({ password })).toMatchObject({ hasError: true, error: { errors: ['studio.code_needed'] } });
  expect(await confirm({ code: '000000' })).toMatchObject({ hasError: true, error: { errors: ['studio.code_wrong'] } });
  expect(await confirm({ code: codeOf(secret) })).toMatchObject({ hasError: false });
  expect(await confirm({ code: codeOf(secret) })).toMatchObject({ hasError: true });
  expect(await confirm({ code: recoveryCodes[0]! })).toMatchObject({ hasError: false });
  const invite = (who: typeof api) => attempt(who(team.invite, { body: { email: 'bob@example.com', name: 'Bob', role: 'store' } }));
  expect(await invite(api)).toMatchObject({ hasError: false });
  expect(await invite(other.api)).toMatchObject({ hasError: true, error: { status: 428 } });
});

test('nobody takes their own second factor away as an administrator does a colleague’s', async () => {
  const { api } = await turnOn();
  const [ada] = await api(team.list, {});
  expect(await attempt(api(team.removeSecondFactor, { params: { id: ada!.id } }))).toMatchObject({
    hasError: true,
    error: { status: 409 },
  });
  expect(await api(team.security, {})).toMatchObject({ hasSecondFactor: true });
});

test('where a second factor is required, rights that are worth it wait for it and work once it is on', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), staffSecondFactor: 'required' as const };
  app = await testApp({ clock: () => now, config });
  const { api } = await signIn();
  const refused = { hasError: true, error: { status: 428, title: 'second_factor_needed' } };
  expect(await attempt(api(team.list, {}))).toMatchObject(refused);
  const me = await api(studio.me, {});
  expect(me).toMatchObject({ secondFactor: 'required' });
  expect(me.rights).not.toContain('staff.write');
  expect(me.rights).toContain('content.write');
  const { secret } = await api(team.beginSecondFactor, { body: { password } });
  await api(team.confirmSecondFactor, { body: { code: codeOf(secret) } });
  expect(await attempt(api(team.list, {}))).toMatchObject({ hasError: false });
  expect(await api(studio.me, {})).toMatchObject({ secondFactor: 'on' });
});

/** The address of an invitation is in the mail alone. */
async function mailedToken(to: string): Promise<string> {
  const mails = await (await testDb()).db.select().from(outboxTable).orderBy(desc(outboxTable.id));
  const payloads = mails.map(({ payload }) => payload as { template: string; to: string; values: { token: string } });
  return payloads.find((mail) => mail.template === 'staff-invitation' && mail.to === to)!.values.token;
}
