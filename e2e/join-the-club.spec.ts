import { type There, test } from './rotation.ts';
import { join, mailedLink, newEmail } from './shopper.ts';
import { expect, type Page } from './test.ts';
import { violations } from './violations.ts';
import { waitUntilHydrated } from './wait-until-hydrated.ts';
import { watchPage } from './watch-page.ts';

/** Its words are the page's own, as are those of the invitation and of the welcome. */
const terms = (page: Page) => page.locator('main form input[name=acceptsTerms]');

async function open(page: Page, there: There): Promise<void> {
  await page.goto(there.url('/customer-club'));
  const link = page.getByRole('main').locator('a[href$="/login"]');
  await waitUntilHydrated(link);
  await link.click();
  await expect(page.getByLabel(there.t('club.firstName'))).toBeFocused();
  await expect(page).toHaveURL(/customer-club/);
}

test('CMS-020 CMS-076 a guest joins by mail, and ends messages with the link of one', async ({ page, there }) => {
  const watched = await watchPage(page);
  const email = newEmail('guest');
  await open(page, there);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: 'Selvedge' })).toBeChecked();
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(page.getByLabel(there.t('club.email'), { exact: true })).toHaveAccessibleDescription(there.t('field.required'));
  await expect(terms(page)).toHaveAccessibleDescription(there.t('field.tick'));
  await expect(page.getByLabel(there.t('club.email'), { exact: true })).toBeFocused();
  await page.getByLabel(there.t('club.email'), { exact: true }).fill(email);
  await terms(page).check();
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(there.t('club.check_mail', { email }));
  expect(await violations(page)).toEqual([]);

  const link = await mailedLink(page, { to: email, template: 'club-confirm' });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: there.t('club.confirm.done.title') })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: there.t('club.confirm.used_up.title') })).toBeVisible();

  await expect.poll(async () => (await stopLink(page, email)) ?? '', { timeout: 20_000 }).toContain('/unsubscribe');
  await page.goto((await stopLink(page, email))!);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: there.t('unsubscribe.button') }).click();
  await expect(page.getByRole('heading', { level: 1, name: there.t('unsubscribe.done.title') })).toBeVisible();
  // A link that was used up is a refusal, and the browser says so by itself.
  expect(watched.consoleErrors.filter((line) => !line.includes('verify-marketing'))).toEqual([]);
});

async function stopLink(page: Page, to: string): Promise<string | undefined> {
  const mails = (await (await page.request.get('/dev/mail.json')).json()) as { to: string; template: string; links: string[] }[];
  const link = mails.find((mail) => mail.to === to && mail.template === 'club-welcome')?.links.find((each) => each.includes('unsubscribe'));
  return link && new URL(link).pathname + new URL(link).search;
}

test('LOY-007 LOY-008 LOY-028 LOY-036 a shopper proves the address, joins at once, and sees the prices of members; the browser keeps both', async ({
  page,
  there,
}) => {
  const email = await join(page, there);
  await open(page, there);
  const send = async () => {
    await page.getByLabel(there.t('club.email'), { exact: true }).fill(email);
    await terms(page).check();
    await page.getByRole('main').locator('form button[type=submit]').click();
  };
  await send();
  await expect(page.getByLabel(there.t('club.email'), { exact: true })).toHaveAccessibleDescription(there.t('club.verify_first'));
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();
  await open(page, there);
  await send();
  const done = page.getByRole('main').getByRole('status').first();
  await expect(done).toBeVisible();
  await expect(done).not.toContainText(email);
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  // What calls say of consent is what the shop knows by now, before another page is opened.
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('account_consent') ?? '{}').newsletter)).toBe(true);
  expect((await page.context().cookies()).find(({ name }) => name === 'club_member')?.value).toBe('1');
  await page.goto(there.url('/women'));
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await page.goto(there.url('/customer-club'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: there.t('club.yours') })).toBeVisible();
  await expect(main.locator('a[href$="/login"]')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the invitation leads on', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/customer-club'));
    await page.getByRole('main').locator('a[href$="/login"]').click();
    await expect(page).toHaveURL(there.url('/login'));
  });
});
