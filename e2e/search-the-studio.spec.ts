import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { openStudio } from './staff.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('without a mouse: a screen, a page, a product and a flag are found and opened', async ({ page, request }) => {
  await openStudio(page, '/studio');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true });

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('orders');
  await expect(chosen).toContainText('Orders');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(field).toBeHidden();

  // What was chosen is there the next time, before anything is typed.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /Orders/ })).toBeVisible();

  await page.keyboard.type('quick buy');
  await expect(page.getByRole('group', { name: 'Flags' }).getByRole('option').first()).toContainText('Quick buy');
  for (let step = 0; step < 20 && !(await chosen.textContent())?.startsWith('Quick buy'); step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Quick buy' })).toBeVisible();

  const data = { searchTerms: 'shirt', size: 1 };
  const { results } = (await (await request.post('/api/catalog/en-GB/search', { data })).json()) as { results: ProductCard[] };
  await page.keyboard.press('Control+k');
  await page.keyboard.type(results[0]!.id);
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(results[0]!.id);

  await field.fill('privacy de-DE');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toContainText('/i/privacy');
  await page.getByRole('group', { name: 'Pages' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/studio\/edit\/de-DE\?path=%2Fi%2Fprivacy/);
});

test('what is not there is said, with what can be searched for; Escape leaves everything as it was', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/markets');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.fill('qqzzxxyyqq');
  await expect(page.getByText('No results for “qqzzxxyyqq”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
});

test('a shop that does not answer still lets one go to a screen', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/markets');
  await page.route('**/api/studio/find', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await expect(page.getByText('Search isn’t responding')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});
