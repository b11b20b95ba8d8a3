import { type There, test } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { fillSignUp, newEmail } from './shopper.ts';
import { someOf } from './some-of.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const toProvider = (page: Page) => page.waitForRequest((request) => new URL(request.url()).hostname === 'localhost');
const failed = (page: Page, there: There) => page.getByText(there.t('login.thirdparty_error'));

/** What somebody does there: says who they are and agrees. */
async function agreeAs(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('AUT-040 AUT-088 somebody comes by Google, and goes on where they were', async ({ page, there }) => {
  const email = newEmail('by-google');
  await page.goto(there.url('/women?sorting=newest'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(there.url('/login'));
  await page.getByRole('button', { name: there.t('login.with', { provider: 'Google' }) }).click();
  await agreeAs(page, email);
  await expect(page).toHaveURL(there.url('/women?sorting=newest'));
  await expect(page.getByText(there.t('login.successfully_logged_in'))).toBeVisible();
  await page.goto(there.url('/account/profile'));
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('AUT-039 who began in the flyout goes on in the account, wherever a stored path would lead', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await page.goto(there.url('/account/profile'));
  const leaving = toProvider(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: there.t('login.with', { provider: 'Google' }) })
    .click();
  await leaving;
  await expect(page.locator('input[name=login]')).toBeVisible();
  await page.goto(there.url('/legal'));
  expect(await page.evaluate(() => sessionStorage.getItem('sign_in_return'))).toBe(there.url('/account'));
  await page.evaluate((way) => sessionStorage.setItem('sign_in_return', way), `//evil.example${there.url('/account')}`);
  await page.goBack();
  await agreeAs(page, newEmail('by-flyout'));
  await expect(page).toHaveURL(there.url('/account'));
});

test('AUT-004 AUT-045 employees come by their company, nobody else does, and they by no other way', { tag: '@all' }, async ({
  page,
  browser,
  there,
}) => {
  await page.goto(there.url('/login'));
  await page.getByRole('button', { name: there.t('login.as_employee') }).click();
  await agreeAs(page, newEmail('bo').replace('@example.com', '@company.example'));
  await expect(page).toHaveURL(there.url('/account'));
  for (const [button, email] of [
    [there.t('login.as_employee'), newEmail('stranger')],
    [there.t('login.with', { provider: 'Google' }), newEmail('bo').replace('@example.com', '@company.example')],
  ] as const) {
    const other = await (await browser.newContext()).newPage();
    await other.goto(there.url('/login'));
    await other.getByRole('button', { name: button }).click();
    await agreeAs(other, email);
    await expect(failed(other, there)).toBeVisible();
    await expect(other).toHaveURL(there.url('/login'));
    await other.context().close();
  }
});

test('an address that the provider has never proven opens no account that is there', { tag: '@all' }, async ({ page, browser, there }) => {
  const email = newEmail('unproven');
  await page.goto(there.url('/login?view=signup'));
  await fillSignUp(page, there, { email });
  await expect(page).toHaveURL(there.url('/account'));
  const thief = await (await browser.newContext()).newPage();
  await thief.goto(there.url('/login'));
  await thief.getByRole('button', { name: there.t('login.with', { provider: 'Google' }) }).click();
  await agreeAs(thief, email);
  await expect(failed(thief, there)).toBeVisible();
  // AUT-048 why, above the form, for as long as it is not used.
  await expect(thief.getByRole('alert').getByText(there.t('login.error.unproven'))).toBeVisible();
});

const verification = 'Auth state verification failed. The auth provider';
const failures = [
  {
    id: 'AUT-051',
    words: 'No valid auth state present in session storage',
    search: (state: string) => `code=x&state=${state}`,
    age: 'gone',
  },
  { id: 'AUT-052', words: 'No state recieved from auth provider', search: () => 'code=x', age: 'fresh' },
  { id: 'AUT-053', words: `${verification} took too long to respond`, search: (state: string) => `code=x&state=${state}`, age: 'old' },
  { id: 'AUT-054', words: `${verification} responded with an invalid state`, search: () => 'code=x&state=another', age: 'fresh' },
  {
    id: 'AUT-055',
    words: 'Auth provider responded with error: access_denied',
    search: (state: string) => `error=access_denied&state=${state}`,
    age: 'fresh',
  },
] as const;
for (const { id, words, search, age } of someOf('failures of a provider', failures)) {
  test(`${id} AUT-056 '${words}' is what support reads, and the shopper is told to try again`, { tag: '@all' }, async ({ page, there }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(there.url('/login'));
    const leaving = toProvider(page);
    await page.getByRole('button', { name: there.t('login.with', { provider: 'Google' }) }).click();
    const state = new URL((await leaving).url()).searchParams.get('state')!;
    await expect(page.locator('input[name=login]')).toBeVisible();
    await page.goto(there.url('/legal'));
    await page.evaluate((how) => {
      const name = Object.keys(sessionStorage).find((each) => each.startsWith('supertokens-oauth-state'))!;
      if (how === 'gone') sessionStorage.removeItem(name);
      if (how === 'old')
        sessionStorage.setItem(name, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(name)!), expiresAt: Date.now() - 1 }));
    }, age);
    await page.goto(there.url(`/login/callback?${search(encodeURIComponent(state))}`));
    await expect(failed(page, there)).toBeVisible();
    await expect(page).toHaveURL(there.url('/login'));
    expect(warnings).toContain(words);
  });
}

test('a shopper links Google in the account and takes it off again', { tag: '@all' }, async ({ page, there }) => {
  const email = newEmail('linker');
  await page.goto(there.url('/login?view=signup'));
  await fillSignUp(page, there, { email });
  await expect(page).toHaveURL(there.url('/account'));
  await page.goto(there.url('/account/profile'));
  const section = page.getByRole('region', { name: there.t('account.providers') });
  await scrollTo(section);
  await section.getByRole('button', { name: there.t('account.provider_link_of', { provider: 'Google' }) }).click();
  // Another address than the account's own.
  await agreeAs(page, newEmail('elsewhere'));
  await expect(page).toHaveURL(there.url('/account/profile'));
  await scrollTo(section);
  await expect(section.getByText(there.t('account.provider_on'), { exact: true })).toBeVisible();
  await section.getByRole('button', { name: there.t('account.provider_unlink_of', { provider: 'Google' }) }).click();
  await expect(section.getByRole('button', { name: there.t('account.provider_link_of', { provider: 'Google' }) })).toBeVisible();
});
