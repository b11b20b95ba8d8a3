import type { Provider } from '@selvedge/contract/auth.ts';
import { strayPaths } from '@selvedge/domain/account/stray-paths.fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { textsOf } from '../../http/texts-of.ts';
import { shopperIdentityTable, shopperSessionTable, shopperTable } from '../shopper-tables.ts';
import { testBrowser } from '../test-browser.ts';
import { wayMails } from '../way-mails.fixture.ts';
import { isProviderCallback } from './callback-path.ts';
import { startTestProvider, type TestProvider } from './test-provider.ts';

const shopUrl = 'http://localhost:3000';
const all: Provider[] = ['google', 'facebook', 'apple', 'azuread'];
const password = 'a thimble of gold';
let provider: TestProvider;
let app: FastifyInstance;
let now = testNow;

beforeAll(async () => {
  provider = await startTestProvider(all.map((id) => `${shopUrl}/api/auth/callback/${id}`));
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await emptyTables();
  now = testNow;
  provider.people.clear();
  const { issuer } = provider;
  const keys = { clientId: 'shop', clientSecret: 'a secret of the provider', issuer };
  const plain = await testApp();
  app = await testApp({
    clock: () => now,
    config: {
      ...plain.shop.config,
      companyDomain: 'company.example',
      providers: [
        { id: 'google', ...keys },
        {
          id: 'facebook',
          ...keys,
          oauth: { authorization: `${issuer}/auth`, token: `${issuer}/token`, profile: `${issuer}/me`, scope: 'openid email' },
        },
        { id: 'apple', ...keys },
        { id: 'azuread', ...keys, tenant: 'the-company' },
      ],
    },
  });
});

/** The page's part: asks where to go, goes there, and brings back what the provider says. */
function page(id: Provider, browser = testBrowser(app)) {
  const redirectUri = `${shopUrl}/api/auth/callback/${id}`;
  const state = Buffer.from(JSON.stringify({ state: 'abc', frontendRedirectURI: `${shopUrl}/de-DE/login/callback` })).toString('base64');
  let verifier = '';
  return {
    browser,
    verifier: () => verifier,
    async leave(sub: string) {
      const asked = await browser.call(
        'GET',
        `/api/auth/authorisationurl?${new URLSearchParams({ thirdPartyId: id, redirectURIOnProviderDashboard: redirectUri })}`,
      );
      verifier = String(asked.body.pkceCodeVerifier);
      const sent = await provider.signIn(`${asked.body.urlWithQueryParams}&state=${encodeURIComponent(state)}`, sub);
      const path = new URL(sent.url).pathname;
      const back =
        sent.method === 'GET'
          ? await app.inject(path + new URL(sent.url).search)
          : await app.inject({
              method: 'POST',
              url: path,
              headers: { 'content-type': 'application/x-www-form-urlencoded', origin: provider.issuer, 'sec-fetch-site': 'cross-site' },
              payload: new URLSearchParams(sent.form).toString(),
            });
      expect(back.statusCode).toBe(303);
      return new URL(back.headers.location!, shopUrl);
    },
    finish: (url: URL, given: { verifier?: string; path?: string } = {}) =>
      browser.call('POST', `/api/auth/${given.path ?? 'signinup'}`, {
        thirdPartyId: id,
        redirectURIInfo: {
          redirectURIOnProviderDashboard: redirectUri,
          redirectURIQueryParams: Object.fromEntries(url.searchParams),
          pkceCodeVerifier: given.verifier ?? verifier,
        },
      }),
  };
}

async function comeBy(id: Provider, sub: string, browser = testBrowser(app)) {
  const { leave, finish } = page(id, browser);
  return { answer: (await finish(await leave(sub))).body, browser };
}

const rows = async () => {
  const { db } = await testDb();
  const [shoppers, identities, sessions] = await Promise.all([
    db.select().from(shopperTable),
    db.select().from(shopperIdentityTable),
    db.select().from(shopperSessionTable),
  ]);
  return { shoppers, identities, sessions };
};

