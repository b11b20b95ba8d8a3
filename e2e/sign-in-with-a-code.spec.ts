import { authenticatorCode } from './authenticator-code.ts';
import { fillSignIn, join, newEmail } from './shopper.ts';
import { expect, test } from './test.ts';

test('a shopper turns the second step on, is asked for a code after the password, and turns it off with one', async ({ page }) => {
  const email = await join(page, newEmail('cleo').split('@')[0]);
  await page.goto('/en-GB/account/profile');
  const section = page.getByRole('region', { name: 'Second step when signing in' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('img', { name: 'Square code for an authenticator app' })).toBeVisible();
  const secret = (await section.locator('code').textContent())!.replaceAll(' ', '');
  await section.getByLabel('Code', { exact: true }).fill('000000');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('That code is not right')).toBeVisible();
  await section.getByLabel('Code', { exact: true }).fill(authenticatorCode(secret));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.locator('li code')).toHaveCount(10);
  const [first, second] = await section.locator('li code').allTextContents();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('Recovery codes left: 10.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goto('/en-GB/login');
  await fillSignIn(page, { email });
  await expect(page.getByText('One more step')).toBeVisible();
  // Half signed in is not signed in.
  await page.goto('/en-GB/account');
  await expect(page.getByText('One more step')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(first!);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await page.goto('/en-GB/account/profile');
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await section.getByLabel('Code', { exact: true }).fill(second!);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByText('your password alone opens your account')).toBeVisible();
});
