import { test } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';
import { openSettled } from './watch-requests.ts';

/** A row of novelties above the listing has tiles, too. */
const tiles = (page: Page) => page.locator('section[aria-labelledby=listing] [data-product]');
const ids = (page: Page) => tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-product')));
const total = (page: Page) => page.locator('main [role=status]');
const value = (page: Page, facet: string, name: string) => page.locator(`#filters input[name="${facet}"][value="${name}"]`);
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('SRC-005 a shopper narrows the choice, combines filters and takes them back', async ({ page, there }) => {
    await page.goto(there.url('/women'));
    const everything = (await total(page).textContent()) ?? '';
    await value(page, 'colour', 'navy').check();
    await expect(page).toHaveURL(there.at(`/women?colour=navy`));
    await expect(total(page)).not.toHaveText(everything);
    await expect(value(page, 'colour', 'navy')).toBeFocused();
    const navy = (await total(page).textContent()) ?? '';
    await value(page, 'size', 'M').check();
    await expect(page).toHaveURL(there.at(`/women?size=M&colour=navy`));
    await expect(total(page)).not.toHaveText(navy);
    await value(page, 'colour', 'black').check();
    await expect(page).toHaveURL(there.at(`/women?size=M&colour=black&colour=navy`));
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: `${there.t('listing.remove')} M` }).click();
    await expect(page).toHaveURL(there.at(`/women?colour=black&colour=navy`));
    await expect(value(page, 'size', 'M')).not.toBeChecked();
    await page
      .getByRole('list', { name: there.t('listing.chosenTitle') })
      .getByRole('link', { name: there.t('listing.clear') })
      .click();
    await expect(page).toHaveURL(there.at('/women'));
    await expect(total(page)).toHaveText(everything);
  });

  test('SRC-015 the numbers beside the values are what a click brings', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url(`/women?colour=black`));
    const row = page.locator('#filters label').filter({ has: page.locator('input[name=material][value=wool]') });
    await page.getByText(there.t('facet.material'), { exact: true }).first().click();
    const promised = await row.locator('span').last().textContent();
    await value(page, 'material', 'wool').check();
    await expect(total(page)).toHaveText(there.t('listing.total', { count: Number(promised), total: promised ?? '' }));
  });

  test('SRC-003, SRC-053 sorting by price brings the cheapest first', async ({ page, there }) => {
    await page.goto(there.url('/women'));
    const before = await ids(page);
    await page.getByLabel(there.t('listing.sort')).selectOption('price-ascending');
    await expect(page).toHaveURL(there.at(`/women?sorting=price-ascending`));
    await expect.poll(() => ids(page)).not.toEqual(before);
    const data = await (await page.request.get(there.url(`/women?sorting=price-ascending&type=json`))).json();
    const prices = data.content.listing.results.map((tile: { price: { salesPrice: { amount: number } } }) => tile.price.salesPrice.amount);
    expect(prices).toEqual([...prices].sort((a: number, b: number) => a - b));
    await expect.poll(() => ids(page)).toEqual(data.content.listing.results.map(({ id }: { id: string }) => id));
  });

  test('SRC-001, SRC-002, SRC-007 pages follow each other, and the first one has no number', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women'));
    const first = await ids(page);
    const pages = page.getByRole('navigation', { name: there.t('listing.pages') });
    await pages.getByRole('link', { name: there.t('listing.next') }).click();
    await expect(page).toHaveURL(there.at(`/women?page=2`));
    await expect.poll(() => ids(page)).not.toEqual(first);
    await expect(tiles(page).first()).toBeInViewport();
    await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', new RegExp(`${there.url('/women')}$`));
    await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /page=3$/);
    expect(await canonical(page)).toMatch(/\?page=2$/);
    await pages.getByRole('link', { name: `${there.t('listing.page')} 1`, exact: true }).click();
    await expect(page).toHaveURL(there.at('/women'));
    expect(await ids(page)).toEqual(first);
  });

  test('SRC-027 beyond the last page the last one is shown', { tag: '@all' }, async ({ page, there }) => {
    const answer = await page.goto(there.url(`/women?page=9999`));
    expect(answer?.status()).toBe(200);
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: there.t('listing.pages') }).locator('[aria-current=page]')).toHaveCount(1);
    expect(await canonical(page)).toMatch(/\?page=\d{1,3}$/);
  });

  test('back and forward lead through the choices that were made', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women'));
    await value(page, 'colour', 'navy').check();
    await expect(page).toHaveURL(there.at(`/women?colour=navy`));
    // The first twelve tiles are there at once, the others follow.
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(12);
    const navy = await ids(page);
    await value(page, 'size', 'L').check();
    await expect.poll(() => ids(page)).not.toEqual(navy);
    await page.goBack();
    await expect.poll(() => ids(page)).toEqual(navy);
    await expect(value(page, 'size', 'L')).not.toBeChecked();
    await page.goBack();
    await expect(value(page, 'colour', 'navy')).not.toBeChecked();
    await page.goForward();
    await expect(value(page, 'colour', 'navy')).toBeChecked();
    await expect.poll(() => ids(page)).toEqual(navy);
  });

  test('a product and back again ends at the tile that was clicked', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women'));
    const tile = tiles(page).nth(20);
    await scrollTo(tile);
    await page.waitForFunction(() => location.hash.startsWith('#y='));
    const name = await tile.getAttribute('data-product');
    await tile.locator('a').click();
    await expect(page).toHaveURL(/\/p\//);
    await page.goBack();
    await expect(page.locator(`[data-product="${name}"]`)).toBeInViewport();
  });

  test('a shared address shows the same listing to somebody else', { tag: '@all' }, async ({ page, browser, baseURL, there }) => {
    await page.goto(there.url('/women'));
    await value(page, 'colour', 'black').check();
    await expect(page).toHaveURL(/colour=black/);
    const friend = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
    await friend.goto(page.url());
    const shown = await ids(friend);
    await expect.poll(() => ids(page)).toEqual(shown);
    await expect(value(friend, 'colour', 'black')).toBeChecked();
    await friend.context().close();
  });

  test('SRC-006 a price can be typed, and shows as a filter', { tag: '@all' }, async ({ page, there }) => {
    const most = Math.ceil((await there.find(page.request)).price.salesPrice.amount);
    await page.goto(there.url('/women'));
    const before = await ids(page);
    await page.getByLabel(there.t('listing.priceTo'), { exact: true }).fill(String(most));
    await page.getByLabel(there.t('listing.priceTo'), { exact: true }).press('Enter');
    await expect(page).toHaveURL(there.at(`/women?upperBoundingValue=${most}`));
    await expect.poll(() => ids(page)).not.toEqual(before);
    await expect(page.getByRole('link', { name: there.part('listing.priceBelow') })).toBeVisible();
  });

  test('SRC-043 a listing that cannot be fetched says so, and what was shown stays', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women'));
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(12);
    const shown = await ids(page);
    const isData = (url: URL) => url.pathname === there.url('/women') && url.searchParams.get('type') === 'json';
    await page.route(isData, (route) => route.abort());
    // A click before the page has come alive is only a tick in a form.
    await expect(async () => {
      await value(page, 'colour', 'navy').click();
      await expect(page.getByText(there.t('feedback.error_products_fetch')).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page).toHaveURL(there.at('/women'));
    await expect(value(page, 'colour', 'navy')).not.toBeChecked();
    expect(await ids(page)).toEqual(shown);
  });

  test('choices that leave nothing say so and offer the way back', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url(`/women?lowerBoundingValue=9999998&upperBoundingValue=9999999`));
    await expect(page.getByText(there.t('listing.nothing.title'))).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: there.t('listing.clear') })
      .last()
      .click();
    await expect(tiles(page).first()).toBeVisible();
  });

  test('SRC-044, SRC-049 the size of tiles is remembered, and nothing moves on the next visit', { tag: '@all' }, async ({
    page,
    there,
  }) => {
    const seen = await watchPage(page);
    await page.goto(there.url('/women'));
    // A press before the page can act on it is lost.
    await expect(async () => {
      await page.getByRole('button', { name: '6', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-grid-desktop', '6', { timeout: 500 });
    }).toPass();
    await page.goto(there.url('/women'));
    await seen.settled();
    const columns = await page
      .locator('section[aria-labelledby=listing] ul:has(> li > [data-product])')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(6);
    expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02);
  });

  test('a filtered listing is accessible', { tag: '@all' }, async ({ page, there }) => {
    await openSettled(page, there.url(`/women?colour=black&size=M`));
    expect(await violations(page, { by: 'best' })).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters open as a drawer that stays until the shopper has chosen', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women'));
    await page.getByRole('button', { name: there.t('listing.filter') }).click();
    const drawer = page.locator('#filters');
    await expect(drawer).toBeVisible();
    await value(page, 'colour', 'navy').check();
    await expect(page).toHaveURL(there.at(`/women?colour=navy`));
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: there.part('listing.show') }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: there.part('listing.remove') })).toBeVisible();
  });
});

