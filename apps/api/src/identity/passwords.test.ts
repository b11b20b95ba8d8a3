import { hashSync } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { passwordProblem } from './check-password.ts';
import { readEmail } from './email-address.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { resetHandlers } from './reset-password.ts';
import { testBrowser } from './test-browser.ts';

const email = 'ada@example.com';
const password = 'a thimble of gold';
let now = testNow;
let app: FastifyInstance;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
});

test.each([
  ['1234567', 'login.error.password_short'],
  ['🧵🧵🧵🧵🧵🧵🧵', 'login.error.password_short'],
  ['x1y2'.repeat(33), 'login.error.password_long'],
  ['password', 'login.error.password_common'],
  ['PassWord', 'login.error.password_common'],
  ['Password1!', 'login.error.password_common'],
  ['12345678', 'login.error.password_common'],
  ['qwertyuiop', 'login.error.password_common'],
  ['ｐａｓｓｗｏｒｄ', 'login.error.password_common'],
  ['aaaaaaaabbbb', 'login.error.password_common'],
  [email, 'login.error.password_common'],
  [password, undefined],
  ['слово и дело', undefined],
  ['x1y2'.repeat(32), undefined],
])('the password %j: %s', (given, problem) => {
  expect(passwordProblem(given, email)).toBe(problem);
});

test.each([
  [' ADA@Example.com ', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@сompany.example', 'ada@xn--ompany-hrf.example'],
  ['ada', undefined],
  ['@example.com', undefined],
  ['ada@', undefined],
  ['ada@localhost', undefined],
  ['ada@exa mple.com', undefined],
  ['a@b@example.com', undefined],
  ['ada\r\nBcc: x@example.com', undefined],
  ['<ada@example.com>', undefined],
  [`${'a'.repeat(250)}@example.com`, undefined],
])('the address %j is %s', (given, read) => {
  expect(readEmail(given)).toBe(read);
});

test.each([
  { NODE_ENV: 'test', PASSWORD_HASHES: 'full' },
  { NODE_ENV: 'production', PASSWORD_HASHES: 'quick' },
  { NODE_ENV: 'development', PASSWORD_HASHES: 'quick' },
])('hashes cost what they should, whatever tests would like to save: %o', async (env) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('hashes are argon2id, each its own, and many at once come out right', async () => {
  const hashes = await Promise.all(Array.from({ length: 6 }, () => hashPassword(password)));
  expect(new Set(hashes).size).toBe(6);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(await Promise.all(hashes.map((hash, index) => verifyPassword(hash, index % 2 ? password : 'wrong')))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('a password is the same however a keyboard writes its letters, and one that was hashed as it was typed is still good', async () => {
  const [composed, decomposed] = ['café über alles', 'cafe\u0301 u\u0308ber alles'];
  const hash = await hashPassword(decomposed!);
  expect([await verifyPassword(hash, composed!), await verifyPassword(hash, decomposed!)]).toEqual([true, true]);
  const old = hashSync(decomposed!, { algorithm: 2 });
  expect([await verifyPassword(old, decomposed!), await verifyPassword(undefined, decomposed!)]).toEqual([true, false]);
});

test.each([129, 1_001, 100_000])('AUT-049 a password of %i characters is refused beside its field', async (length) => {
  const long = 'x1y2z'.repeat(length).slice(0, length);
  expect((await testBrowser(app).signUp(email, long)).body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] });
  expect((await testBrowser(app).reset('t', long)).body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] });
  expect((await testBrowser(app).signIn(email, long)).body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' });
});

test('what is no hash is an error, and the next one is answered', async () => {
  await expect(verifyPassword('not a hash', password)).rejects.toThrow();
  expect(await verifyPassword(await hashPassword(password), password)).toBe(true);
});

test('more than a queue can hold are told to come back', async () => {
  const all = await Promise.allSettled(Array.from({ length: 130 }, async () => hashPassword(password)));
  const refused = all.filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused) expect(each.reason).toMatchObject({ code: 'unavailable' });
});

test('AUT-049 what is wrong is said by field, in the words of the market', async () => {
  const told = async (market: string) =>
    (await testBrowser(app).call('POST', '/api/auth/signup', { formFields: [{ id: 'email', value: 'x' }] }, { 'x-current-market': market }))
      .body;
  expect(await told('en-GB')).toEqual({
    status: 'FIELD_ERROR',
    formFields: [
      { id: 'email', error: 'Enter a valid email address.' },
      { id: 'password', error: 'Choose a password with at least 8 characters.' },
    ],
  });
  expect(await told('no-such-market')).toMatchObject({ status: 'FIELD_ERROR' });
});

test('an address makes one account, however many ask at the same moment', async () => {
  const answers = await Promise.all([email, 'ADA@example.com', ` ${email}`].map((each) => testBrowser(app).signUp(each, password)));
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['FIELD_ERROR', 'FIELD_ERROR', 'OK']);
});

