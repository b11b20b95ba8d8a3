import { detailOf, find, market } from './demo-products.ts';
import { returnToTop } from './return-to-top.ts';
import { visit } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

const taxWords = [
  ['de-DE', 'price.with_tax', 'MwSt.'],
  ['en-US', 'price.without_tax', 'Sales tax'],
  ['ar-AE', 'price.with_tax', 'ضريبة القيمة المضافة'],
] as const;
for (const [of, key, tax] of someOf('tax words', taxWords)) {
  test(`in ${of} a price names its tax: ${tax}`, async ({ page, request }) => {
    const there = await visit(request, of);
    const any = await find(request, { size: 1 }, undefined, of);
    await page.goto(any.url);
    await expect(page.locator('main header').getByText(there.like(key, { tax }))).toBeVisible();
  });
}

test.describe('CAT-014 what members pay', () => {
  const members = (page: Page) => page.locator('main header').getByText(/^Members /);
  const member = (request: APIRequestContext) =>
    find(request, { size: 60 }, ({ staticClubPrice, price }) => (staticClubPrice?.amount ?? Infinity) < price.salesPrice.amount);

  test('is not shown to a guest, whatever the browser kept of somebody who has signed out', async ({ page, request, context, baseURL }) => {
    const product = await member(request);
    await page.goto(product.url);
    await expect(members(page)).toBeHidden();
    await context.addCookies([{ name: 'club_member', value: '1', url: baseURL as string }]);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-member');
    await expect(members(page)).toBeHidden();
  });

  test('is there for a member before anything else of the page runs', { tag: '@all' }, async ({ page, request, context, baseURL }) => {
    const product = await member(request);
    await context.addCookies([{ name: 'club_member', value: '1', url: baseURL as string }]);
    await page.route(/entry-client.*\.js$/, (route) => route.abort());
    await page.goto(product.url);
    await expect(members(page)).toBeVisible();
  });
});

test('CAT-044 a product that has left the shop says so and leads on', { tag: '@all' }, async ({ page }) => {
  const answer = await page.goto(`/${market}/p/merino-crew-neck/1_Gone_2`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This item is no longer available');
  await expect(page.getByRole('link', { name: /merino crew neck/ })).toHaveAttribute('href', `/${market}/search?q=merino%20crew%20neck`);
  const others = page.getByRole('region', { name: 'Popular right now' });
  await scrollTo(others);
  await expect(others.getByRole('article').first()).toBeVisible();
});

test('CAT-047 what is still to come gives its day and takes no order', async ({ page, request }) => {
  const coming = await find(request, { size: 200 }, ({ comingSoonProduct }) => comingSoonProduct !== '');
  await page.goto(coming.url);
  await expect(page.getByText(/^Available from /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notify me when it’s here' }).first()).toHaveAttribute('href', /\/i\/notify-me\?productId=/);
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a product can be read, its sizes chosen and its colours reached', async ({ page, request }) => {
    const shirt = await find(request, { searchTerms: 'shirt', size: 60 }, ({ styleOptionCount }) => styleOptionCount > 1);
    const { styleOptions } = await detailOf(request, shirt);
    await page.goto(shirt.url);
    await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio').first()).toBeAttached();
    await expect(page.getByText('Material and care')).toBeVisible();
    await page.locator(`main a[href="${styleOptions.find(({ id }) => id !== shirt.id)?.url}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shirt.name);
  });

  test('the size guide leads to every chart, in centimetres or in inches', async ({ page, request }) => {
    const shirt = await find(request, { searchTerms: 'shirt', size: 60 }, ({ sizes }) => sizes.includes('M'));
    await page.goto(shirt.url);
    await page.locator('#sizes').getByRole('link', { name: 'Size guide' }).click();
    const row = page.getByRole('table', { name: 'Women · Denim' }).getByRole('row').nth(1);
    await expect(row).toContainText('64');
    await page.getByRole('radio', { name: 'Inches' }).check();
    await expect(row.getByText('25', { exact: true }).last()).toBeVisible();
    await expect(row.getByText('64', { exact: true })).toBeHidden();
  });
});

const visits = [
  { width: 390, of: 'en-MT' },
  { width: 820, of: 'en-MT' },
  { width: 1440, of: 'ar-AE' },
  { width: 390, of: 'ar-AE' },
];
for (const { width, of } of someOf('a product is accessible', visits)) {
  test.describe(`at ${width} px in ${of}`, () => {
    test.use({ viewport: { width, height: width < 500 ? 844 : 900 } });
    test('a product’s page is accessible, keeps still and fits', { tag: '@all' }, async ({ page, request }) => {
      const shirt = await find(
        request,
        { searchTerms: 'shirt', size: 60 },
        ({ hasCompleteTheLook, inStock }) => hasCompleteTheLook && inStock,
        of,
      );
      const seen = await watchPage(page);
      await page.goto(shirt.url);
      await seen.settled();
      for (let y = 0; y < 4000; y += 400) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await seen.settled();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      await returnToTop(page);
      expect(await violations(page, { by: 'best' })).toEqual([]);
      expect(seen.consoleErrors).toEqual([]);
      expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02);
    });
  });
}
