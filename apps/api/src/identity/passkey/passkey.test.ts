import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { textsOf } from '../../http/texts-of.ts';
import { testBrowser } from '../test-browser.ts';
import { wayMails } from '../way-mails.fixture.ts';
import { relyingParty } from './relying-party.ts';
import { testAuthenticator } from './test-authenticator.ts';

const password = 'a quiet harbour town';
const here = { origin: 'https://shop.example', rpId: 'shop.example' };
let now = testNow;
let app: FastifyInstance;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), shopUrl: here.origin };
  app = await testApp({ clock: () => now, config });
});

const refused = { status: 'INVALID_CREDENTIALS_ERROR' };
type Browser = ReturnType<typeof testBrowser>;
const ask = (browser: Browser, path: string, body: object = {}) => browser.call('POST', `/api/auth/webauthn/${path}`, body);

async function joined(email: string): Promise<Browser> {
  const browser = testBrowser(app);
  await browser.signUp(email, password);
  return browser;
}

async function options(browser: Browser, path: string, body: object = {}) {
  const { body: given } = await ask(browser, `options/${path}`, body);
  return given as { webauthnGeneratedOptionsId: string; challenge: string; user: { id: string } };
}

async function withPasskey(email = 'ada@example.com') {
  const browser = await joined(email);
  const key = testAuthenticator();
  const asked = await options(browser, 'register', { email });
  const { webauthnGeneratedOptionsId } = asked;
  const { body } = await ask(browser, 'credential', { webauthnGeneratedOptionsId, credential: key.register(asked, here) });
  expect(body).toEqual({ status: 'OK' });
  return { browser, key };
}

type Lie = Partial<Parameters<ReturnType<typeof testAuthenticator>['signIn']>[1]> & { challenge?: string };

async function signIn(key: ReturnType<typeof testAuthenticator>, { challenge, ...lie }: Lie = {}) {
  const browser = testBrowser(app);
  const asked = await options(browser, 'signin');
  const answer = { webauthnGeneratedOptionsId: asked.webauthnGeneratedOptionsId };
  const credential = key.signIn({ challenge: challenge ?? asked.challenge }, { ...here, ...lie });
  const { body } = await ask(browser, 'signin', { ...answer, credential });
  return { browser, body, again: () => ask(testBrowser(app), 'signin', { ...answer, credential }) };
}

test('a passkey that was added in the account opens it without a password', async () => {
  const { key } = await withPasskey();
  const { browser, body } = await signIn(key);
  expect(body).toMatchObject({ status: 'OK', user: { emails: ['ada@example.com'], webauthn: { credentialIds: [key.id] } } });
  expect((await browser.isVerified()).status).toBe(200);
  const { body: listed } = await browser.call('GET', '/api/auth/webauthn/credential/list');
  expect(listed).toMatchObject({ credentials: [{ webauthnCredentialId: key.id, relyingPartyId: 'shop.example' }] });
});

