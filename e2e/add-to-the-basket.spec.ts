import { delays } from '@selvedge/domain/constants.ts';
import { toast } from './basket.ts';
import { type There, test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';
import { watchPage } from './watch-page.ts';

/** The sizes of a tile that was met: rows of other goods may come to stand above the listing meanwhile. */
const offered = (page: Page, there: There) => page.getByRole('group', { name: there.like('quickBuy.add') }).first();

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test.describe('a shopper adds', () => {
  test('BSK-011, NAV-019, NAV-037 from a tile with one click, and the mini basket comes and goes without taking the focus', async ({
    page,
    there,
  }) => {
    test.slow();
    const seen = await watchPage(page);
    await page.clock.install();
    await page.goto(there.url('/women'));
    const tile = page.locator('section[aria-labelledby=listing] [data-product]').first();
    const size = offered(page, there).getByRole('button', { disabled: false }).first();
    await expect(async () => {
      await tile.hover();
      await size.click({ timeout: 3000 });
    }).toPass();
    const mini = page.getByRole('dialog', { name: there.t('flyout.miniBasket') });
    await expect(there.header(page)).toContainText('1');
    const { basket } = await page.evaluate(async (market) => (await fetch(`/api/order/${market}/basket`)).json(), there.id);
    const line = mini.getByRole('listitem').filter({ hasText: there.money(basket.lines[0].groupTotalPrice.salesPrice) });
    await expect(line).toHaveCount(1);
    await expect(mini.locator(':focus')).toHaveCount(0);
    // The pointer in it stops its clock.
    await line.hover();
    await page.clock.runFor(delays.miniBasketStay + 1000);
    await expect(mini).toBeVisible();
    await page.mouse.move(2, 400);
    await expect(mini).toHaveCount(0);
    expect(seen.consoleErrors).toEqual([]);
  });

  test('by keyboard from a tile: the sizes follow the link', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/women'));
    const tile = page.locator('section[aria-labelledby=listing] [data-product]').first();
    const size = offered(page, there).getByRole('button', { disabled: false }).first();
    await expect(async () => {
      await tile.getByRole('link').first().focus();
      await expect(size).toBeVisible({ timeout: 3000 });
    }).toPass();
    await size.focus();
    await page.keyboard.press('Enter');
    await expect(there.header(page)).toContainText('1');
  });

  test('from the product page, where a missing size is asked for first', async ({ page, request, there }) => {
    const shirt = await there.find(request, ({ variants }) => variants.length > 1);
    const size = shirt.variants.find(({ inStockEcom }) => inStockEcom);
    await page.goto(shirt.url);
    const add = page.getByRole('button', { name: there.t('product.add') }).first();
    await expect(async () => {
      await add.click();
      await expect(page.getByText(there.t('basket.chooseSize'))).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('radio', { name: size?.size.name ?? '', exact: true }).check();
    await add.click();
    await expect(page.getByRole('dialog', { name: there.t('flyout.miniBasket') })).toContainText(shirt.name);
    await expect(there.header(page)).toContainText('1');
  });

  test('two clicks while the first is on its way, and gets one piece', { tag: '@all' }, async ({ page, request, there }) => {
    const shirt = await there.find(request);
    await page.route('**/basket/line', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.goto(`${shirt.url}?size=${shirt.variants.find(({ inStockEcom }) => inStockEcom)?.size.sizeId}`);
    const add = page.getByRole('button', { name: there.t('product.add') }).first();
    await expect(async () => {
      await add.click();
      await expect(add).toHaveAttribute('aria-busy', 'true', { timeout: 1000 });
    }).toPass();
    await add.click();
    await expect(page.getByRole('dialog', { name: there.t('flyout.miniBasket') })).toContainText(there.t('basket.viewCount', { count: 1 }));
  });

  test('something that has just sold out: it is said, and the size is struck', { tag: '@all' }, async ({ page, there }) => {
    await page.route('**/basket/line', (route) =>
      route.fulfill({ status: 400, json: { code: 'line_refused', errors: { lineItem: ['basket.out_of_stock'] } } }),
    );
    await page.goto(there.url('/women'));
    const tile = page.locator('section[aria-labelledby=listing] [data-product]').first();
    const sizes = offered(page, there).getByRole('button', { disabled: false });
    let name = '';
    // A page that is still being laid out moves the tile away from under a pointer that rests.
    await expect(async () => {
      await tile.hover();
      name = await sizes.first().innerText({ timeout: 3000 });
      await sizes.first().click({ timeout: 2000 });
    }).toPass();
    await expect(toast(page, there.t('basket.out_of_stock'))).toBeVisible();
    await expect(offered(page, there).getByRole('button', { name: `${name}, ` })).toBeDisabled();
    await expect(there.header(page)).toHaveText(there.t('shell.basket'));
  });

  test('with an answer that gets lost: it is looked up, and not added twice', { tag: '@all' }, async ({ page, request, there }) => {
    const shirt = await there.find(request);
    await page.route('**/basket/line', async (route) => {
      await route.fetch().then((answer) => answer.headersArray());
      await route.abort('connectionreset');
    });
    await page.goto(`${shirt.url}?size=${shirt.variants.find(({ inStockEcom }) => inStockEcom)?.size.sizeId}`);
    const add = page.getByRole('button', { name: there.t('product.add') }).first();
    await expect(async () => {
      await add.click();
      await expect(toast(page, there.oneOf('feedback.error_add_to_basket', 'basket.added'))).toBeVisible({ timeout: 3000 });
    }).toPass();
    // A cookie of a first basket goes the same way as its answer, so what was not kept was not added either.
    const quantity = await page.evaluate(
      async (market) => (await (await fetch(`/api/order/${market}/basket`)).json()).basket.quantity,
      there.id,
    );
    expect(quantity).toBeLessThanOrEqual(1);
  });
});
