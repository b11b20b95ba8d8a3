import { holdNotice, openStudio, staff } from './staff.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const { email, password } = staff;

test.use({ viewport: { width: 1440, height: 900 } });

test('a member of staff switches a flag, sees it live and takes it back', { tag: '@all' }, async ({ page, request }) => {
  const seen = await watchPage(page);
  await signIn(page, { reset: ['da-DK', 'quickBuy'] });
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  // A journey beside this one may have a 56th market in the making.
  await expect(page.getByText(/^(\d\d) of \1$/)).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('danish krone');
  await expect(page.getByText(/^1 of \d\d$/)).toBeVisible();
  await page.getByRole('link', { name: 'Flags for Denmark, Danish' }).click();

  const quickBuy = page.getByRole('switch', { name: 'Quick buy' });
  await expect(quickBuy).toBeChecked();
  await quickBuy.click();
  await expect(quickBuy).not.toBeChecked();
  await holdNotice(page, 'Quick buy is off in da-DK');
  await expect(rowOf(page, 'quickBuy').getByText('Live', { exact: true })).toBeVisible();
  await expect.poll(() => flagFor(request, 'da-DK', 'quickBuy')).toBe(false);
  await expect.poll(() => flagFor(request, 'sv-SE', 'quickBuy')).toBe(true);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  const entry = page.getByRole('row', { name: 'Quick buy, da-DK' }).first();
  await expect(entry).toContainText(email);
  await expect(entry).toContainText('default → off');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: Quick buy is on in da-DK')).toBeVisible();
  await expect.poll(() => flagFor(request, 'da-DK', 'quickBuy')).toBe(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('row', { name: 'Quick buy, da-DK' }).first()).toContainText('off → default');

  // The question who is signed in, before anybody was; and a shop that is reading its content anew and says "in a moment".
  const expected = /401|503.*\/flags/;
  expect(seen.consoleErrors.filter((line) => !expected.test(line))).toEqual([]);
  expect(seen.otherHosts).toEqual([]);
});

test('a number is refused when it is none, saved with Enter and reset to its default', { tag: '@all' }, async ({ page, request }) => {
  await signIn(page, { path: '/studio/flags/fi-FI', reset: ['fi-FI', 'basketDeleteTimeout'] });
  const row = rowOf(page, 'basketDeleteTimeout');
  const field = row.getByRole('textbox');
  await field.fill('a minute');
  await expect(row.getByRole('alert')).toBeVisible();
  await field.fill('90');
  await field.press('Enter');
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  await expect.poll(() => flagFor(request, 'fi-FI', 'basketDeleteTimeout')).toBe(90);
  await row.getByRole('button', { name: 'Reset' }).click();
  await expect(field).toHaveValue('60');
  await expect.poll(() => flagFor(request, 'fi-FI', 'basketDeleteTimeout')).toBe(60);
});

test('a session that ends asks to sign in again and keeps what was typed', { tag: '@all' }, async ({ page, context }) => {
  await signIn(page, { path: '/studio/flags/pl-PL', reset: ['pl-PL', 'idleTimerMs'] });
  const row = rowOf(page, 'idleTimerMs');
  await row.getByRole('textbox').fill('45000');
  await context.clearCookies();
  await row.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');

  await expect(row.getByRole('textbox')).toHaveValue('45000');
  await expect(row.getByText('Not saved')).toBeVisible();
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
});

test('a shop that does not answer leaves the flag as it was and says so', { tag: '@all' }, async ({ page }) => {
  await signIn(page, { path: '/studio/flags/nl-NL' });
  const returns = page.getByRole('switch', { name: 'Returns' });
  await expect(returns).toBeChecked();
  await page.route('**/api/studio/flags', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await returns.click();
  await expect(rowOf(page, 'returns').getByText('Not saved')).toBeVisible();
  await expect(returns).toBeChecked();
  await expect(page.getByText('Couldn’t change Returns in nl-NL')).toBeVisible();
});

test('a wrong password says nothing about the account and keeps the e-mail', { tag: '@all' }, async ({ page }) => {
  await page.goto('/studio');
  await page.getByLabel('Email').fill('nobody@selvedge.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@selvedge.example');
});

test('after signing out the Studio is closed', { tag: '@all' }, async ({ page }) => {
  await signIn(page, { path: '/studio/audit' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the Studio' })).toBeVisible();
  await page.goto('/studio/audit');
  await expect(page.getByRole('heading', { name: 'Sign in to the Studio' })).toBeVisible();
});

/** `reset` is what an earlier run on the same database may have left behind. */
async function signIn(
  page: Page,
  { path = '/studio/markets', reset }: { path?: string; reset?: [market: string, flag: string] } = {},
): Promise<void> {
  if (reset) {
    await page.request.post('/api/studio/sign-in', { data: staff });
    const [market, name] = reset;
    const cells: { market: string; name: string; value: unknown }[] = await (await page.request.get('/api/studio/flags')).json();
    const own = cells.find((cell) => cell.market === market && cell.name === name);
    if (own) {
      const changes = [{ market, name, before: own.value, value: null }];
      expect((await page.request.put('/api/studio/flags', { data: { changes } })).status()).toBe(200);
      await expect.poll(() => flagFor(page.request, market, name)).not.toBe(own.value);
    }
  }
  await openStudio(page, path);
}

function rowOf(page: Page, flag: string) {
  return page.locator(`[data-flag="${flag}"]`);
}

/** What a visitor's page is told. */
async function flagFor(request: APIRequestContext, market: string, flag: string): Promise<unknown> {
  const answer = await request.get(`/${market}?type=json`);
  return (await answer.json()).featureToggles?.[flag];
}
