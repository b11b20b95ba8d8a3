import { openSessionClient } from './open-session-client.ts';
import { test, visit } from './rotation.ts';
import { ask, countRefreshes, exists, form, newEmail, own, password, signIn, signUp } from './session-steps.ts';
import { expect } from './test.ts';
import { openSettled } from './watch-requests.ts';

for (const hours of [-3, 3]) {
  test(`AUT-105 a clock that is ${hours} hours wrong neither ends a session nor refreshes it without end`, { tag: '@all' }, async ({
    context,
  }) => {
    const client = await openSessionClient(context, { mode: 'cookie' });
    await client.clock.install({ time: Date.now() + hours * 3600_000 });
    expect(await signUp(client, newEmail())).toBe('OK');
    const refreshes = countRefreshes(client);
    for (let index = 0; index < 3; index++) expect(await exists(client)).toBe(true);
    expect(await ask(client)).toBe(200);
    expect(refreshes()).toBe(0);
  });
}

test('AUT-061 an access token that has run out is renewed before anybody is asked', async ({ context }) => {
  const page = await openSessionClient(context, { mode: 'cookie' });
  await page.clock.install();
  await signUp(page, newEmail());
  const refreshes = countRefreshes(page);
  await page.clock.fastForward('02:00:00');
  expect(await exists(page)).toBe(true);
  expect(refreshes()).toBe(1);
});

test('AUT-059 AUT-058 a first visit asks once, and then knows that there is nobody', async ({ context }) => {
  const page = await openSessionClient(context, { mode: 'cookie' });
  const refreshes = countRefreshes(page);
  for (let index = 0; index < 3; index++) expect(await exists(page)).toBe(false);
  expect(refreshes()).toBe(1);
});

test('AUT-095 a server that goes on refusing is asked eleven times and then given up', { tag: '@all' }, async ({ context }) => {
  const page = await openSessionClient(context, { mode: 'cookie' });
  await signUp(page, newEmail());
  let asked = 0;
  await page.route(`**${own}`, (route) => {
    asked++;
    return route.fulfill({ status: 401, body: '{}' });
  });
  const message = await page.evaluate((url) => fetch(url).then(String, (error: Error) => error.message), own);
  expect(message).toContain('The maximum session refresh limit has been reached');
  expect(asked).toBe(11);
});

test('AUT-051 AUT-053..055 what a provider sends back is checked word for word', { tag: '@all' }, async ({ context }) => {
  const page = await openSessionClient(context, { mode: 'cookie' });
  const finish = (search: string) =>
    page.evaluate((given) => {
      history.pushState(0, '', given);
      return window.client.ThirdParty.signInAndUp().then(String, (error: Error) => error.message);
    }, search);
  const keep = (state: object) =>
    page.evaluate((given) => sessionStorage.setItem('supertokens-oauth-state-2', JSON.stringify(given)), state);
  const stored = {
    stateForAuthProvider: 'abc',
    thirdPartyId: 'google',
    redirectURIOnProviderDashboard: 'x',
    expiresAt: Date.now() + 60_000,
  };
  expect(await finish('?state=abc')).toBe('No valid auth state present in session storage');
  await keep(stored);
  expect(await finish('?state=other')).toBe('Auth state verification failed. The auth provider responded with an invalid state');
  expect(await finish('?state=abc&error=access_denied')).toBe('Auth provider responded with error: access_denied');
  await keep({ ...stored, expiresAt: Date.now() - 1 });
  expect(await finish('?state=abc')).toBe('Auth state verification failed. The auth provider took too long to respond');
});

