import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { content } from '@selvedge/contract/content.ts';
import { flags } from '@selvedge/contract/studio/flags.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { keepCurrent } from '../revision/keep-current.ts';
import { createStaff } from './create-staff.ts';
import { verifyPassword } from './hash-password.ts';

const password = 'correct horse battery';
const market = 'de-DE';
let now = testNow;
let app: FastifyInstance;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
});

/** Our own client over inject, with a cookie jar of one. */
function caller(on = app, cookie = '') {
  const jar = { cookie };
  const fetch = (async (url: string, init: RequestInit) => {
    const response = await on.inject({
      method: init.method as 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>), ...(jar.cookie && { cookie: jar.cookie }) },
      ...(init.body != null && { payload: init.body as string }),
    });
    const set = response.headers['set-cookie'];
    if (set) jar.cookie = String(set).split(';')[0]!;
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
    return new Response(response.statusCode === 204 ? null : response.body, { status: response.statusCode, headers });
  }) as typeof globalThis.fetch;
  return { api: createClient({ apiBase: '', fetch }), jar };
}

async function hire(role: 'administrator' | 'auditor' = 'administrator') {
  const { db } = await testDb();
  return createStaff(db, { email: 'ada@example.com', name: 'Ada', password, role, now, by: 'test' });
}

const tryPassword = (given: string, email = 'ada@example.com') =>
  attempt(caller().api(studio.signIn, { body: { email, password: given } }));

test('a member of staff signs in, is known by a strict cookie, and signs out', async () => {
  await hire();
  const { api, jar } = caller();
  const member = await api(studio.signIn, { body: { email: ' ADA@example.com', password } });
  expect(member).toMatchObject({ email: 'ada@example.com', name: 'Ada', role: 'administrator' });
  expect(await api(studio.me, {})).toEqual(member);
  const before = jar.cookie;
  await api(studio.signOut, {});
  expect(jar.cookie).toBe('selvedge_staff=');
  jar.cookie = before;
  expect(await attempt(api(studio.me, {}))).toMatchObject({ hasError: true, error: { status: 401 } });
});

test('the cookie is out of reach of scripts and other sites, and secure over https', async () => {
  await hire();
  const signIn = (on: FastifyInstance) =>
    on.inject({ method: 'POST', url: '/api/studio/sign-in', payload: { email: 'ada@example.com', password } });
  expect((await signIn(app)).headers['set-cookie']).toMatch(
    /^selvedge_staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const https = await testApp({ config: { ...app.shop.config, shopUrl: 'https://shop.example' } });
  expect((await signIn(https)).headers['set-cookie']).toMatch(/; Secure$/);
});

test('a session ends by itself after twelve hours', async () => {
  await hire();
  const { api } = caller();
  await api(studio.signIn, { body: { email: 'ada@example.com', password } });
  now = new Date(testNow.getTime() + 12 * 3600 * 1000 - 1);
  await api(studio.me, {});
  now = new Date(testNow.getTime() + 12 * 3600 * 1000);
  expect(await attempt(api(studio.me, {}))).toMatchObject({ hasError: true, error: { status: 401 } });
});

test('a wrong password, an unknown account and a locked one answer the same', async () => {
  await hire();
  const answers = [await tryPassword('wrong'), await tryPassword('wrong', 'nobody@example.com')];
  for (let index = 0; index < 4; index++) await tryPassword('wrong');
  answers.push(await tryPassword(password));
  const shown = answers.map((each) => each.hasError && { status: each.error.status, title: each.error.title, errors: each.error.errors });
  expect(shown).toEqual(Array(3).fill({ status: 401, title: 'unauthorized', errors: ['studio.sign_in_failed'] }));
});

test('five failures lock an account for the rest of fifteen minutes, on every process', async () => {
  await hire();
  for (let index = 0; index < 5; index++) expect(await tryPassword('wrong')).toMatchObject({ hasError: true });
  app = await testApp({ clock: () => now });
  expect(await tryPassword(password)).toMatchObject({ hasError: true });
  now = new Date(testNow.getTime() + 15 * 60 * 1000);
  expect(await tryPassword(password)).toMatchObject({ hasError: false });
});

test('four failures and a success start the count anew', async () => {
  await hire();
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < 4; index++) await tryPassword('wrong');
    expect(await tryPassword(password)).toMatchObject({ hasError: false });
  }
});