test.describe('under a finger', () => {
  // Without a pointer that hovers.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('CMS-085 a finger swipes through the pictures of a tile, which come when it is touched', { tag: '@all' }, async ({
    page,
    there,
  }) => {
    await page.goto(there.url('/women'));
    const tile = tiles(page).first();
    const pictures = tile.locator('a > span > span').first();
    const second = pictures.locator('> span').nth(1);
    await expect(second.locator('img')).toHaveCount(0);
    await expect(async () => {
      await tile.dispatchEvent('touchstart');
      await expect(second.locator('img')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    // Onward is to the left where people read from right to left.
    await pictures.evaluate((row) => {
      const onward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      row.scrollBy({ left: onward * row.clientWidth, behavior: 'instant' });
    });
    await expect.poll(() => pictures.evaluate((row) => Math.abs(Math.round(row.scrollLeft / row.clientWidth)))).toBe(1);
    await expect(page).toHaveURL(there.at('/women'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('filters, order and pages are a form and links', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women'));
    await value(page, 'colour', 'navy').check();
    await page.getByLabel(there.t('listing.sort')).selectOption('newest');
    await page.getByRole('button', { name: there.t('listing.apply') }).click();
    await expect(page).toHaveURL(/colour=navy/);
    await expect(page).toHaveURL(/sorting=newest/);
    await expect(value(page, 'colour', 'navy')).toBeChecked();
    await page.getByRole('link', { name: there.part('listing.remove') }).click();
    await expect(value(page, 'colour', 'navy')).not.toBeChecked();
    await page.getByRole('link', { name: there.t('listing.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(tiles(page).first()).toBeVisible();
  });
});
