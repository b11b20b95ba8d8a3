import { test } from './rotation.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('staff make a product feed of a market, see what is wrong with it, and close its address', async ({ page, request, there }) => {
  await openStudio(page, '/studio/feeds');
  await page.getByRole('link', { name: 'Add feed' }).click();
  const name = `Feed ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Market' }).selectOption(there.id);
  await page.getByRole('combobox', { name: 'Format' }).selectOption('csv');
  await page.getByRole('checkbox', { name: 'Sold out' }).check();
  await page.getByRole('button', { name: 'Check feed' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: 'Gift cards' })).toBeVisible();
  const told = await preview.getByText(/^It would have/).textContent();
  const items = Number(/in (\d+) sizes/.exec(told ?? '')?.[1]);
  expect(items).toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Save feed' }).click();
  await expect(page.getByText('Feed saved.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'URL' });
  await expect(field).toHaveValue(/\/feeds\/[a-z2-7]{8}\/[\w-]{32}\.csv$/);
  const address = new URL(await field.inputValue()).pathname;
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  const lines = (await answer.text()).split('\r\n');
  expect(lines.filter((line) => line.endsWith(',active')).length).toBeGreaterThan(100);
  expect(lines[1]).toContain(`/${there.id}/p/`);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create new URL' }).click();
  await expect(page.getByText('The old one no longer works.')).toBeVisible();
  await expect(field).not.toHaveValue(new RegExp(`${address}$`));
  expect((await request.get(address)).status()).toBe(404);
  await page.getByRole('link', { name: 'All product feeds' }).click();
  await expect(page.getByRole('row', { name })).toContainText('Secret URL');
});
