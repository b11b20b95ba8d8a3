import { join, mailedLink, newEmail } from './shopper.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

async function open(page: Page): Promise<void> {
  // Until its script is there the link leads on, as it does without scripts.
  await expect(async () => {
    await page.goto('/en-GB/customer-club', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: 'Join the club', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeFocused({ timeout: 5_000 });
    await expect(page).toHaveURL(/customer-club/);
  }).toPass();
}

test('CMS-020 CMS-076 a guest joins by mail, and ends messages with the link of one', async ({ page }) => {
  const watched = await watchPage(page);
  const email = newEmail('guest');
  await open(page);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: 'Selvedge' })).toBeChecked();
  await page.getByRole('button', { name: 'Join the club' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription('Please fill this in.');
  await expect(page.getByRole('checkbox', { name: 'I agree to the club terms.' })).toHaveAccessibleDescription(
    'Please tick this to go on.',
  );
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: 'I agree to the club terms.' }).check();
  await page.getByRole('button', { name: 'Join the club' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome' })).toContainText(`We have sent a mail to ${email}.`);
  expect(await violations(page)).toEqual([]);

  const link = await mailedLink(page, { to: email, template: 'club-confirm' });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the club' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has been used' })).toBeVisible();

  await expect.poll(async () => (await stopLink(page, email)) ?? '', { timeout: 20_000 }).toContain('/unsubscribe');
  await page.goto((await stopLink(page, email))!);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop the messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No more messages' })).toBeVisible();
  // A link that was used up is a refusal, and the browser says so by itself.
  expect(watched.consoleErrors.filter((line) => !line.includes('verify-marketing'))).toEqual([]);
});

async function stopLink(page: Page, to: string): Promise<string | undefined> {
  const mails = (await (await page.request.get('/dev/mail.json')).json()) as { to: string; template: string; links: string[] }[];
  const link = mails.find((mail) => mail.to === to && mail.template === 'club-welcome')?.links.find((each) => each.includes('unsubscribe'));
  return link && new URL(link).pathname + new URL(link).search;
}

test('LOY-028 LOY-036 a shopper proves the address, joins at once, and sees the prices of members', async ({ page }) => {
  const email = await join(page);
  await open(page);
  const send = async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByRole('checkbox', { name: 'I agree to the club terms.' }).check();
    await page.getByRole('button', { name: 'Join the club' }).click();
  };
  await send();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/is not confirmed yet/);
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await open(page);
  await send();
  const done = page.getByRole('status').filter({ hasText: 'Welcome' });
  await expect(done).toBeVisible();
  await expect(done).not.toContainText('We have sent a mail');
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await page.goto('/en-GB/women');
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the invitation leads on', async ({ page }) => {
    await page.goto('/en-GB/customer-club');
    await page.getByRole('main').getByRole('link', { name: 'Join the club', exact: true }).click();
    await expect(page).toHaveURL('/en-GB/login');
  });
});
