import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { strayPaths } from '@selvedge/domain/account/stray-paths.fixture.ts';
import { fillSignIn, fillSignUp, join, mailedLink, newEmail } from './shopper.ts';
import { expect, type Page, test } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const toast = (page: Page) => page.getByText('You are signed in.');
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true }).first();

test.use({ viewport: { width: 1440, height: 900 } });

test('AUT-019 AUT-023 the login page shows one view, and its address names it', async ({ page }) => {
  await page.goto('/en-GB/login');
  const views = page.locator('[data-view]');
  for (const [link, view, search] of [
    ['Make an account', 'signup', '?view=signup'],
    ['Sign in', 'login', ''],
    ['Forgot your password?', 'forgotPassword', '?view=forgot-password'],
    ['Back to sign-in', 'login', ''],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/en-GB/login${search}`);
    await expect(views).toHaveCount(1);
    await expect(views).toHaveAttribute('data-view', view);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goto('/en-GB/login?view=verify');
  await expect(views).toHaveAttribute('data-view', 'verifyEmail');
});

test('what is missing or wrong is said below its field, and the first of it has the focus', async ({ page }) => {
  await page.goto('/en-GB/login?view=signup');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription('Please fill this in.');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Please tick this to go on.');
  await fillSignUp(page, { email: newEmail('short'), word: 'password' });
  const word = page.getByLabel('Password', { exact: true });
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription(/Too many people use this password/);
  await page.evaluate(axe);
  const problems = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document);
    return violations.map(({ id }: { id: string }) => id);
  });
  expect(problems).toEqual([]);
});

test('a password can be looked at, and a wrong one is announced without saying what was wrong', async ({ page }) => {
  await page.goto('/en-GB/login');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await fillSignIn(page, { email: newEmail('nobody'), word: 'not this one' });
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
  expect(page.url()).not.toContain('password');
});

test('AUT-034 who signs in goes on where they were, AUT-030 and who signs out goes home', async ({ page }) => {
  const email = await join(page);
  await signOut(page).click();
  await expect(page).toHaveURL('/en-GB');
  await page.goto('/en-GB/women?sorting=newest');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en-GB/login');
  await fillSignIn(page, { email });
  await expect(page).toHaveURL('/en-GB/women?sorting=newest');
  await expect(toast(page)).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'signed_in');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
  // AUT-017
  await page.goto('/en-GB/login');
  await expect(page).toHaveURL('/en-GB/account');
});

test('a name is text wherever it is shown', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await page.goto('/en-GB/login?view=signup');
  await fillSignUp(page, { email: newEmail('xss'), firstName: name, lastName: '"><svg/onload=document.title=3>' });
  await expect(page).toHaveURL('/en-GB/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await page.goto('/en-GB/account/profile');
  await expect(page.getByLabel('First name')).toHaveValue(name);
  await expect(page).toHaveTitle(/Selvedge/);
  await expect(page.locator('main img[src="x"], main svg[onload]')).toHaveCount(0);
});

test('AUT-025 a forgotten password is replaced by way of a mail, whose token does not stay in the address', async ({ page, browser }) => {
  const email = await join(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/en-GB/login?view=forgot-password');
  await elsewhere.getByLabel('E-mail address').fill(email);
  await elsewhere.getByRole('button', { name: 'Send me a link' }).click();
  await expect(elsewhere.getByText(`If ${email} has an account here`)).toBeVisible();
  await elsewhere.goto(await mailedLink(elsewhere, { to: email, template: 'reset-password' }));
  await expect(elsewhere.locator('[data-view]')).toHaveAttribute('data-view', 'resetPassword');
  await elsewhere.getByLabel('New password').fill('a bobbin of silver');
  await elsewhere.getByRole('button', { name: 'Save the password' }).click();
  await expect(elsewhere.getByText('Your new password is saved.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Sign in' }).click();
  // AUT-021
  await expect(elsewhere).toHaveURL('/en-GB/login');
  await fillSignIn(elsewhere, { email, word: 'a bobbin of silver' });
  await expect(elsewhere).toHaveURL('/en-GB/account');
  // Whoever was signed in with the old one is not any more.
  await page.goto('/en-GB/account/profile');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an address is confirmed by the link in the mail, once', async ({ page }) => {
  const email = await join(page);
  await expect(page.getByText(`Please confirm ${email}`)).toBeVisible();
  const link = await mailedLink(page, { to: email, template: 'verify-email' });
  await page.goto(link);
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  await expect(page.getByText(`Please confirm ${email}`)).toBeHidden();
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: 'is confirmed already' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'used or is too old' })).toHaveCount(0);
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page).toHaveURL('/en-GB/account');
});

test.describe('in the flyout', () => {
  test('AUT-016 AUT-018 AUT-031 NAV-021 a guest on an account page waits behind it, signs in and stays', async ({ page }) => {
    const email = await join(page);
    await signOut(page).click();
    await expect(page).toHaveURL('/en-GB');
    await page.goto('/en-GB/account/profile');
    const dialog = page.getByRole('dialog', { name: 'Your account' });
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Make an account' }).click();
    await expect(dialog.locator('[data-view]')).toHaveAttribute('data-view', 'signup');
    await expect(page).toHaveURL('/en-GB/account/profile');
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(dialog, { email });
    await expect(dialog).toBeHidden();
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL('/en-GB/account/profile');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('who closes it is told where they are, and has a way on', async ({ page }) => {
    await page.goto('/en-GB/account');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see your account' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('AUT-026 an address may ask for it, once', async ({ page }) => {
    await page.goto('/en-GB/women?sorting=newest&showLoginFlyout=true');
    await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
    await expect(page).toHaveURL('/en-GB/women?sorting=newest');
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
  test('AUT-016 without the flyout a guest is sent to the login page', async ({ page }) => {
    await withFlags(page, '/en-GB/account/profile', { loginFlyout: false });
    await page.goto('/en-GB/account/profile');
    await expect(page).toHaveURL('/en-GB/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('AUT-111 while signing in is being mended the flyout says so', async ({ page }) => {
    await withFlags(page, '/en-GB/account', { loginPageMaintenance: true });
    await page.goto('/en-GB/account');
    await expect(page.getByRole('dialog')).toContainText('Signing in is being mended.');
    await expect(page.getByRole('dialog').getByLabel('E-mail address')).toHaveCount(0);
  });

  test('AUT-107 AUT-113 providers are offered as they are configured, the company for its people always', async ({ page }) => {
    const providers = [
      { id: 'google', name: 'Google' },
      { id: 'azuread', name: 'Company' },
    ];
    const json = { status: 'OK', emailPassword: { enabled: true }, thirdParty: { enabled: true, providers } };
    await page.route('**/api/auth/loginmethods', (route) => route.fulfill({ json }));
    await page.goto('/en-GB/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in as an employee' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Facebook|Apple/ })).toHaveCount(0);
    await withFlags(page, '/en-GB/login?view=signup', { googleLogin: false });
    await page.goto('/en-GB/login?view=signup');
    await expect(page.getByRole('button', { name: 'Sign in as an employee' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  });
});

test('a stored way back never leads to another shop', async ({ page }) => {
  const email = await join(page);
  for (const payload of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/en-GB',
    'javascript:document.title=1',
    '/en-GB/..//evil.example',
    '/de-DE/account',
  ]) {
    await page.context().clearCookies();
    await page.goto('/en-GB/login');
    await page.evaluate((stored) => sessionStorage.setItem('last_visited', stored), payload);
    await fillSignIn(page, { email });
    await expect(page, payload).toHaveURL('/en-GB/account');
  }
});

test('an address that hides another host leads to no other host', async ({ baseURL }) => {
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
  for (const path of paths.flatMap((each) => [each, `/en-GB${each}`, `${each}/`])) {
    const location = await whereTo(path);
    if (location) expect(new URL(location, baseURL).origin, `${path} -> ${location}`).toBe(baseURL);
  }
});

test('the landing page of mails knows who is there', async ({ page, browser }) => {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/en-GB/welcome-back');
  await expect(guest.locator('[data-view]')).toHaveAttribute('data-view', 'login');
  await join(page);
  await page.goto('/en-GB/welcome-back');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
