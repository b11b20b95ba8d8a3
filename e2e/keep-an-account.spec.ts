import { readFileSync } from 'node:fs';
import { fillSignIn, join, mailedLink, newEmail, password } from './shopper.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a shopper tells about themselves, within what is possible', async ({ page }) => {
  await join(page);
  await page.goto('/de-DE/account/profile');
  await page.getByLabel('First name').fill('Ada Maria');
  await page.getByLabel('Date of birth').fill('2015-01-01');
  await page.getByLabel('Mobile number').fill('0151 / 234-567');
  await page.getByLabel('Favourite store').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription('You need to be between 16 and 130 years old.');
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada Maria');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-02-28');
  await expect(page.getByLabel('Prefix')).toHaveValue('+49');
  await expect(page.getByLabel('Mobile number')).toHaveValue('151234567');
  await expect(page.getByLabel('Favourite store')).not.toHaveValue('');
});

test('another e-mail address counts once it is confirmed', async ({ page }) => {
  const old = await join(page);
  const email = newEmail('new');
  await page.goto('/en-GB/account/profile');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText(`We have sent a mail to ${email}.`)).toBeVisible();
  expect(await mailedLink(page, { to: old, template: 'email-change-asked' })).toContain('forgot-password');
  await page.goto(await mailedLink(page, { to: email, template: 'confirm-email' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your new address is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await mailedLink(page, { to: old, template: 'email-changed' });
});

test('a device is signed out from another', async ({ page, browser }) => {
  const email = await join(page);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto('/en-GB/login');
  await fillSignIn(phone, { email });
  await expect(phone).toHaveURL('/en-GB/account');
  await page.goto('/en-GB/account/profile');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out: / }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/en-GB/account/profile');
  await expect(phone.getByRole('dialog')).toBeVisible();
});

test('preferences are kept', async ({ page }) => {
  await join(page);
  await page.goto('/en-GB/account/preferences');
  await page.getByRole('checkbox', { name: 'Knitwear' }).check();
  await page.getByRole('checkbox', { name: 'Other Side' }).check();
  await page.getByRole('radio', { name: 'Once a month' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Knitwear' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Other Side' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Denim' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Once a month' })).toBeChecked();
});

test('AUT-109, NAV-022 who has not accepted the terms of today is asked, and not again afterwards', async ({ page }) => {
  await page.route('**/accept-terms/**', (route) => route.abort());
  await join(page);
  await page.unroute('**/accept-terms/**');
  await page.goto('/en-GB/women');
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Changing your mind');
  await dialog.getByRole('button', { name: 'I accept the terms' }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  const asked = page.waitForResponse('**/get-user-metadata');
  await page.reload();
  await asked;
  await expect(dialog).toBeHidden();
});

test('ACC-015 in Türkiye each consent is asked for on its own, and only the disclosure must be ticked', async ({ page }) => {
  await page.route('**/accept-terms/**', (route) => route.abort());
  await join(page);
  await page.goto('/tr-TR');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  const accept = dialog.locator('button[type=submit]');
  await accept.click();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await expect(dialog.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(2).check();
  const sent = page.waitForRequest('**/api/account/tr-TR/accept-terms-tr/**');
  await accept.click();
  expect((await sent).postDataJSON()).toEqual({ disclosureRead: true, dataConsent: false, marketingConsent: true });
  expect((await (await sent).response())?.ok()).toBe(true);
  await expect(dialog).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  const asked = page.waitForResponse('**/get-user-metadata');
  await page.reload();
  await asked;
  await expect(dialog).toBeHidden();
});

test('a shopper takes their data along and deletes the account', async ({ page }) => {
  const email = await join(page);
  await page.goto('/en-GB/account/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email, profile: { firstName: 'Ada' } } });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page).toHaveURL('/en-GB');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await page.goto('/en-GB/login');
  await fillSignIn(page, { email });
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
});

test('a password is changed in the account, and who signs out leaves nothing behind in any tab', async ({ page, context }) => {
  const email = await join(page);
  await page.goto('/en-IE/account/profile');
  const other = await context.newPage();
  await other.goto('/en-IE');
  await other.evaluate(() => {
    localStorage.setItem('search_history', '["wool"]');
    sessionStorage.setItem('checkout_draft en-IE', '{"email":"x"}');
  });
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(email);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/nobody would guess/);
  await page.getByLabel('New password').fill('two needles, one thread');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your password.');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL('/en-IE');
  const left = () => other.evaluate(() => [localStorage.getItem('search_history'), sessionStorage.getItem('checkout_draft en-IE')]);
  await expect.poll(left).toEqual([null, null]);
  await page.goto('/en-IE/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  expect(page.url()).not.toContain('%40');
  await page.goto('/en-IE/login');
  await fillSignIn(page, { email, word: 'two needles, one thread' });
  await expect(page).toHaveURL('/en-IE');
});
