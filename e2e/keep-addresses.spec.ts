import { join } from './shopper.ts';
import { expect, test } from './test.ts';
import { british, expectSound } from './till.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('ACC-017..022 a member keeps two addresses, changes one, prefers the other, and removes one', async ({ page }) => {
  test.slow();
  await join(page, 'book');
  await page.goto('/en-GB/account/profile');
  const book = page.getByRole('region', { name: 'Addresses' });
  await book.scrollIntoViewIfNeeded();
  await expect(book.getByText('You have not kept any address yet.')).toBeVisible();

  await book.getByRole('button', { name: 'Add an address' }).click();
  await expect(book.getByLabel('First name')).toBeFocused();
  await book.getByRole('button', { name: 'Save' }).click();
  await expect(book.getByText('This is needed.').first()).toBeVisible();
  const form = book.getByRole('form', { name: 'Add an address' });
  for (const [label, text] of Object.entries(british)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(book.getByRole('article')).toHaveCount(1);
  await expect(book.getByRole('article').getByText('Preferred', { exact: true })).toBeVisible();

  await book.getByRole('button', { name: 'Add an address' }).click();
  for (const [label, text] of Object.entries({ ...british, Street: 'Carnaby Street' }))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(book.getByRole('article')).toHaveCount(2);
  await expectSound(page);

  await book.getByRole('button', { name: 'Make it the preferred one: 12 Carnaby Street' }).click();
  await expect(book.getByRole('article').first()).toContainText('Carnaby Street');
  await expect(book.getByRole('article').first().getByText('Preferred', { exact: true })).toBeVisible();

  await book.getByRole('button', { name: 'Change: 12 Carnaby Street' }).click();
  await book.getByRole('form', { name: 'Change' }).getByLabel('Number (optional)').fill('14');
  await book.getByRole('form', { name: 'Change' }).getByRole('button', { name: 'Save' }).click();
  await expect(book.getByText('14 Carnaby Street')).toBeVisible();

  await book.getByRole('button', { name: 'Remove: 12 Savile Row' }).click();
  await book.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(book.getByRole('article')).toHaveCount(1);
  await page.reload();
  await book.scrollIntoViewIfNeeded();
  await expect(book.getByRole('article')).toHaveCount(1);
});

test('a book that cannot be read says so and is asked again', async ({ page }) => {
  await join(page, 'book');
  await page.route('**/api/account/*/address', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', errors: {} } }));
  await page.goto('/en-GB/account/profile');
  const book = page.getByRole('region', { name: 'Addresses' });
  await book.scrollIntoViewIfNeeded();
  await expect(book.getByText('Your addresses could not be loaded.')).toBeVisible();
  await page.unroute('**/api/account/*/address');
  await book.getByRole('button', { name: 'Try again' }).click();
  await expect(book.getByText('You have not kept any address yet.')).toBeVisible();
});
