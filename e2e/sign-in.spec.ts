import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { strayPaths } from '@selvedge/domain/account/stray-paths.fixture.ts';
import { type There, test } from './rotation.ts';
import { fillSignIn, fillSignUp, join, mailedLink, newEmail, signOut } from './shopper.ts';
import { expect, type Page } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const toast = (page: Page, there: There) => page.getByText(there.t('login.successfully_logged_in'));

test.use({ viewport: { width: 1440, height: 900 } });

test('AUT-019 AUT-023 the login page shows one view, and its address names it', async ({ page, there }) => {
  await page.goto(there.url('/login'));
  const views = page.locator('[data-view]');
  for (const [link, view, search] of [
    [there.t('login.make_account'), 'signup', '?view=signup'],
    [there.t('login.sign_in'), 'login', ''],
    [there.t('login.forgot'), 'forgotPassword', '?view=forgot-password'],
    [there.t('login.back'), 'login', ''],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(there.url(`/login${search}`));
    await expect(views).toHaveCount(1);
    await expect(views).toHaveAttribute('data-view', view);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goto(there.url('/login?view=verify'));
  await expect(views).toHaveAttribute('data-view', 'verifyEmail');
});

test('what is missing or wrong is said below its field, and the first of it has the focus', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url('/login?view=signup'));
  await page.getByRole('button', { name: there.t('login.sign_up') }).click();
  await expect(page.getByLabel(there.t('login.email'))).toBeFocused();
  await expect(page.getByLabel(there.t('login.email'))).toHaveAccessibleDescription(there.t('field.required'));
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(there.t('field.tick'));
  await fillSignUp(page, there, { email: newEmail('short'), word: 'password' });
  const word = page.getByLabel(there.t('login.password'), { exact: true });
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription(there.t('login.error.password_common'));
  await page.evaluate(axe);
  const problems = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document);
    return violations.map(({ id }: { id: string }) => id);
  });
  expect(problems).toEqual([]);
});

test('a password can be looked at, and a wrong one is announced without saying what was wrong', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await page.goto(there.url('/login'));
  await page.getByLabel(there.t('login.password'), { exact: true }).fill('not this one');
  await page.getByRole('button', { name: there.t('login.show') }).click();
  await expect(page.getByLabel(there.t('login.password'), { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: there.t('login.hide') }).click();
  await fillSignIn(page, there, { email: newEmail('nobody'), word: 'not this one' });
  await expect(page.getByRole('alert').filter({ hasText: there.t('login.wrong_credentials') })).toBeVisible();
  expect(page.url()).not.toContain('password');
});

