import { authenticatorCode } from './authenticator-code.ts';
import { test } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { fillSignIn, join, signOut } from './shopper.ts';
import { expect } from './test.ts';

test('a shopper turns the second step on, is asked for a code after the password, and turns it off with one', { tag: '@all' }, async ({
  page,
  there,
}) => {
  const email = await join(page, there, 'cleo');
  await page.goto(there.url('/account/profile'));
  const section = page.getByRole('region', { name: there.t('account.factor') });
  await scrollTo(section);
  await section.getByRole('button', { name: there.t('account.factor_turn_on') }).click();
  await expect(section.getByRole('img', { name: there.t('account.factor_scan_label') })).toBeVisible();
  const secret = (await section.locator('code').textContent())!.replaceAll(' ', '');
  await section.getByLabel(there.t('login.code'), { exact: true }).fill('000000');
  await section.getByRole('button', { name: there.t('account.factor_turn_on') }).click();
  await expect(section.getByText(there.t('login.code_wrong'))).toBeVisible();
  await section.getByLabel(there.t('login.code'), { exact: true }).fill(authenticatorCode(secret));
  await section.getByRole('button', { name: there.t('account.factor_turn_on') }).click();
  await expect(section.locator('li code')).toHaveCount(10);
  const [first, second] = await section.locator('li code').allTextContents();
  await section.getByRole('button', { name: there.t('account.factor_codes_kept') }).click();
  await expect(section.getByText(there.t('account.factor_left', { count: 10 }))).toBeVisible();

  await signOut(page, there).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goto(there.url('/login'));
  await fillSignIn(page, there, { email });
  await expect(page.getByText(there.t('login.code_text'))).toBeVisible();
  // Half signed in is not signed in.
  await page.goto(there.url('/account'));
  await expect(page.getByText(there.t('login.code_text'))).toBeVisible();
  await page.getByLabel(there.t('login.code'), { exact: true }).fill(first!);
  await page.getByRole('button', { name: there.t('login.sign_in'), exact: true }).click();
  await expect(signOut(page, there)).toBeVisible();

  await page.goto(there.url('/account/profile'));
  await scrollTo(section);
  await section.getByRole('button', { name: there.t('account.factor_turn_off') }).click();
  await section.getByLabel(there.t('login.code'), { exact: true }).fill(second!);
  await section.getByRole('button', { name: there.t('account.factor_turn_off') }).click();
  await expect(section.getByText(there.t('account.factor_off'))).toBeVisible();
});