test('guesses at the same moment are counted each', async () => {
  await hire();
  await Promise.all(Array.from({ length: 8 }, () => tryPassword('wrong')));
  const { db } = await testDb();
  const { rows } = await db.execute(sql`select count from rate_limit where key like 'staff-sign-in:%'`);
  expect(rows).toEqual([{ count: 8 }]);
  expect(await tryPassword(password)).toMatchObject({ hasError: true });
});

test('an account that does not exist costs a real verification too', async () => {
  expect(await verifyPassword(undefined, 'an account that does not exist')).toBe(false);
});

test('an e-mail is hired once, and a short password never', async () => {
  await hire();
  await expect(hire('auditor')).rejects.toMatchObject({ code: 'conflict' });
  const { db } = await testDb();
  const short = createStaff(db, { email: 'b@example.com', name: 'B', password: 'short', role: 'editor', now, by: 'test' });
  await expect(short).rejects.toMatchObject({ code: 'invalid_request' });
});

test('a switched flag is live on two processes, audited, and returns to its default with null', async () => {
  const { db, pool } = await testDb();
  const quiet = { info() {}, warn() {}, error() {} };
  const keep = () => keepCurrent({ pool, db, name: 'content', load: (from) => loadContent(from, { log: quiet }), log: quiet });
  const kept = [await keep(), await keep()];
  const apps = await Promise.all(kept.map(({ current }) => testApp({ content: current })));
  const { cookie } = await signInAsStaff(db, { role: 'administrator', now });
  const { api } = caller(apps[0], cookie);
  const seenBy = async (index: number) => (await caller(apps[index]).api(content.featureFlags, { params: { market } })).promoCodes;
  expect([await seenBy(0), await seenBy(1)]).toEqual([true, true]);

  const change = { market, name: 'promoCodes' as const, before: null, value: false };
  expect(await api(flags.change, { body: { changes: [change] } })).toMatchObject([{ market, name: 'promoCodes', value: false }]);
  await vi.waitFor(async () => expect([await seenBy(0), await seenBy(1)]).toEqual([false, false]), { timeout: 5_000 });
  expect((await caller(apps[1]).api(content.featureFlags, { params: { market: 'fr-FR' } })).promoCodes).toBe(true);
  await vi.waitFor(async () => expect(await api(studio.listFlags, { params: { market } })).toMatchObject({ promoCodes: false }));

  expect(await api(flags.change, { body: { changes: [{ ...change, before: false, value: null }] } })).toEqual([]);
  await vi.waitFor(async () => expect(await seenBy(1)).toBe(true), { timeout: 5_000 });
  expect(await api(studio.listAudit, { query: { limit: 2 } })).toMatchObject([
    { action: 'flag.change', subject: 'de-DE promoCodes', before: false, after: null },
    { action: 'flag.change', subject: 'de-DE promoCodes', before: null, after: false, at: testNow.toISOString() },
  ]);
  for (const each of kept) await each.stop();
});

test('a flag takes only a value of its own type', async () => {
  const { db } = await testDb();
  const { api } = caller(app, (await signInAsStaff(db, { role: 'merchandiser', now })).cookie);
  const wrong = { market, name: 'promoCodes' as const, before: null, value: 3 };
  const refused = await attempt(api(flags.change, { body: { changes: [wrong] } }));
  expect(refused).toMatchObject({ hasError: true, error: { status: 400, errors: ['validation.invalid_type'] } });
});

test('the audit log can be written but not changed', async () => {
  await hire();
  const { db } = await testDb();
  await expect(db.execute(sql`update audit_log set who = 'somebody else'`)).rejects.toMatchObject({
    cause: { message: 'audit_log is append-only' },
  });
  await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow();
});