test('AUT-034 who signs in goes on where they were, AUT-030 and who signs out goes home', async ({ page, there }) => {
  const email = await join(page, there);
  await signOut(page, there).click();
  await expect(page).toHaveURL(there.url(''));
  await page.goto(there.url('/women?sorting=newest'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(there.url('/login'));
  await fillSignIn(page, there, { email });
  await expect(page).toHaveURL(there.url('/women?sorting=newest'));
  await expect(toast(page, there)).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'signed_in');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
  // AUT-017
  await page.goto(there.url('/login'));
  await expect(page).toHaveURL(there.url('/account'));
});

test('a name is text wherever it is shown', { tag: '@all' }, async ({ page, there }) => {
  const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await page.goto(there.url('/login?view=signup'));
  await fillSignUp(page, there, { email: newEmail('xss'), firstName: name, lastName: '"><svg/onload=document.title=3>' });
  await expect(page).toHaveURL(there.url('/account'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await page.goto(there.url('/account/profile'));
  await expect(page.getByLabel(there.t('account.first_name'))).toHaveValue(name);
  await expect(page).toHaveTitle(/Selvedge/);
  await expect(page.locator('main img[src="x"], main svg[onload]')).toHaveCount(0);
});

test('AUT-025 a forgotten password is replaced by way of a mail, whose token does not stay in the address', async ({
  page,
  browser,
  there,
}) => {
  const email = await join(page, there);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(there.url('/login?view=forgot-password'));
  await elsewhere.getByLabel(there.t('login.email')).fill(email);
  await elsewhere.getByRole('button', { name: there.t('login.send_link') }).click();
  await expect(elsewhere.getByText(there.t('login.reset_sent', { email }))).toBeVisible();
  await elsewhere.goto(await mailedLink(elsewhere, { to: email, template: 'reset-password' }));
  await expect(elsewhere.locator('[data-view]')).toHaveAttribute('data-view', 'resetPassword');
  await elsewhere.getByLabel(there.t('login.new_password')).fill('a bobbin of silver');
  await elsewhere.getByRole('button', { name: there.t('login.save_password') }).click();
  await expect(elsewhere.getByText(there.t('login.reset_done'))).toBeVisible();
  await elsewhere.getByRole('link', { name: there.t('login.sign_in') }).click();
  // AUT-021
  await expect(elsewhere).toHaveURL(there.url('/login'));
  await fillSignIn(elsewhere, there, { email, word: 'a bobbin of silver' });
  await expect(elsewhere).toHaveURL(there.url('/account'));
  // Whoever was signed in with the old one is not any more.
  await page.goto(there.url('/account/profile'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an address is confirmed by the link in the mail, once', { tag: '@all' }, async ({ page, there }) => {
  const email = await join(page, there);
  await expect(page.getByText(there.t('account.verify_text', { email }))).toBeVisible();
  const link = await mailedLink(page, { to: email, template: 'verify-email' });
  await page.goto(link);
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();
  await page.getByRole('link', { name: there.t('login.to_account') }).click();
  await expect(page.getByRole('heading', { level: 1, name: there.t('account.hello', { name: 'Ada' }) })).toBeVisible();
  await expect(page.getByText(there.t('account.verify_text', { email }))).toBeHidden();
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: there.t('login.already_verified') })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: there.t('login.link_used_up') })).toHaveCount(0);
  await page.getByRole('link', { name: there.t('login.to_account') }).click();
  await expect(page).toHaveURL(there.url('/account'));
});

test.describe('in the flyout', () => {
  test('AUT-016 AUT-018 AUT-031 NAV-021 a guest on an account page waits behind it, signs in and stays', async ({ page, there }) => {
    const email = await join(page, there);
    await signOut(page, there).click();
    await expect(page).toHaveURL(there.url(''));
    await page.goto(there.url('/account/profile'));
    const dialog = page.getByRole('dialog', { name: there.t('flyout.login') });
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel(there.t('account.first_name'))).toHaveCount(0);
    await dialog.getByRole('link', { name: there.t('login.make_account') }).click();
    await expect(dialog.locator('[data-view]')).toHaveAttribute('data-view', 'signup');
    await expect(page).toHaveURL(there.url('/account/profile'));
    await dialog.getByRole('link', { name: there.t('login.sign_in') }).click();
    await fillSignIn(dialog, there, { email });
    await expect(dialog).toBeHidden();
    await expect(toast(page, there)).toBeVisible();
    await expect(page).toHaveURL(there.url('/account/profile'));
    await expect(page.getByLabel(there.t('account.first_name'))).toHaveValue('Ada');
  });

  test('who closes it is told where they are, and has a way on', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/account'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: there.t('account.needs_login') })).toBeVisible();
    await page.getByRole('button', { name: there.t('login.sign_in') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('AUT-026 an address may ask for it, once', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women?sorting=newest&showLoginFlyout=true'));
    await expect(page.getByRole('dialog', { name: there.t('flyout.login') })).toBeVisible();
    await expect(page).toHaveURL(there.url('/women?sorting=newest'));
  });
});

/** The page as a market with other switches would serve it. */
async function withFlags(page: Page, path: string, flags: Record<string, boolean>): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, isOn] of Object.entries(flags)) body = body.replace(`"${name}":${!isOn}`, `"${name}":${isOn}`);
    await route.fulfill({ response, body });
  });
}