test.each(['google', 'apple'] as const)('AUT-088 somebody comes by %s, and is the same shopper the next time', async (id) => {
  provider.people.set('ada', { sub: 'ada', email: 'Ada@Example.com', email_verified: id === 'apple' ? 'true' : true });
  const first = await comeBy(id, 'ada');
  expect(first.answer).toMatchObject({ status: 'OK', createdNewRecipeUser: true, user: { emails: ['ada@example.com'] } });
  expect((await first.browser.isVerified()).body).toMatchObject({ isVerified: true });
  const second = await comeBy(id, 'ada');
  expect(second.answer).toMatchObject({ status: 'OK', createdNewRecipeUser: false });
  expect((await rows()).shoppers).toHaveLength(1);
});

test('AUT-020 the callback leads to the page that began, with code and state', async () => {
  provider.people.set('ada', { sub: 'ada', email: 'ada@example.com', email_verified: true });
  const url = await page('google').leave('ada');
  expect(url.pathname).toBe('/de-DE/login/callback');
  expect([...url.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
});

describe('an address that the provider has not proven', () => {
  test('opens no account that is there', async () => {
    await testBrowser(app).signUp('ada@example.com', password);
    provider.people.set('eve', { sub: 'eve', email: 'ada@example.com', email_verified: false });
    for (const id of ['google', 'facebook'] as const)
      expect((await comeBy(id, 'eve')).answer).toMatchObject({ status: 'SIGN_IN_UP_NOT_ALLOWED' });
    expect((await rows()).identities).toEqual([]);
  });

  test('makes an account that is not proven either', async () => {
    provider.people.set('eve', { sub: 'eve', email: 'eve@example.com' });
    const { answer, browser } = await comeBy('facebook', 'eve');
    expect(answer).toMatchObject({ status: 'OK', createdNewRecipeUser: true });
    expect((await browser.isVerified()).body).toMatchObject({ isVerified: false });
  });
});

describe('an address that the provider has proven', () => {
  beforeEach(() => void provider.people.set('ada', { sub: 'ada', email: 'ada@example.com', email_verified: true }));

  test('joins the account whose address is proven too, and its password stays good', async () => {
    const browser = testBrowser(app);
    await browser.signUp('ada@example.com', password);
    const { db } = await testDb();
    await db.update(shopperTable).set({ emailVerifiedAt: now });
    expect((await comeBy('google', 'ada')).answer).toMatchObject({ status: 'OK', createdNewRecipeUser: false });
    expect((await testBrowser(app).signIn('ada@example.com', password)).body).toMatchObject({ status: 'OK' });
    expect(await wayMails()).toEqual(['ada@example.com providerLinked google']);
  });

  test('puts out whoever made an account with it before and waited', async () => {
    const eve = testBrowser(app);
    await eve.signUp('ada@example.com', password);
    const { browser, answer } = await comeBy('google', 'ada');
    expect(answer).toMatchObject({ status: 'OK' });
    expect((await eve.isVerified()).status).toBe(401);
    expect((await eve.signIn('ada@example.com', password)).body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' });
    expect((await browser.isVerified()).body).toMatchObject({ isVerified: true });
  });
});

describe('AUT-004 AUT-045 employees', () => {
  const employee = (person: object) => {
    provider.people.set('bo', { sub: 'bo', email: 'bo@company.example', tid: 'the-company', ...person });
    return comeBy('azuread', 'bo');
  };

  test('have their rights through azuread alone', async () => {
    const { answer, browser } = await employee({});
    expect(answer).toMatchObject({ status: 'OK' });
    expect(browser.front().up['st-role']).toMatchObject({ v: ['customer', 'employee'] });
    expect((await rows()).sessions).toMatchObject([{ isEmployee: true, recipe: 'azuread' }]);
    now = new Date(now.getTime() + 3600_000);
    await browser.refresh();
    expect(browser.front().up['st-role']).toMatchObject({ v: ['customer', 'employee'] });
  });

  test.each([
    ['of another company', { tid: 'another' }],
    ['of no company', { tid: undefined }],
    ['with a private address', { email: 'bo@example.com' }],
    ['with an address below the domain', { email: 'bo@sub.company.example' }],
    ['with an address that ends alike', { email: 'bo@mycompany.example' }],
    ['with another domain behind it', { email: 'bo@company.example.example.com' }],
    ['with a letter that looks alike', { email: 'bo@соmpany.example' }],
  ])('%s are none', async (_, person) => {
    expect((await employee(person)).answer).toMatchObject({ status: 'SIGN_IN_UP_NOT_ALLOWED' });
    expect((await rows()).shoppers).toEqual([]);
  });

  test('AUT-048 are told by the password form that they sign in elsewhere, whether they have an account or not', async () => {
    for (const address of ['ada@company.example', 'nobody@company.example']) {
      const { body } = await testBrowser(app).signIn(address, password);
      const reason = textsOf(app.shop.content(), 'de-DE')('login.error.use_company');
      expect(body).toMatchObject({ status: 'SIGN_IN_NOT_ALLOWED', reason });
    }
  });

  test('do not come by another way, not even with a plus', async () => {
    provider.people.set('bo', { sub: 'bo', email: 'bo+1@company.example', email_verified: true, tid: 'the-company' });
    expect((await comeBy('google', 'bo')).answer).toMatchObject({ status: 'SIGN_IN_UP_NOT_ALLOWED' });
    for (const email of ['bo@company.example', 'BO+x@COMPANY.example '])
      expect((await testBrowser(app).signUp(email, password)).body).toMatchObject({ status: 'SIGN_UP_NOT_ALLOWED' });
    expect((await testBrowser(app).askReset('bo@company.example')).body).toMatchObject({ status: 'PASSWORD_RESET_NOT_ALLOWED' });
  });
});

describe('what came back is refused', () => {
  beforeEach(() => void provider.people.set('ada', { sub: 'ada', email: 'ada@example.com', email_verified: true }));
  const refused = { status: 'SIGN_IN_UP_NOT_ALLOWED' };

  test('in another browser than the one that began', async () => {
    const began = page('google');
    const url = await began.leave('ada');
    expect((await page('google').finish(url, { verifier: began.verifier() })).body).toMatchObject(refused);
    expect((await began.finish(url)).body).toMatchObject({ status: 'OK' });
  });

  test('AUT-046 after ten minutes', async () => {
    const { leave, finish } = page('google');
    const url = await leave('ada');
    now = new Date(now.getTime() + 600_000);
    expect((await finish(url)).body).toMatchObject(refused);
  });

  test('with another code verifier, a made-up code, or a second time', async () => {
    const first = page('google');
    expect((await first.finish(await first.leave('ada'), { verifier: 'x'.repeat(43) })).body).toMatchObject(refused);
    const second = page('google');
    const url = await second.leave('ada');
    const forged = new URL(url);
    forged.searchParams.set('code', 'forged');
    expect((await second.finish(forged)).body).toMatchObject(refused);
    expect((await second.finish(url)).body).toMatchObject(refused);
  });

  test('AUT-044 for somebody who is signed in', async () => {
    const browser = testBrowser(app);
    await browser.signUp('bo@example.com', password);
    expect((await comeBy('google', 'ada', browser)).answer).toMatchObject(refused);
  });

  test("with a nonce of another browser's", async () => {
    const mine = page('google');
    const theirs = page('google');
    const url = await theirs.leave('ada');
    await mine.leave('ada');
    expect((await mine.finish(url)).body).toMatchObject(refused);
  });
});

describe('ways to lead a code or a shopper elsewhere', () => {
  const elsewhere = [...strayPaths, `${shopUrl}.evil.example`, `${shopUrl}@evil.example`, `${shopUrl}\\@evil.example`];

  test('a provider is never told to answer to another address than our own for it', async () => {
    const suffixes = ['', '/api/auth/callback/google', '/de-DE/login/callback'];
    const uris = [...elsewhere.flatMap((each) => suffixes.map((suffix) => each + suffix)), `${shopUrl}/api/auth/callback/apple`];
    // Without the limit per address, which would refuse the later ones unread.
    for (const uri of uris) expect(isProviderCallback(uri, { shopUrl, provider: 'google' }), uri).toBe(false);
    const query = new URLSearchParams({ thirdPartyId: 'google', redirectURIOnProviderDashboard: uris.at(-1)! });
    expect((await testBrowser(app).call('GET', `/api/auth/authorisationurl?${query}`)).status).toBe(400);
  });

  test.each(['google', 'apple'] as const)('a callback of %s leads to no page but the one that ends a sign-in', async (id) => {
    for (const uri of [...elsewhere, `${shopUrl}/de-DE/account`].flatMap((each) => [each, `${each}/de-DE/login/callback`])) {
      const state = Buffer.from(JSON.stringify({ frontendRedirectURI: uri })).toString('base64');
      const form = new URLSearchParams({ code: 'x', state }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const url = `/api/auth/callback/${id}`;
      const response = await app.inject(id === 'apple' ? { method: 'POST', url, headers, payload: form } : `${url}?${form}`);
      const to = response.headers.location && new URL(response.headers.location, shopUrl);
      if (to) expect([to.origin, to.pathname], uri).toEqual([shopUrl, expect.stringMatching(/^\/[a-z]{2}-[A-Z]{2}\/login\/callback$/)]);
      else expect(response.statusCode, uri).toBe(400);
    }
  });
});

test('AUT-089 only what is configured is offered', async () => {
  const methods = async (on: FastifyInstance) => (await testBrowser(on).call('GET', '/api/auth/loginmethods')).body;
  expect(await methods(app)).toMatchObject({ thirdParty: { enabled: true, providers: all.map((id) => ({ id })) } });
  expect(await methods(await testApp())).toMatchObject({ emailPassword: { enabled: true }, thirdParty: { enabled: false, providers: [] } });
});

test('AUT-001 the picture is the one that the provider last showed', async () => {
  const shown = async (picture: string) => {
    provider.people.set('ada', { sub: 'ada', email: 'ada@example.org', email_verified: true, picture });
    const { browser } = await comeBy('google', 'ada');
    return (await browser.call('GET', '/api/account/da-DK/get-user-metadata')).body.picture;
  };
  expect(await shown('https://pictures.example/1.png')).toBe('https://pictures.example/1.png');
  expect(await shown('https://pictures.example/2.png')).toBe('https://pictures.example/2.png');
  expect(await shown('javascript:alert(1)')).toBe(null);
});

test.each([
  ['google', 'googleLogin'],
  ['facebook', 'facebookLogin'],
  ['apple', 'appleLogin'],
] as const)('AUT-107 %s has a switch of its own in each market, for the button and for the call', async (id, flag) => {
  const plain = app.shop.content();
  const poland = plain.byMarket.get('pl-PL')!;
  const off = { ...poland, featureToggles: { ...poland.featureToggles, [flag]: false } };
  const content = { ...plain, byMarket: new Map(plain.byMarket).set('pl-PL', off) };
  const switched = await testApp({ config: app.shop.config as never, content: () => content });
  const browser = testBrowser(switched);
  const offered = async (market: string) => {
    const { body } = await browser.call('GET', '/api/auth/loginmethods', undefined, { 'x-current-market': market });
    return (body.thirdParty as { providers: { id: string }[] }).providers.map((each) => each.id);
  };
  expect(await offered('pl-PL')).toEqual(all.filter((each) => each !== id));
  expect(await offered('fr-FR')).toEqual(all);
  const uri = `${shopUrl}/api/auth/callback/${id}`;
  const query = new URLSearchParams({ thirdPartyId: id, redirectURIOnProviderDashboard: uri });
  const asked = await browser.call('GET', `/api/auth/authorisationurl?${query}`, undefined, { 'x-current-market': 'pl-PL' });
  expect([asked.status, asked.body.errors]).toEqual([400, { thirdPartyId: ['login.error.provider_off'] }]);
  const redirectURIInfo = { redirectURIOnProviderDashboard: uri, redirectURIQueryParams: { code: 'x' }, pkceCodeVerifier: 'v' };
  const finished = await browser.call('POST', '/api/auth/signinup', { thirdPartyId: id, redirectURIInfo }, { 'x-current-market': 'pl-PL' });
  expect(finished.body.status).toBe('SIGN_IN_UP_NOT_ALLOWED');
});

describe('providers that are linked in the account', () => {
  const link = async (id: Provider, sub: string, browser: ReturnType<typeof testBrowser>) => {
    const { leave, finish } = page(id, browser);
    return finish(await leave(sub), { path: 'user/providers/link' });
  };
  const joined = async (email: string) => {
    const browser = testBrowser(app);
    await browser.signUp(email, password);
    return browser;
  };
  const linked = (body: unknown) => (body as { id: string; isLinked: boolean }[]).filter((each) => each.isLinked).map(({ id }) => id);

  test('open the account of the shopper who linked them, whatever address the provider knows', async () => {
    provider.people.set('ada', { sub: 'ada', email: 'other@example.net', email_verified: true });
    const ada = await joined('ada@example.com');
    expect((await ada.call('GET', '/api/auth/user/providers')).body).toEqual(
      ['google', 'facebook', 'apple'].map((id) => ({ id, isLinked: false })),
    );
    expect(linked((await link('google', 'ada', ada)).body)).toEqual(['google']);
    expect((await comeBy('google', 'ada')).answer).toMatchObject({ status: 'OK', user: { emails: ['ada@example.com'] } });
    expect((await rows()).shoppers).toHaveLength(1);
  });

  test('belong to one shopper alone', async () => {
    provider.people.set('ada', { sub: 'ada', email: 'ada@example.com', email_verified: true });
    await link('apple', 'ada', await joined('ada@example.com'));
    const eve = await joined('eve@example.com');
    expect(await link('apple', 'ada', eve)).toMatchObject({ status: 409, body: { errors: { thirdPartyId: ['account.provider_taken'] } } });
    expect((await rows()).identities).toHaveLength(1);
  });

  test('are linked only in the session in which that was begun, and soon after signing in', async () => {
    provider.people.set('eve', { sub: 'eve', email: 'eve@example.com', email_verified: true });
    const ada = await joined('ada@example.com');
    const { leave } = page('google', ada);
    const url = await leave('eve');
    await ada.signIn('ada@example.com', password);
    const late = { status: 400, body: { errors: { thirdPartyId: ['login.error.provider_late'] } } };
    expect(await page('google', ada).finish(url, { path: 'user/providers/link', verifier: 'x'.repeat(43) })).toMatchObject(late);
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await link('google', 'eve', ada)).toMatchObject({ status: 409, body: { errors: { thirdPartyId: ['account.sign_in_again'] } } });
    expect(await link('google', 'eve', testBrowser(app))).toMatchObject({ status: 401 });
    expect((await rows()).identities).toEqual([]);
  });

  test('are taken off, but never the last way to sign in', async () => {
    provider.people.set('ada', { sub: 'ada', email: 'ada@example.com', email_verified: true });
    const off = (browser: ReturnType<typeof testBrowser>) =>
      browser.call('POST', '/api/auth/user/providers/unlink', { thirdPartyId: 'google' });
    const { browser } = await comeBy('google', 'ada');
    expect(await off(browser)).toMatchObject({ status: 409, body: { errors: { thirdPartyId: ['account.last_way'] } } });
    const eve = await joined('eve@example.com');
    provider.people.set('eve', { sub: 'eve', email: 'eve@example.com', email_verified: true });
    await link('google', 'eve', eve);
    expect(linked((await off(eve)).body)).toEqual([]);
    // Who came by Google made the account with it: there was nobody to tell.
    expect(await wayMails()).toEqual(['eve@example.com providerLinked google', 'eve@example.com providerUnlinked google']);
    expect((await rows()).identities).toMatchObject([{ subject: 'ada' }]);
  });
});
