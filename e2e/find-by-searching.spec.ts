import { lookUndisturbed } from './look-undisturbed.ts';
import { expect, type Page, test } from './test.ts';

const search = '/en-GB/search';
/** The hash holds how far the page was scrolled. */
const at = (address: string) => (url: URL) => url.pathname + url.search === address;
const tiles = (page: Page) => page.locator('main [data-product]');
const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
const options = (page: Page) => page.getByRole('option');

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

test('SRC-004, SRC-008 a word with a typo finds what was meant', async ({ page }) => {
  await page.goto(search);
  await field(page).fill('jaens');
  await field(page).press('Enter');
  await expect(page).toHaveURL(at(`${search}?q=jaens`));
  await expect(tiles(page).first()).toContainText(/jeans/i);
});

test('SRC-038 suggestions are walked through with the arrow keys and followed with Enter', async ({ page }) => {
  await page.goto(search);
  await field(page).pressSequentially('cardigan');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const href = await options(page).first().getAttribute('href');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) as string);
  await field(page).press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(at(href as string));
});

test('Escape sends the suggestions away and keeps the words', async ({ page }) => {
  await page.goto(search);
  await field(page).pressSequentially('shirt');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('shirt');
});

test('NAV-024 the search flyout suggests as well, and closes when a suggestion is followed', async ({ page }) => {
  await page.goto('/en-GB');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('knitwear');
  await options(page).filter({ hasText: 'Women · Knitwear' }).click();
  await expect(page).toHaveURL(/\/women\/clothing\/knitwear$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SRC-034, SRC-036 a word searched twice is remembered once', async ({ page }) => {
  for (const word of ['linen', 'wool', 'Linen']) {
    await page.goto(search);
    await field(page).fill(word);
    await field(page).press('Enter');
    await expect(page).toHaveURL(at(`${search}?q=${word}`));
  }
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const last = page.getByRole('dialog').locator('section').filter({ hasText: 'Your last searches' }).getByRole('link');
  await expect(last).toHaveText(['Linen', 'wool']);
  expect(await page.evaluate(() => localStorage.getItem('search_history'))).toBe('["wool","Linen"]');
});

test('SRC-017 a search that names a category offers its shelf', async ({ page }) => {
  await page.goto(`${search}?q=knitwear`);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /Men · Knitwear/ })
    .click();
  await expect(page).toHaveURL(/\/men\/clothing\/knitwear$/);
});

test('SRC-009 a search with one hit leads to the product', async ({ page }) => {
  await page.goto('/en-GB/women');
  const id = (await tiles(page).first().getAttribute('data-product')) as string;
  await page.goto(search);
  await field(page).fill(id.split('_').at(-1) as string);
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/p/.*/${id}$`));
  const direct = await page.request.get(`${search}?q=${id.split('_').at(-1)}`, { maxRedirects: 0 });
  expect(direct.status()).toBe(302);
});

test('a search without a hit says so and shows a way on', async ({ page }) => {
  await page.goto(`${search}?q=zzxxqqjj`);
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzxxqqjj”' })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Ways on' })).toBeVisible();
});

test('a search can be filtered and keeps its words', async ({ page }) => {
  await page.goto(`${search}?q=shirt`);
  await page.locator('#filters input[name="colour"]').first().check();
  await expect(page).toHaveURL(/\?q=shirt&colour=/);
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form leads to the results', async ({ page }) => {
    await page.goto(search);
    await page.locator('main input[name=q]').fill('jeans');
    await page.locator('main button[type=submit]').first().click();
    await expect(page).toHaveURL(at(`${search}?q=jeans`));
    await expect(tiles(page).first()).toBeVisible();
  });
});
