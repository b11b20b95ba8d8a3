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
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
});

test('while somebody types, what was typed is set off, whole words come first, and a category is offered by its beginning', async ({
  page,
  there,
}) => {
  await page.goto(there.url('/search'));
  await field(page, there).pressSequentially('lin');
  const completions = page.getByRole('group', { name: there.t('search.completions') }).getByRole('option');
  await expect(completions.first()).toHaveText('linen');
  await expect(completions.filter({ hasText: 'linnea' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: there.t('search.categories') }).getByRole('option', { name: /Linen/ })).toBeVisible();
});

test('words that nothing goes on from are said so while typing, and a shop that is away does not keep anybody from searching', async ({
  page,
  there,
}) => {
  await page.goto(there.url('/search'));
  await field(page, there).fill('zzxxqqjj');
  await expect(page.getByRole('status').filter({ hasText: there.like('search.empty.title', { term: 'zzxxqqjj' }) })).toBeVisible();
  await page.route('**/api/catalog/*/search*', (route) => route.abort());
  await field(page, there).fill('linen');
  await expect(page.getByRole('status').filter({ hasText: there.t('search.failed') })).toBeVisible();
  await field(page, there).press('Enter');
  await expect(tiles(page).first()).toBeVisible();
});

test('a search shows each style once, and its colours lead on', async ({ page, there }) => {
  await page.goto(there.url('/search?q=linen%20shirt'));
  const styles = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-product')?.split('_')[0]));
  expect(styles.length).toBeGreaterThan(1);
  expect(new Set(styles).size).toBe(styles.length);
  // The field says what was searched for; nothing else that is seen does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('clip-path', 'inset(50%)');
  const tile = tiles(page)
    .filter({ has: page.locator('a[title]:not([aria-current])') })
    .first();
  const other = tile.locator('a[title]:not([aria-current])').first();
  const picture = tile.locator('img').first();
  const before = await picture.getAttribute('src');
  await other.hover();
  await expect(picture).not.toHaveAttribute('src', before as string);
  await page.mouse.move(0, 0);
  await expect(picture).toHaveAttribute('src', before as string);
  const href = await other.getAttribute('href');
  await other.click();
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
  const kept = () => page.evaluate(() => localStorage.getItem('search_history'));
  expect(await kept()).toBe('["wool","Linen"]');
  await page.getByRole('button', { name: there.like('search.forget_one', { term: 'wool' }) }).click();
  await expect(last).toHaveText(['Linen']);
  expect(await kept()).toBe('["Linen"]');
  await page.getByRole('button', { name: there.t('search.forget') }).click();
  await expect(last).toHaveCount(0);
  expect(await kept()).toBe('[]');
});

test('who has typed nothing finds what others search for, and categories with pictures', async ({ page, there }) => {
  await page.goto(there.url(''));
  await page
    .getByRole('banner')
    .getByRole('link', { name: there.t('shell.search') })
    .click();
  const place = page.getByRole('dialog');
  const categories = place.locator('section').filter({ hasText: there.t('search.categories') });
  await expect(categories.locator('img').first()).toBeVisible();
  const wanted = place
    .locator('section')
    .filter({ hasText: there.t('search.wanted') })
    .getByRole('link');
  const word = await wanted.first().innerText();
  await wanted.first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === word);
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('on a phone the page of search begins with typing, and the way back leads to where one was', async ({ page, there }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(there.url(''));
  // A row with reduced goods is taller than its place was; whoever is below it is kept where they are, which is another place on the page.
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page).toHaveURL(/#y=1200$/);
  await page
    .getByRole('navigation', { name: there.t('shell.quickMenu') })
    .getByRole('link', { name: there.t('shell.search') })
    .click();
  await expect(field(page, there)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.type('knit');
  await expect(options(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#y=1200$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});
