import { fillSignUp, newEmail } from './shopper.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const toProvider = (page: Page) => page.waitForRequest((request) => new URL(request.url()).hostname === 'localhost');
const failed = (page: Page) => page.getByText('Signing in through the other provider did not work.');

/** What somebody does there: says who they are and agrees. */
async function agreeAs(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('AUT-040 AUT-088 somebody comes by Google, and goes on where they were', async ({ page }) => {
  const email = newEmail('by-google');
  await page.goto('/en-GB/women?sorting=newest');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en-GB/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await agreeAs(page, email);
  await expect(page).toHaveURL('/en-GB/women?sorting=newest');
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await page.goto('/en-GB/account/profile');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('AUT-039 who began in the flyout goes on in the account, wherever a stored path would lead', async ({ page }) => {
  await page.goto('/en-GB/account/profile');
  const leaving = toProvider(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await leaving;
  await expect(page.locator('input[name=login]')).toBeVisible();
  await page.goto('/en-GB/legal');
  expect(await page.evaluate(() => sessionStorage.getItem('sign_in_return'))).toBe('/en-GB/account');
  await page.evaluate(() => sessionStorage.setItem('sign_in_return', '//evil.example/en-GB/account'));
  await page.goBack();
  await agreeAs(page, newEmail('by-flyout'));
  await expect(page).toHaveURL('/en-GB/account');
});

test('AUT-004 AUT-045 employees come by their company, nobody else does, and they by no other way', async ({ page, browser }) => {
  await page.goto('/en-GB/login');
  await page.getByRole('button', { name: 'Sign in as an employee' }).click();
  await agreeAs(page, newEmail('bo').replace('@example.com', '@company.example'));
  await expect(page).toHaveURL('/en-GB/account');
  for (const [button, email] of [
    ['Sign in as an employee', newEmail('stranger')],
    ['Continue with Google', newEmail('bo').replace('@example.com', '@company.example')],
  ] as const) {
    const other = await (await browser.newContext()).newPage();
    await other.goto('/en-GB/login');
    await other.getByRole('button', { name: button }).click();
    await agreeAs(other, email);
    await expect(failed(other)).toBeVisible();
    await expect(other).toHaveURL('/en-GB/login');
    await other.context().close();
  }
});

test('an address that the provider has never proven opens no account that is there', async ({ page, browser }) => {
  const email = newEmail('unproven');
  await page.goto('/en-GB/login?view=signup');
  await fillSignUp(page, { email });
  await expect(page).toHaveURL('/en-GB/account');
  const thief = await (await browser.newContext()).newPage();
  await thief.goto('/en-GB/login');
  await thief.getByRole('button', { name: 'Continue with Google' }).click();
  await agreeAs(thief, email);
  await expect(failed(thief)).toBeVisible();
  // AUT-048 why, above the form, for as long as it is not used.
  await expect(thief.getByRole('alert').getByText('There is an account with this e-mail address already.')).toBeVisible();
});

const verification = 'Auth state verification failed. The auth provider';
for (const { id, words, search, age } of [
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
] as const) {
  test(`${id} AUT-056 '${words}' is what support reads, and the shopper is told to try again`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/en-GB/login');
    const leaving = toProvider(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const state = new URL((await leaving).url()).searchParams.get('state')!;
    await expect(page.locator('input[name=login]')).toBeVisible();
    await page.goto('/en-GB/legal');
    await page.evaluate((how) => {
      const name = Object.keys(sessionStorage).find((each) => each.startsWith('supertokens-oauth-state'))!;
      if (how === 'gone') sessionStorage.removeItem(name);
      if (how === 'old')
        sessionStorage.setItem(name, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(name)!), expiresAt: Date.now() - 1 }));
    }, age);
    await page.goto(`/en-GB/login/callback?${search(encodeURIComponent(state))}`);
    await expect(failed(page)).toBeVisible();
    await expect(page).toHaveURL('/en-GB/login');
    expect(warnings).toContain(words);
  });
}

test('a shopper links Google in the account and takes it off again', async ({ page }) => {
  const email = newEmail('linker');
  await page.goto('/en-GB/login?view=signup');
  await fillSignUp(page, { email });
  await expect(page).toHaveURL('/en-GB/account');
  await page.goto('/en-GB/account/profile');
  const section = page.getByRole('region', { name: 'Sign in with others' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Link Google' }).click();
  // Another address than the account's own.
  await agreeAs(page, newEmail('elsewhere'));
  await expect(page).toHaveURL('/en-GB/account/profile');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Linked', { exact: true })).toBeVisible();
  await section.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(section.getByRole('button', { name: 'Link Google' })).toBeVisible();
});
