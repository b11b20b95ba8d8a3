import { openSessionClient } from './open-session-client.ts';
import { ask, countRefreshes, events, exists, form, newEmail, own, signIn, signUp } from './session-steps.ts';
import { someOf } from './some-of.ts';
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from './test.ts';

const isVerified = (page: Page) =>
  page.evaluate(() => window.client.Session.getClaimValue({ claim: window.client.EmailVerification.EmailVerificationClaim }));

/** The access token becomes one that the server does not take; what the page knows of its session stays as it is. */
async function spoilAccess(context: BrowserContext, mode: string): Promise<void> {
  const name = mode === 'cookie' ? 'sAccessToken' : 'st-access-token';
  const [cookie] = (await context.cookies()).filter((each) => each.name === name);
  await context.addCookies([{ ...cookie!, value: 'spoilt' }]);
}

async function mailTo(request: APIRequestContext, email: string, rid: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails: { to: string; links: string[] }[] = await (await request.get('/dev/mail.json')).json();
      link = mails.find((mail) => mail.to === email && mail.links[0]?.includes(`rid=${rid}`))?.links[0] ?? '';
      return link;
    })
    .not.toBe('');
  return new URL(link).searchParams.get('token')!;
}

const ways = [
  { mode: 'cookie', base: '/api/auth' },
  { mode: 'header', base: '/api/auth' },
  { mode: 'cookie', base: '/auth' },
] as const;
for (const { mode, base } of someOf('session library', ways)) {
  test.describe(`the session library in ${mode} mode below ${base}`, () => {
    test('signs up, proves the address, signs out and in again', async ({ context, request }) => {
      const page = await openSessionClient(context, { mode, base });
      const email = newEmail();
      expect(await exists(page)).toBe(false);
      expect(await signUp(page, email)).toBe('OK');
      expect(await signUp(page, email)).toBe('FIELD_ERROR');
      expect(await exists(page)).toBe(true);
      expect(await ask(page)).toBe(200);
      expect(await isVerified(page)).toBe(false);
      expect(await page.evaluate(async () => (await window.client.Session.validateClaims()).map(({ id }) => id))).toEqual(['st-ev']);

      const token = await mailTo(request, email, 'emailverification');
      await page.evaluate((given) => history.pushState(0, '', `?token=${given}`), token);
      expect(await page.evaluate(() => window.client.EmailVerification.verifyEmail().then(({ status }) => status))).toBe('OK');
      expect(await isVerified(page)).toBe(true);
      expect(await page.evaluate(() => window.client.Session.validateClaims())).toEqual([]);
      expect(await events(page)).toEqual(expect.arrayContaining(['SESSION_CREATED', 'ACCESS_TOKEN_PAYLOAD_UPDATED']));

      await page.evaluate(() => window.client.Session.signOut());
      expect(await exists(page)).toBe(false);
      expect(await ask(page)).toBe(401);
      expect(await signIn(page, email, 'not the one')).toBe('WRONG_CREDENTIALS_ERROR');
      expect(await signIn(page, email)).toBe('OK');
      await page.reload();
      await page.evaluate(([how, path]) => window.client.start(how as 'cookie', path), [mode, base]);
      expect(await exists(page)).toBe(true);
      expect(await ask(page)).toBe(200);
    });

    test('AUT-094 ten calls in flight cost one refresh, and all are answered', { tag: '@all' }, async ({ context }) => {
      const page = await openSessionClient(context, { mode, base });
      await signUp(page, newEmail());
      const refreshes = countRefreshes(page);
      await spoilAccess(context, mode);
      const statuses = await page.evaluate(
        (url) => Promise.all(Array.from({ length: 10 }, () => fetch(url).then(({ status }) => status))),
        own,
      );
      expect(statuses).toEqual(Array(10).fill(200));
      expect(refreshes()).toBe(1);
      expect(await events(page)).toContain('REFRESH_SESSION');
    });

    test('a refresh whose answer is lost signs nobody out', async ({ context }) => {
      const page = await openSessionClient(context, { mode, base });
      await signUp(page, newEmail());
      const before = await context.cookies();
      await page.evaluate(() => window.client.Session.attemptRefreshingSession());
      await context.clearCookies();
      await context.addCookies(before);
      await spoilAccess(context, mode);
      expect(await ask(page)).toBe(200);
      expect(await exists(page)).toBe(true);
    });

    test('a stolen refresh token ends the session for both', async ({ context, browser }) => {
      const page = await openSessionClient(context, { mode, base });
      await signUp(page, newEmail());
      const stolen = await context.cookies();
      await page.evaluate(() => window.client.Session.attemptRefreshingSession());
      expect(await ask(page)).toBe(200);

      const other = await browser.newContext();
      await other.addCookies(stolen);
      const thief = await openSessionClient(other, { mode, base });
      await spoilAccess(other, mode);
      expect(await ask(thief)).toBe(401);
      expect(await exists(thief)).toBe(false);
      expect(await ask(page)).toBe(401);
      expect(await exists(page)).toBe(false);
      expect(await events(page)).toContain('UNAUTHORISED');
      await other.close();
    });

    test('a sign-out in one tab is a sign-out in all', async ({ context }) => {
      const page = await openSessionClient(context, { mode, base });
      await signUp(page, newEmail());
      const second = await openSessionClient(context, { mode, base });
      expect(await exists(second)).toBe(true);
      await second.evaluate(() => window.client.Session.signOut());
      expect(await ask(page)).toBe(401);
      expect(await exists(page)).toBe(false);
    });

    test('a new password by mail ends every other session', { tag: '@all' }, async ({ context, browser, request }) => {
      const page = await openSessionClient(context, { mode, base });
      const email = newEmail();
      await signUp(page, email);
      const other = await browser.newContext();
      const guest = await openSessionClient(other, { mode, base });
      expect(
        await guest.evaluate(
          (sent) => window.client.EmailPassword.sendPasswordResetEmail(sent).then(({ status }) => status),
          form({ email }),
        ),
      ).toBe('OK');
      const token = await mailTo(request, email, 'emailpassword');
      await guest.evaluate((given) => history.pushState(0, '', `?token=${given}`), token);
      const reset = (given: string) =>
        guest.evaluate(
          (sent) => window.client.EmailPassword.submitNewPassword(sent).then(({ status }) => status),
          form({ password: given }),
        );
      expect(await reset('password')).toBe('FIELD_ERROR');
      expect(await reset('another thimble')).toBe('OK');
      expect(await reset('another thimble')).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR');
      expect(await ask(page)).toBe(401);
      expect(await events(page)).toContain('UNAUTHORISED');
      await other.close();
    });
  });
}
