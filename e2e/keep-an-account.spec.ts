import { readFileSync } from 'node:fs';
import { test } from './rotation.ts';
import { fillSignIn, join, mailedLink, newEmail, password, signOut } from './shopper.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('where there are stores', () => {
  test.use({ among: ['de-DE', 'hu-HU', 'en-CA'] });

  test('a shopper tells about themselves, within what is possible', async ({ page, there }) => {
    await join(page, there);
    await page.goto(there.url('/account/profile'));
    const [prefix = '', number = ''] = there.address.mobilePhoneNumber.split(' ');
    await page.getByLabel(there.t('account.first_name')).fill('Ada Maria');
    await page.getByLabel(there.t('account.birthdate')).fill('2015-01-01');
    await page.getByLabel(there.t('account.phone')).fill(number.replace(/(...)(...)/, '$1 / $2-'));
    await page.getByLabel(there.t('account.favorite_store')).selectOption({ index: 1 });
    await page.getByRole('button', { name: there.t('account.save'), exact: true }).click();
    await expect(page.getByLabel(there.t('account.birthdate'))).toHaveAccessibleDescription(there.t('validation.age'));
    await expect(page.getByLabel(there.t('account.birthdate'))).toBeFocused();
    await page.getByLabel(there.t('account.birthdate')).fill('1990-02-28');
    await page.getByRole('button', { name: there.t('account.save'), exact: true }).click();
    await expect(page.getByText(there.t('account.saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(there.t('account.first_name'))).toHaveValue('Ada Maria');
    await expect(page.getByLabel(there.t('account.birthdate'))).toHaveValue('1990-02-28');
    await expect(page.getByLabel(there.t('account.dial_prefix'))).toHaveValue(prefix);
    await expect(page.getByLabel(there.t('account.phone'))).toHaveValue(number);
    await expect(page.getByLabel(there.t('account.favorite_store'))).not.toHaveValue('');
  });
});

test('another e-mail address counts once it is confirmed', { tag: '@all' }, async ({ page, there }) => {
  const old = await join(page, there);
  const email = newEmail('new');
  await page.goto(there.url('/account/profile'));
  await page.getByRole('button', { name: there.t('account.change_email') }).click();
  await page.getByLabel(there.t('account.new_email')).fill(email);
  await page.getByLabel(there.t('account.own_password')).fill('not this one');
  await page.getByRole('button', { name: there.t('account.change_email') }).click();
  await expect(page.getByLabel(there.t('account.own_password'))).toHaveAccessibleDescription(there.t('account.wrong_password'));
  await page.getByLabel(there.t('account.own_password')).fill(password);
  await page.getByRole('button', { name: there.t('account.change_email') }).click();
  await expect(page.getByText(there.t('account.email_pending', { email }))).toBeVisible();
  expect(await mailedLink(page, { to: old, template: 'email-change-asked' })).toContain('forgot-password');
  await page.goto(await mailedLink(page, { to: email, template: 'confirm-email' }));
  await expect(page.getByRole('heading', { level: 1, name: there.t('login.confirm.done.title') })).toBeVisible();
  await page.getByRole('link', { name: there.t('login.to_account') }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await mailedLink(page, { to: old, template: 'email-changed' });
});

test('a device is signed out from another', { tag: '@all' }, async ({ page, browser, there }) => {
  const email = await join(page, there);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(there.url('/login'));
  await fillSignIn(phone, there, { email });
  await expect(phone).toHaveURL(there.url('/account'));
  await page.goto(there.url('/account/profile'));
  const devices = page.getByRole('region', { name: there.t('account.sessions') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: there.like('account.end_session_of') }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.goto(there.url('/account/profile'));
  await expect(phone.getByRole('dialog')).toBeVisible();
});

test('preferences are kept', { tag: '@all' }, async ({ page, there }) => {
  await join(page, there);
  await page.goto(there.url('/account/preferences'));
  const [boxes, often] = [page.getByRole('main').getByRole('checkbox'), page.getByRole('main').getByRole('radio').nth(1)];
  await boxes.first().check();
  await boxes.last().check();
  await often.check();
  await page.getByRole('button', { name: there.t('account.save'), exact: true }).click();
  await expect(page.getByText(there.t('account.saved'))).toBeVisible();
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.last()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(often).toBeChecked();
});

test('AUT-109, NAV-022 who has not accepted the terms of today is asked, and not again afterwards', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await join(page, there, 'ada', { acceptsTerms: false });
  await page.goto(there.url('/women'));
  const dialog = page.getByRole('dialog', { name: there.t('flyout.accountTerms') });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/.{300}/s);
  await dialog.getByRole('button', { name: there.t('account.terms_accept') }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  const asked = page.waitForResponse('**/get-user-metadata');
  await page.reload();
  await asked;
  await expect(dialog).toBeHidden();
});

test('ACC-015 in Türkiye each consent is asked for on its own, and only the disclosure must be ticked', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await join(page, there, 'ada', { acceptsTerms: false });
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

test('a shopper takes their data along and deletes the account', async ({ page, there }) => {
  const email = await join(page, there);
  await page.goto(there.url('/account/profile'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: there.t('account.export') }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email, profile: { firstName: 'Ada' } } });

  await page.getByRole('button', { name: there.t('account.delete_start') }).click();
  await page.getByLabel(there.t('account.own_password')).fill('not this one');
  await page.getByRole('button', { name: there.t('account.delete_now') }).click();
  await expect(page.getByLabel(there.t('account.own_password'))).toHaveAccessibleDescription(there.t('account.wrong_password'));
  await page.getByLabel(there.t('account.own_password')).fill(password);
  await page.getByRole('button', { name: there.t('account.delete_now') }).click();
  await expect(page).toHaveURL(there.url(''));
  await expect(page.getByText(there.t('account.deleted'))).toBeVisible();
  await page.goto(there.url('/login'));
  await fillSignIn(page, there, { email });
  await expect(page.getByRole('alert').filter({ hasText: there.t('login.wrong_credentials') })).toBeVisible();
});

test('a password is changed in the account, and who signs out leaves nothing behind in any tab', { tag: '@all' }, async ({
  page,
  context,
  there,
}) => {
  const email = await join(page, there);
  await page.goto(there.url('/account/profile'));
  const other = await context.newPage();
  await other.goto(there.url(''));
  const draft = `checkout_draft ${there.id}`;
  await other.evaluate((name) => {
    localStorage.setItem('search_history', '["wool"]');
    sessionStorage.setItem(name, '{"email":"x"}');
  }, draft);
  await page.getByLabel(there.t('account.current_password')).fill('not this one');
  await page.getByLabel(there.t('account.new_password')).fill(email);
  await page.getByRole('button', { name: there.t('account.password_change') }).click();
  await expect(page.getByLabel(there.t('account.new_password'))).toHaveAccessibleDescription(there.t('login.error.password_common'));
  await page.getByLabel(there.t('account.new_password')).fill('two needles, one thread');
  await page.getByRole('button', { name: there.t('account.password_change') }).click();
  await expect(page.getByLabel(there.t('account.current_password'))).toHaveAccessibleDescription(there.t('account.wrong_password'));
  await page.getByLabel(there.t('account.current_password')).fill(password);
  await page.getByRole('button', { name: there.t('account.password_change') }).click();
  await expect(page.getByText(there.t('account.password_changed'))).toBeVisible();
  await expect(page.getByLabel(there.t('account.new_password'))).toHaveValue('');
  await signOut(page, there).click();
  await expect(page).toHaveURL(there.url(''));
  const left = () => other.evaluate((name) => [localStorage.getItem('search_history'), sessionStorage.getItem(name)], draft);
  await expect.poll(left).toEqual([null, null]);
  await page.goto(there.url('/login'));
  await page.getByLabel(there.t('login.email')).fill(email);
  await page.getByRole('link', { name: there.t('login.forgot') }).click();
  await expect(page.getByLabel(there.t('login.email'))).toHaveValue(email);
  expect(page.url()).not.toContain('%40');
  await page.goto(there.url('/login'));
  await fillSignIn(page, there, { email, word: 'two needles, one thread' });
  await expect(page).toHaveURL(there.url(''));
});
