import type { Written } from './addresses.ts';
import { expectSound, writeAddress } from './checkout-steps.ts';
import { test } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { join } from './shopper.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('ACC-017..022 a member keeps two addresses, changes one, prefers the other, and removes one', { tag: '@all' }, async ({
  page,
  there,
}) => {
  test.slow();
  const [otherStreet, otherTown] = ['Carnaby', 'Soho'];
  const placeOf = (changed: Partial<Written> = {}) => there.addressLines(changed).slice(1).join(', ');
  await join(page, there, 'book');
  await page.goto(there.url('/account/profile'));
  const book = page.getByRole('region', { name: there.t('address.book') });
  await scrollTo(book);
  await expect(book.getByText(there.t('address.book_empty'))).toBeVisible();

  await book.getByRole('button', { name: there.t('address.add') }).click();
  await expect(book.getByLabel(there.label('firstName'))).toBeFocused();
  await book.getByRole('button', { name: there.t('account.save') }).click();
  await expect(book.getByText(there.t('validation.required')).first()).toBeVisible();
  const form = book.getByRole('form', { name: there.t('address.add') });
  await writeAddress(form, there);
  await form.getByRole('button', { name: there.t('account.save') }).click();
  await expect(book.getByRole('article')).toHaveCount(1);
  await expect(book.getByRole('article').getByText(there.t('address.preferred'), { exact: true })).toBeVisible();

  await book.getByRole('button', { name: there.t('address.add') }).click();
  await writeAddress(form, there, { line1: otherStreet });
  await form.getByRole('button', { name: there.t('account.save') }).click();
  await expect(book.getByRole('article')).toHaveCount(2);
  await expectSound(page);

  await book.getByRole('button', { name: there.t('address.prefer_of', { place: placeOf({ line1: otherStreet }) }) }).click();
  await expect(book.getByRole('article').first()).toContainText(otherStreet);
  await expect(book.getByRole('article').first().getByText(there.t('address.preferred'), { exact: true })).toBeVisible();

  await book.getByRole('button', { name: there.t('address.edit_of', { place: placeOf({ line1: otherStreet }) }) }).click();
  const change = book.getByRole('form', { name: there.t('address.edit') });
  await change.getByLabel(there.label('city')).fill(otherTown);
  await change.getByRole('button', { name: there.t('account.save') }).click();
  await expect(book.getByRole('article').first()).toContainText(otherTown);

  await book.getByRole('button', { name: there.t('address.remove_of', { place: placeOf() }) }).click();
  await book.getByRole('button', { name: there.t('address.remove'), exact: true }).click();
  await expect(book.getByRole('article')).toHaveCount(1);
  await page.reload();
  await scrollTo(book);
  await expect(book.getByRole('article')).toHaveCount(1);
});

test('a book that cannot be read says so and is asked again', { tag: '@all' }, async ({ page, there }) => {
  await join(page, there, 'book');
  await page.route('**/api/account/*/address', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', errors: {} } }));
  await page.goto(there.url('/account/profile'));
  const book = page.getByRole('region', { name: there.t('address.book') });
  await scrollTo(book);
  await expect(book.getByText(there.t('address.book_failed'))).toBeVisible();
  await page.unroute('**/api/account/*/address');
  await book.getByRole('button', { name: there.t('shell.tryAgain') }).click();
  await expect(book.getByText(there.t('address.book_empty'))).toBeVisible();
});
