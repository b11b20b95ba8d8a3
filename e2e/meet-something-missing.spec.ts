import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { test } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { join } from './shopper.ts';
import { type APIRequestContext, expect } from './test.ts';
import { watchPage } from './watch-page.ts';

const market = 'en-MT';
const gone = `/${market}/p/linen-shirt/1_Gone_2`;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL as string }]);
});

test('a product that vanished between the listing and the click says so, and the way back is the way one came', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(`/${market}/women`);
  const tile = page.locator('section[aria-labelledby=listing] [data-product] a').first();
  // The page is a moment old; what its first tile leads to has left the shop since.
  await tile.evaluate((link: HTMLAnchorElement, href) => link.setAttribute('href', href), gone);
  await tile.click();
  await expect(page).toHaveURL(new RegExp(`${gone}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This item is no longer available');
  await expect(page.getByRole('link', { name: /linen shirt/ })).toHaveAttribute('href', `/${market}/search?q=linen%20shirt`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(page.locator('section[aria-labelledby=listing] [data-product]').first()).toBeVisible();
});

test('a product without a price in a market is neither listed nor sold there', { tag: '@all' }, async ({ page, request }) => {
  const product = await soldInEuropeOnly(request);
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  const elsewhere = product.url.replace(`/${market}/`, '/en-US/');
  const answer = await page.goto(elsewhere);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This item is no longer available');
  await expect(page.locator('main')).not.toContainText(/NaN|undefined|\$0/);
  const { results } = await (await request.post('/api/catalog/en-US/search', { data: { searchTerms: product.styleNumber } })).json();
  expect(results.map(({ id }: ProductCard) => id)).not.toContain(product.id);
});

test('an address that cannot be read is the page of what is missing in its market, and leads on', { tag: '@all' }, async ({ page }) => {
  const answer = await page.goto(`/${market}/women/%`);
  expect(answer?.status()).toBe(400);
  await expect(page.locator('html[data-page=notFoundPage]')).toHaveCount(1);
  await page.locator('header').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${market}`));
  await expect(page.locator('html[data-page=countrySelectorPage]')).toHaveCount(0);
});

test('where pictures do not come, boxes keep their size and say what they would show', { tag: '@all' }, async ({ page }) => {
  const seen = await watchPage(page);
  await page.route('/img/**', (route) => route.abort());
  await page.goto(`/${market}/women`);
  const tile = page.locator('section[aria-labelledby=listing] [data-product]').first();
  const box = tile.locator('[data-broken]').first();
  await scrollTo(tile);
  await expect(box).toBeVisible();
  const name = await tile.locator('a').innerText();
  expect(name).toContain((await box.innerText()).trim());
  const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(3 / 4, 1);
  expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02);
  await tile.locator('a').click();
  await expect(page.getByRole('region', { name: 'Pictures' }).locator('[data-broken]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('NAV-046 what fails without a reason of its own is told in general words, and works when it is tried again', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await join(page, there, 'nav046');
  await page.goto(there.url('/account/profile'));
  await page.route('**/export-data', (route) => route.abort());
  const ask = page.getByRole('button', { name: there.t('account.export') });
  const toast = page.locator('[role=status] [data-severity=danger]');
  await ask.click();
  await expect(toast).toContainText(there.t('feedback.error_generic'));
  await page.unroute('**/export-data');
  const [download] = await Promise.all([page.waitForEvent('download'), ask.click()]);
  expect(download.suggestedFilename()).toBe('selvedge-account.json');
});

/** Everything is sold in the Union; a few styles nowhere else. */
async function soldInEuropeOnly(request: APIRequestContext): Promise<ProductCard> {
  for (let from = 0; from < 1400; from += 200) {
    const answer = await request.post(`/api/catalog/${market}/search`, { data: { from, size: 200 } });
    const { results } = (await answer.json()) as { results: ProductCard[] };
    const ids = results.map(({ id }) => `productIds=${encodeURIComponent(id)}`).join('&');
    const known: ProductCard[] = await (await request.get(`/api/catalog/en-US/products?${ids}`)).json();
    const found = results.find(({ id, isProductSet }) => !isProductSet && !known.some((each) => each.id === id));
    if (found) return found;
  }
  throw new Error('the demo sells everything everywhere');
}
