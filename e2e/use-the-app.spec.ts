import { appToken } from '@selvedge/blocks/app-token.ts';
import { test } from './rotation.ts';
import { expect } from './test.ts';

test.use({ userAgent: `Mozilla/5.0 (Linux; Android 16) ${appToken}1.0`, viewport: { width: 820, height: 1180 } });

test('in the app the header leaves to the bar at the foot what both would lead to, and has it where there is no bar', async ({
  page,
  there,
}) => {
  await page.goto(there.url(''));
  const header = page.getByRole('banner');
  const bar = page.getByRole('navigation', { name: there.t('shell.quickMenu') });
  const names = ['shell.search', 'shell.account', 'shell.wishlist', 'shell.basket'].map((key) => there.t(key));
  await expect(bar).toBeVisible();
  for (const name of names) await expect(header.getByRole('link', { name }), name).toBeHidden();
  const product = await there.find(page.request);
  await there.put(page, [there.stocked(product)]);
  await page.reload();
  await expect(bar.locator(`a[href="${there.url('/basket')}"]`)).toContainText('1');
  await page.goto(product.url);
  await expect(bar).toBeHidden();
  for (const name of names) await expect(header.getByRole('link', { name }).first(), name).toBeVisible();
});
