import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';

test.use({ viewport: { width: 1440, height: 900 } });

test('without a mouse: a room, a page, a product and a flag are found and opened', async ({ page, request }) => {
  await signIn(page, '/studio');
  const field = page.getByRole('combobox', { name: 'Search over everything' });
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true });

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('orders');
  await expect(chosen).toContainText('Orders');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(field).toBeHidden();

  // What was chosen is there the next time, before anything is typed.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Lately' }).getByRole('option', { name: /Orders/ })).toBeVisible();

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

test('what is not there is said, with what can be searched for; Escape leaves everything as it was', async ({ page }) => {
  await signIn(page, '/studio/markets');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search over everything' });
  await field.fill('qqzzxxyyqq');
  await expect(page.getByText('Nothing found for “qqzzxxyyqq”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
});

test('a shop that does not answer still lets one go to a room', async ({ page }) => {
  await signIn(page, '/studio/markets');
  await page.route('**/api/studio/find', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await expect(page.getByText('The search did not answer')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
});

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return violations.map((each: { id: string; nodes: { html: string }[] }) => `${each.id}: ${each.nodes[0]?.html}`);
  });
}