test('an answer for another site, to another challenge, or to one that was answered already opens nothing', async () => {
  const { key } = await withPasskey();
  expect((await signIn(key, { origin: 'https://shop.example.evil.example' })).body).toEqual(refused);
  expect((await signIn(key, { rpId: 'evil.example' })).body).toEqual(refused);
  expect((await signIn(key, { challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' })).body).toEqual(refused);
  const { body, again } = await signIn(key, { counter: 5 });
  expect(body).toMatchObject({ status: 'OK' });
  expect((await again()).body).toEqual(refused);
});

test('a counter that goes back is a copy and is refused', async () => {
  const { key } = await withPasskey();
  expect((await signIn(key, { counter: 7 })).body).toMatchObject({ status: 'OK' });
  expect((await signIn(key, { counter: 7 })).body).toEqual(refused);
  expect((await signIn(key, { counter: 6 })).body).toEqual(refused);
  expect((await signIn(key, { counter: 8 })).body).toMatchObject({ status: 'OK' });
});

test('an unknown passkey, a forged signature and another shopper’s handle are refused alike', async () => {
  const { key } = await withPasskey();
  expect((await signIn(testAuthenticator())).body).toEqual(refused);
  expect((await signIn({ ...testAuthenticator(), id: key.id, signIn: forgedBy(key.id) })).body).toEqual(refused);
  expect((await signIn(key, { handle: Buffer.from('somebody else').toString('base64url') })).body).toEqual(refused);
});

test('a challenge is good for five minutes', async () => {
  const { key } = await withPasskey();
  const browser = testBrowser(app);
  const asked = await options(browser, 'signin');
  now = new Date(now.getTime() + 5 * 60_000);
  const credential = key.signIn(asked, here);
  expect((await ask(browser, 'signin', { webauthnGeneratedOptionsId: asked.webauthnGeneratedOptionsId, credential })).body).toEqual(
    refused,
  );
});

test('nobody adds a passkey to another’s account, with another’s options, or from a screen left open for long', async () => {
  const ada = await joined('ada@example.com');
  const eve = await joined('eve@example.com');
  expect((await ask(eve, 'options/register', { email: 'ada@example.com' })).body).toMatchObject({ status: 'INVALID_EMAIL_ERROR' });
  expect((await ask(testBrowser(app), 'options/register', { email: 'ada@example.com' })).status).toBe(401);
  const key = testAuthenticator();
  const asked = await options(ada, 'register', { email: 'ada@example.com' });
  const answer = { webauthnGeneratedOptionsId: asked.webauthnGeneratedOptionsId, credential: key.register(asked, here) };
  expect((await ask(eve, 'credential', answer)).body).toEqual({ status: 'OPTIONS_NOT_FOUND_ERROR' });
  now = new Date(now.getTime() + 20 * 60_000);
  const later = await options(ada, 'register', { email: 'ada@example.com' });
  const late = { webauthnGeneratedOptionsId: later.webauthnGeneratedOptionsId, credential: key.register(later, here) };
  expect((await ask(ada, 'credential', late)).body).toMatchObject({ status: 'REGISTER_CREDENTIAL_NOT_ALLOWED' });
});

test('a passkey that is made for another site, or is known already, or one too many, is not added, and it is said why', async () => {
  const { browser, key } = await withPasskey();
  const add = async (where: typeof here) => {
    const asked = await options(browser, 'register', { email: 'ada@example.com' });
    const { webauthnGeneratedOptionsId } = asked;
    return (await ask(browser, 'credential', { webauthnGeneratedOptionsId, credential: key.register(asked, where) })).body;
  };
  expect(await add({ ...here, origin: 'https://evil.example' })).toEqual(refused);
  const t = textsOf(app.shop.content(), 'de-DE');
  expect(await add(here)).toEqual({ status: 'INVALID_AUTHENTICATOR_ERROR', reason: t('account.passkey_known') });
  const { db } = await testDb();
  await db.execute(sql`
    insert into shopper_passkey (id, shopper_id, public_key, relying_party, created_at)
    select gen_random_uuid()::text, shopper_id, public_key, relying_party, created_at from shopper_passkey, generate_series(1, 19)`);
  expect(await add(here)).toEqual({ status: 'INVALID_AUTHENTICATOR_ERROR', reason: t('account.passkey_too_many') });
});

test('one removes one’s own passkeys and nobody else’s; a removed one opens nothing, and each change is told by mail', async () => {
  const { browser, key } = await withPasskey();
  const eve = await joined('eve@example.com');
  const remove = async (who: Browser) => (await ask(who, 'credential/remove', { webauthnCredentialId: key.id })).body;
  expect(await remove(eve)).toEqual({ status: 'CREDENTIAL_NOT_FOUND_ERROR' });
  expect(await wayMails()).toEqual(['ada@example.com passkeyAdded']);
  expect(await remove(browser)).toEqual({ status: 'OK' });
  expect(await wayMails()).toEqual(['ada@example.com passkeyAdded', 'ada@example.com passkeyRemoved']);
  expect((await signIn(key)).body).toEqual(refused);
});

test('passkeys belong to the shop’s own address; only outside production also to localhost', () => {
  const shop = { shopUrl: 'https://shop.example', isProduction: true };
  expect(relyingParty(shop, 'http://localhost:3000')).toMatchObject({ id: 'shop.example', origin: 'https://shop.example' });
  expect(relyingParty({ ...shop, isProduction: false }, 'http://localhost:3000')).toMatchObject({ id: 'localhost' });
  expect(relyingParty({ ...shop, isProduction: false }, 'https://evil.example')).toMatchObject({ id: 'shop.example' });
});

/** Another key that calls itself by a known one's name. */
function forgedBy(id: string): ReturnType<typeof testAuthenticator>['signIn'] {
  const other = testAuthenticator();
  return (options, where) => ({ ...other.signIn(options, where), id, rawId: id });
}