describe('guessing', () => {
  const guess = (address = email, given = 'not the one', on = app) => testBrowser(on).signIn(address, given);
  beforeEach(async () => void (await testBrowser(app).signUp(email, password)));

  test('an unknown account, a wrong password and an account without one answer the same', async () => {
    const answers = [await guess(), await guess('nobody@example.com')];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]!.body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' });
  });

  test.each(['ada@example.com', 'nobody@example.com'])(
    'five failures close %s to everybody for the rest of fifteen minutes, on every process',
    async (address) => {
      for (let index = 0; index < 5; index++) expect((await guess(address)).body.status).toBe('WRONG_CREDENTIALS_ERROR');
      const other = await testApp({ clock: () => now });
      expect((await guess(address, password, other)).body).toMatchObject({ status: 'GENERAL_ERROR' });
      now = new Date(testNow.getTime() + 15 * 60_000);
      expect((await guess(address, password, other)).body.status).toBe(address === email ? 'OK' : 'WRONG_CREDENTIALS_ERROR');
    },
  );

  test('a hundred guesses at the same moment are five', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess()));
    expect(answers.filter(({ body }) => body.status === 'WRONG_CREDENTIALS_ERROR').length).toBeLessThanOrEqual(5);
  });

  test("a stranger's guesses do not lock the owner out of a device that has opened the account before", async () => {
    const owner = testBrowser(app);
    await owner.signIn(email, password);
    await owner.signOut();
    for (let index = 0; index < 7; index++) await guess();
    expect((await guess(email, password)).body).toMatchObject({ status: 'GENERAL_ERROR' });
    for (let index = 0; index < 4; index++) expect((await owner.signIn(email, 'a slip')).body.status).toBe('WRONG_CREDENTIALS_ERROR');
    expect((await owner.signIn(email, password)).body.status).toBe('OK');
    // Which opens the account to nobody else,
    expect((await guess(email, password)).body).toMatchObject({ status: 'GENERAL_ERROR' });
    // nor to guesses without end from the device itself,
    for (let index = 0; index < 5; index++) await owner.signIn(email, 'a slip');
    expect((await owner.signIn(email, password)).body).toMatchObject({ status: 'GENERAL_ERROR' });
    // nor does it help at another account.
    for (let index = 0; index < 5; index++) await guess('bela@example.com');
    expect((await owner.signIn('bela@example.com', password)).body).toMatchObject({ status: 'GENERAL_ERROR' });
  });

  test('a new password by mail opens the account at once, also on an own device that slipped too often', async () => {
    const [laptop, telephone] = [testBrowser(app), testBrowser(app)];
    await laptop.signIn(email, password);
    await laptop.signOut();
    for (let index = 0; index < 6; index++) await laptop.signIn(email, 'a slip');
    expect((await laptop.signIn(email, password)).body).toMatchObject({ status: 'GENERAL_ERROR' });
    await telephone.askReset(email);
    const { db } = await testDb();
    await relayOutbox({ db, handlers: resetHandlers({ db, clock: () => now }), now, log: { warn() {}, error() {} } });
    const mails = (await db.select().from(outboxTable).orderBy(outboxTable.id)).map(
      ({ payload }) => payload as { template: string; values: { token: string } },
    );
    const { token } = mails.find(({ template }) => template === 'reset-password')!.values;
    expect((await telephone.reset(token, 'another thimble')).body).toEqual({ status: 'OK' });
    expect((await laptop.signIn(email, 'another thimble')).body.status).toBe('OK');
  });

  test('what is said of too many attempts is the same with and without an account', async () => {
    const told = async (address: string) => {
      for (let index = 0; index < 5; index++) await guess(address);
      return (await guess(address)).body;
    };
    expect(await told('nobody@example.com')).toEqual(await told(email));
  });

  test('one address at many accounts is stopped too, and an own account is no way to go on', async () => {
    for (let index = 0; index < 50; index++) {
      if (index % 10 === 9) expect((await guess(email, password)).body.status).toBe('OK');
      await guess(`somebody${index}@example.com`);
    }
    expect((await guess('another@example.com')).body).toMatchObject({ status: 'GENERAL_ERROR' });
  });

  test('four failures and a success start the count anew, and so does a new password', async () => {
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 4; index++) await guess();
      expect((await guess(email, password)).body.status).toBe('OK');
    }
  });

  test('asking for a new password says the same with and without an account, and sends at most five mails', async () => {
    const ask = (address: string) => testBrowser(app).askReset(address);
    expect((await ask(email)).body).toEqual((await ask('nobody@example.com')).body);
    for (let index = 0; index < 8; index++) expect((await ask(email)).body).toEqual({ status: 'OK' });
    const { db } = await testDb();
    await relayOutbox({ db, handlers: resetHandlers({ db, clock: () => now }), now, log: { warn() {}, error() {} } });
    const mails = (await db.select().from(outboxTable).orderBy(outboxTable.id)).filter(
      ({ payload }) => (payload as { template: string }).template === 'reset-password',
    );
    expect(mails).toHaveLength(5);
  });
});
