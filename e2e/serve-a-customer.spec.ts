import { readFileSync } from 'node:fs';
import { cards, expectReceipt, goToPayment, payByCard } from './payment-steps.ts';
import { test } from './rotation.ts';
import { join, newEmail } from './shopper.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(240_000);

test('service staff find an account, help its owner, and the owner is signed out and erased on request', async ({
  page,
  browser,
  there,
}) => {
  const shopper = await join(page, there, 'served');

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const staff = await context.newPage();
  await openStudio(staff, '/studio/customers');
  await staff.getByLabel('Find a customer').fill(shopper.slice(0, 20));
  const row = staff.getByRole('row', { name: /Ada W\./ });
  await expect(row).toHaveCount(1);
  // The list names nobody in full, and what was searched for is a person: neither belongs into an address.
  await expect(row).not.toContainText(shopper);
  expect(staff.url()).not.toContain('served');
  await row.getByRole('link').click();
  const screen = staff.getByRole('region', { name: 'Ada Weaver' });
  await expect(screen).toContainText(shopper);
  await expect(screen).toContainText('This email address isn’t verified.');
  expect(staff.url()).not.toContain('served');
  expect(await violations(staff)).toEqual([]);

  await screen.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(staff.getByText('Email sent.')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(staff.getByText('Signed out everywhere.')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeHidden();

  const saving = staff.waitForEvent('download');
  await screen.getByRole('button', { name: 'Export data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^customer-[0-9a-f]{8}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.account).toMatchObject({ email: shopper, profile: { firstName: 'Ada' } });

  await screen.getByLabel(/Reason for viewing/).fill('asked on the telephone');
  await screen.getByRole('button', { name: 'Save reason' }).click();
  await expect(screen.getByText('asked on the telephone')).toBeVisible();

  await screen.getByRole('button', { name: 'Erase customer' }).click();
  const erase = screen.getByRole('form', { name: 'Erase customer' });
  await expect(erase).toContainText('Account, profile and sign-in');
  await erase.getByLabel(/Enter the email address/).fill('somebody@else.example');
  await expect(erase.getByRole('button', { name: 'Erase permanently' })).toBeDisabled();
  await erase.getByLabel(/Enter the email address/).fill(shopper);
  await erase.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(staff.getByText('Customer erased.')).toBeVisible();
  await staff.getByLabel('Find a customer').fill(shopper);
  await expect(staff.getByText('No customers found')).toBeVisible();

  await staff.goto('/studio/audit');
  for (const action of ['Customer erased', 'Customer data exported', 'Customer signed out everywhere', 'Customer viewed'])
    await expect(staff.getByText(action).first()).toBeVisible();
  await expect(staff.locator('main')).not.toContainText('served-');

  await page.goto(there.url('/account'));
  await expect(page.getByRole('button', { name: there.t('login.sign_in'), exact: true })).toBeVisible();
  await context.close();
});

test('who bought without an account is found by the order, and erased; the order stays for the books', { tag: '@all' }, async ({
  page,
  browser,
  there,
}) => {
  const buyer = newEmail('guest-served');
  await goToPayment(page, there, buyer);
  await payByCard(page, there, cards.approved);
  const { orderNumber } = await expectReceipt(page, there);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const staff = await context.newPage();
  await openStudio(staff, '/studio/customers');
  await staff.getByLabel('Find a customer').fill(orderNumber);
  const row = staff.getByRole('row', { name: /Guest/ });
  await row.getByRole('link').click();
  const screen = staff.getByRole('region', { name: /Ada/ });
  await expect(screen).toContainText(buyer);
  await expect(screen.getByRole('link', { name: orderNumber })).toBeVisible();
  await screen.getByRole('button', { name: 'Erase customer' }).click();
  const erase = screen.getByRole('form', { name: 'Erase customer' });
  await expect(erase).toContainText('Tax law requires this');
  await erase.getByLabel(/Enter the email address/).fill(buyer);
  await expect(erase.getByRole('button', { name: 'Erase permanently' })).toBeDisabled();
  await erase.getByRole('checkbox').check();
  await erase.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(staff.getByText('Customer erased.')).toBeVisible();

  await staff.goto('/studio/orders');
  await staff.getByLabel('Find an order').fill(orderNumber);
  await staff.getByRole('link', { name: orderNumber }).click();
  await expect(staff.getByRole('region', { name: orderNumber })).toContainText('Account erased');
  await expect(staff.getByRole('region', { name: orderNumber })).not.toContainText(buyer);
  await context.close();
});

test('a shopper is nobody here', { tag: '@all' }, async ({ page, there }) => {
  const shopper = await join(page, there, 'curious-customer');
  expect((await page.request.post('/api/studio/customers/find', { data: { search: shopper } })).status()).toBe(401);
});