test('AUT-066 AUT-069..072 the claims that our server writes are read by the library, with its reasons', { tag: '@all' }, async ({
  context,
}) => {
  const page = await openSessionClient(context, { mode: 'cookie' });
  expect(await page.evaluate(() => window.client.Session.getUserId().then(String, (error: Error) => error.message))).toBe(
    'No session exists',
  );
  await signUp(page, newEmail());
  const found = await page.evaluate(async () => {
    const { Session, EmailVerification } = window.client;
    const claim = (id: string) => new Session.PrimitiveArrayClaim<string>({ id, refresh: async () => {} });
    const roles = claim('st-role').validators;
    const invalid = await Session.validateClaims({
      overrideGlobalClaimValidators: () => [
        EmailVerification.EmailVerificationClaim.validators.isVerified(),
        roles.includes('customer'),
        roles.includesAll(['customer']),
        roles.includesAny(['customer', 'employee']),
        roles.excludes('employee'),
        roles.excludesAll(['employee']),
        roles.includes('employee'),
        claim('nothing').validators.includes('any'),
      ],
    });
    const tooYoung = await Promise.resolve(
      Session.validateClaims({ overrideGlobalClaimValidators: () => [roles.includes('customer', 6)] }),
    ).then(
      () => '',
      (error: Error) => error.message,
    );
    return { reasons: invalid.map(({ id, reason }) => `${id}: ${(reason as { message: string }).message}`), tooYoung };
  });
  // AUT-068 the e-mail address first.
  expect(found.reasons).toEqual(['st-ev: wrong value', 'st-role: wrong value', 'nothing: value does not exist']);
  expect(found.tooYoung).toContain('maxAgeInSeconds must be greater than or equal to the DateProvider threshold value -> 7');
});

test('guessing comes to an end, in words for the shopper', { tag: '@all' }, async ({ context, request }) => {
  const page = await openSessionClient(context, { mode: 'cookie' });
  const email = newEmail();
  await signUp(page, email);
  await page.evaluate(() => window.client.Session.signOut());
  for (let index = 0; index < 5; index++) expect(await signIn(page, email, 'not the one')).toBe('WRONG_CREDENTIALS_ERROR');
  const told = await page.evaluate(
    (sent) =>
      window.client.EmailPassword.signIn(sent).then(
        String,
        (error: { isSuperTokensGeneralError?: boolean; message: string }) => error.isSuperTokensGeneralError && error.message,
      ),
    form({ email, password }),
  );
  expect(told).toBe((await visit(request, 'de-DE')).t('login.error.too_many'));
});

test('a cookie that comes along by itself changes nothing, from our own page or from another site', async ({ context, baseURL }) => {
  const page = await openSessionClient(context, { mode: 'cookie' });
  await signUp(page, newEmail());
  const bare = (method: string) =>
    page.evaluate(
      (how) => window.__supertokensOriginalFetch('/api/auth/user/email/verify/token', { method: how }).then(({ status }) => status),
      method,
    );
  expect(await bare('POST')).toBe(401);

  const evil = await context.newPage();
  await evil.route('http://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" enctype="text/plain" action="${baseURL}/api/auth/signout"><input name='{"a":"' value='"}'></form><script>document.forms[0].submit()</script>`,
    }),
  );
  const answered = evil.waitForResponse('**/api/auth/signout');
  await evil.goto('http://evil.example/', { waitUntil: 'commit' });
  expect((await answered).status()).toBe(400);
  expect(await ask(page)).toBe(200);
});

test('guests never load the session library, and a shopper who comes back is known', async ({ context, page, there }) => {
  const loaded: string[] = [];
  context.on('request', (sent) => loaded.push(sent.url()));
  await openSettled(page, there.url(''));
  expect(loaded.filter((url) => /\/library-[\w-]+\.js|\/api\/auth\//.test(url))).toEqual([]);

  const client = await openSessionClient(context, { mode: 'cookie' });
  await signUp(client, newEmail());
  await page.goto(there.url('/account'));
  await expect.poll(() => loaded.some((url) => /\/library-[\w-]+\.js/.test(url))).toBe(true);
  await expect.poll(async () => (await context.cookies()).some(({ name, value }) => name === 'signed_in' && value === '1')).toBe(true);
});
