import { allowCookies } from './allow-cookies.ts';
import { type There, test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';

const tiles = (page: Page) => page.locator('main [data-product]');
const field = (page: Page, there: There) => page.getByRole('combobox', { name: there.t('search.label') });
const options = (page: Page) => page.getByRole('option');

// What is searched for here is English, and so are the names of what is found.
test.use({ among: ['en-CA', 'en-IE', 'en-US'], viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('SRC-004, SRC-008 a word with a typo finds what was meant', async ({ page, there }) => {
  await page.goto(there.url('/search'));
  await field(page, there).fill('jaens');
  await field(page, there).press('Enter');
  await expect(page).toHaveURL(there.at(`/search?q=jaens`));
  await expect(tiles(page).first()).toContainText(/jeans/i);
});

test('SRC-038 suggestions are walked through with the arrow keys and followed with Enter', async ({ page, there }) => {
  await page.goto(there.url('/search'));
  await field(page, there).pressSequentially('cardigan');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page, there)).toHaveAttribute('aria-expanded', 'true');
  await field(page, there).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const href = await options(page).first().getAttribute('href');
  await expect(field(page, there)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) as string);
  await field(page, there).press('ArrowUp');
  await expect(field(page, there)).not.toHaveAttribute('aria-activedescendant', /./);
  await field(page, there).press('ArrowDown');
  await field(page, there).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
});

test('Escape sends the suggestions away and keeps the words', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url('/search'));
  await field(page, there).pressSequentially('shirt');
  await expect(options(page).first()).toBeVisible();
  await field(page, there).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page, there)).toHaveValue('shirt');
});

test('NAV-024 the search flyout suggests as well, and closes when a suggestion is followed', async ({ page, there }) => {
  await page.goto(there.url(''));
  await page
    .getByRole('banner')
    .getByRole('link', { name: there.t('shell.search') })
    .click();
  await expect(field(page, there)).toBeFocused();
  await field(page, there).pressSequentially('knitwear');
  await options(page).filter({ hasText: 'Women · Knitwear' }).click();
  await expect(page).toHaveURL(/\/women\/clothing\/knitwear$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SRC-034, SRC-036 a word searched twice is remembered once', { tag: '@all' }, async ({ page, there, context, baseURL }) => {
  await allowCookies(context, baseURL, ['functional']);
  for (const word of ['linen', 'wool', 'Linen']) {
    await page.goto(there.url('/search'));
    await field(page, there).fill(word);
    await field(page, there).press('Enter');
    await expect(page).toHaveURL(there.at(`/search?q=${word}`));
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: there.t('shell.search') })
    .click();
  const last = page
    .getByRole('dialog')
    .locator('section')
    .filter({ hasText: there.t('search.history') })
    .getByRole('link');
  await expect(last).toHaveText(['Linen', 'wool']);
  expect(await page.evaluate(() => localStorage.getItem('search_history'))).toBe('["wool","Linen"]');
});

test('SRC-017 a search that names a category offers its page', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url(`/search?q=knitwear`));
  await page
    .getByRole('navigation', { name: there.t('search.categories') })
    .getByRole('link', { name: /Men · Knitwear/ })
    .click();
  await expect(page).toHaveURL(/\/men\/clothing\/knitwear$/);
});

test('SRC-009 a search with one hit leads to the product', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url('/women'));
  const id = (await tiles(page).first().getAttribute('data-product')) as string;
  await page.goto(there.url('/search'));
  await field(page, there).fill(id.split('_').at(-1) as string);
  await field(page, there).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/p/.*/${id}$`));
  const direct = await page.request.get(there.url(`/search?q=${id.split('_').at(-1)}`), { maxRedirects: 0 });
  expect(direct.status()).toBe(302);
});

test('a search without a hit says so and shows a way on', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url(`/search?q=zzxxqqjj`));
  await expect(page.getByRole('heading', { name: there.like('search.empty.title', { term: 'zzxxqqjj' }) })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: there.t('shell.waysOn') })).toBeVisible();
});

test('a search can be filtered and keeps its words', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url(`/search?q=shirt`));
  await page.locator('#filters input[name="colour"]').first().check();
  await expect(page).toHaveURL(/\?q=shirt&colour=/);
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form leads to the results', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/search'));
    await page.locator('main input[name=q]').fill('jeans');
    await page.locator('main button[type=submit]').first().click();
    await expect(page).toHaveURL(there.at(`/search?q=jeans`));
    await expect(tiles(page).first()).toBeVisible();
  });
});