test.describe('where the market has switched something off', () => {
  test('AUT-016 without the flyout a guest is sent to the login page', { tag: '@all' }, async ({ page, there }) => {
    await withFlags(page, there.url('/account/profile'), { loginFlyout: false });
    await page.goto(there.url('/account/profile'));
    await expect(page).toHaveURL(there.url('/login'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('AUT-111 while signing in is being mended the flyout says so', { tag: '@all' }, async ({ page, there }) => {
    await withFlags(page, there.url('/account'), { loginPageMaintenance: true });
    await page.goto(there.url('/account'));
    await expect(page.getByRole('dialog')).toContainText(there.t('login.maintenance'));
    await expect(page.getByRole('dialog').getByLabel(there.t('login.email'))).toHaveCount(0);
  });

  test('AUT-107 AUT-113 providers are offered as they are configured, the company for its people always', { tag: '@all' }, async ({
    page,
    there,
  }) => {
    const providers = [
      { id: 'google', name: 'Google' },
      { id: 'azuread', name: 'Company' },
    ];
    const json = { status: 'OK', emailPassword: { enabled: true }, thirdParty: { enabled: true, providers } };
    await page.route('**/api/auth/loginmethods', (route) => route.fulfill({ json }));
    await page.goto(there.url('/login'));
    await expect(page.getByRole('button', { name: there.t('login.with', { provider: 'Google' }) })).toBeVisible();
    await expect(page.getByRole('button', { name: there.t('login.as_employee') })).toBeVisible();
    await expect(page.getByRole('button', { name: /Facebook|Apple/ })).toHaveCount(0);
    await withFlags(page, there.url('/login?view=signup'), { googleLogin: false });
    await page.goto(there.url('/login?view=signup'));
    await expect(page.getByRole('button', { name: there.t('login.as_employee') })).toBeVisible();
    await expect(page.getByRole('button', { name: there.t('login.with', { provider: 'Google' }) })).toHaveCount(0);
  });
});

test('a stored way back never leads to another shop', { tag: '@all' }, async ({ page, there }) => {
  const email = await join(page, there);
  for (const payload of [
    '//evil.example',
    '/\\evil.example',
    `https://evil.example/${there.id}`,
    'javascript:document.title=1',
    `/${there.id}/..//evil.example`,
    '/nl-NL/account',
  ]) {
    await page.context().clearCookies();
    await page.goto(there.url('/login'));
    await page.evaluate((stored) => sessionStorage.setItem('last_visited', stored), payload);
    await fillSignIn(page, there, { email });
    await expect(page, payload).toHaveURL(there.url('/account'));
  }
});

test('an address that hides another host leads to no other host', { tag: '@all' }, async ({ baseURL }) => {
  const { port } = new URL(baseURL!);
  const whereTo = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path }, (answer) => {
        answer.resume();
        resolve(answer.headers.location);
      }).on('error', reject);
    });
  // As a browser or a program sends them: what a request line cannot hold is written in percent.
  const paths = strayPaths.map((path) => path.replace(/[^\x21-\x7e]/gu, encodeURIComponent)).filter((path) => path.startsWith('/'));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths.flatMap((each) => [each, `/de-DE${each}`, `${each}/`])) {
    const location = await whereTo(path);
    if (location) expect(new URL(location, baseURL).origin, `${path} -> ${location}`).toBe(baseURL);
  }
});

test('the landing page of mails knows who is there', { tag: '@all' }, async ({ page, browser, there }) => {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(there.url('/welcome-back'));
  await expect(guest.locator('[data-view]')).toHaveAttribute('data-view', 'login');
  await join(page, there);
  await page.goto(there.url('/welcome-back'));
  await expect(page.getByRole('heading', { level: 1, name: there.t('page.welcome_back.title') })).toBeVisible();
});
