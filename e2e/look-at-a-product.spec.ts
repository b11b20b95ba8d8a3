import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { allowCookies } from './allow-cookies.ts';
import { detailOf, find, market } from './demo-products.ts';
import { scrollTo } from './scroll-to.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page, test } from './test.ts';

test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('CAT-022, CAT-023 a shopper chooses waist and length, and the address keeps both through a reload and into another colour', async ({
    page,
    request,
  }) => {
    const jeans = await find(
      request,
      { searchTerms: 'jeans', size: 60 },
      ({ styleOptionCount, inStock }) => inStock && styleOptionCount > 1,
    );
    const { variants, styleOptions } = await detailOf(request, jeans);
    const wanted = variants.find(({ inStockEcom, length }) => inStockEcom && length);
    if (!wanted?.length) throw new Error('the demo has no jeans with lengths');
    await page.goto(jeans.url);
    await choose(page, 'Waist', wanted.size.name);
    await choose(page, 'Length', wanted.length.name);
    await expect(page).toHaveURL(new RegExp(`\\?size=${wanted.size.sizeId}&length=${wanted.length.lengthId}`));
    await expect(page.locator('main').getByRole('status').first()).toHaveText(/In stock|only a few left/);
    await page.reload();
    await expect(page.getByRole('group', { name: 'Waist' }).getByRole('radio', { name: wanted.size.name, exact: true })).toBeChecked();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${jeans.url}$`));
    const other = styleOptions.find(({ id }) => id !== jeans.id);
    await page.locator(`main a[href^="${other?.url}?"]`).click();
    await expect(page).toHaveURL(new RegExp(`${other?.url}\\?size=${wanted.size.sizeId}`));
    await expect(
      page.getByRole('group', { name: 'Waist' }).getByRole('radio', { name: wanted.size.name, exact: false }).first(),
    ).toBeVisible();
  });

  test('CAT-047 the last pieces of a size are said to be the last', { tag: '@all' }, async ({ page, request }) => {
    const answer = await request.post(`/api/catalog/${market}/search`, { data: { size: 200 } });
    for (const card of ((await answer.json()) as { results: ProductCard[] }).results) {
      const detail = await detailOf(request, card);
      const last = detail.variants.find(({ isFewLeft }) => isFewLeft);
      if (!last || !detail.inStock || detail.isPreorder || detail.comingSoonProduct) continue;
      await page.goto(`${card.url}?size=${last.size.sizeId}${last.length ? `&length=${last.length.lengthId}` : ''}`);
      await expect(page.locator('main').getByRole('status').first()).toHaveText(/only a few left/);
      return;
    }
    throw new Error('the demo has no last pieces');
  });

  test('the day of arrival is worked out, and the next step is there', async ({ page, request }) => {
    const shirt = await find(
      request,
      { searchTerms: 'shirt', size: 60 },
      ({ inStock, comingSoonProduct }) => inStock && !comingSoonProduct,
    );
    await page.goto(shirt.url);
    await expect(page.getByRole('region', { name: 'Delivery' }).getByRole('listitem').first()).toContainText(/Order by/);
    await expect(page.getByRole('button', { name: /Add to basket|Pre-order/ }).first()).toBeEnabled();
  });

  test('pictures open large, by key and by click, and give focus back', async ({ page, request }) => {
    const shirt = await find(request, { searchTerms: 'shirt', size: 10 });
    await page.goto(shirt.url);
    const first = page.getByRole('link', { name: /^Enlarge picture 1/ });
    await expect(async () => {
      if (!(await page.getByRole('dialog').isVisible())) await first.click({ timeout: 5000 });
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page.getByText(/^1 of \d$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^2 of \d$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test('a garment’s film plays when it is asked to, and can be wound', { tag: '@all' }, async ({ page, request }) => {
    const filmed = await find(request, { size: 200 }, ({ images }) => images.indexes.some(({ format }) => format === 'video'));
    await page.goto(filmed.url);
    const film = page.locator('video');
    await expect(film).toHaveAccessibleName('Product video');
    expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.readyState])).toEqual([true, 0]);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    await film.evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = 3;
    });
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => [video.seeking, Math.round(video.currentTime), video.duration]))
      .toEqual([false, 3, 5]);
  });

  test('the size guide shows the product’s own chart in centimetres and in inches', { tag: '@all' }, async ({ page, request }) => {
    const shirt = await find(request, { searchTerms: 'shirt', size: 60 }, ({ sizes }) => sizes.includes('M'));
    await page.goto(shirt.url);
    const link = page.locator('#sizes').getByRole('link', { name: 'Size guide' });
    // Before scripts run the link leads to a page; once the guide is open it lies behind it.
    await expect(async () => {
      if (!(await page.getByRole('dialog').isVisible())) await link.click({ timeout: 5000 });
      await expect(page.getByRole('table')).toBeVisible({ timeout: 5000 });
    }).toPass();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'M', exact: true }) });
    await page.getByRole('radio', { name: 'Centimetres' }).check();
    const metric = await row.innerText();
    await page.getByRole('radio', { name: 'Inches' }).check();
    expect(await row.innerText()).not.toBe(metric);
  });

  test('what was looked at before stands below what is looked at now, and nowhere else', { tag: '@all' }, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    await allowCookies(context, baseURL, ['functional']);
    const sent: string[] = [];
    page.on('request', (each) => each.url().includes('/recommendation/') && sent.push(each.url()));
    const first = await find(request, { searchTerms: 'shirt', size: 10 });
    const second = await find(request, { searchTerms: 'trousers', size: 10 }, ({ styleNumber }) => styleNumber !== first.styleNumber);
    await page.goto(first.url);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).toContain(first.id);
    await page.goto(second.url);
    // Rows are fetched when somebody comes near them.
    await scrollTo(page.getByRole('heading', { name: 'Similar items' }));
    const seen = page.getByRole('region', { name: 'Recently viewed' });
    await scrollTo(seen);
    await expect(seen.getByRole('link', { name: first.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar items' }).getByRole('article').first()).toBeVisible();
    expect(sent.filter((url) => url.endsWith('/events'))).toEqual([]);
  });

  test('search engines read one group of variants with prices', { tag: '@all' }, async ({ page, request }) => {
    const shirt = await find(request, { searchTerms: 'shirt', size: 10 });
    await page.goto(shirt.url);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const group = data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'ProductGroup');
    expect(group.hasVariant[0].offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
    expect(group.hasVariant[0].offers.url).toContain('?size=');
  });

  test('a set leads to each of its parts', { tag: '@all' }, async ({ page, request }) => {
    const set = await find(request, { searchTerms: 'suit', size: 60 }, ({ isProductSet }) => isProductSet);
    const { productSetOptions } = await detailOf(request, set);
    await page.goto(set.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(set.name);
    for (const part of productSetOptions) await expect(page.locator(`main a[href="${part.url}"]`).first()).toBeVisible();
  });

  test('on a phone a set is bought from the foot of the screen, which asks for the sizes first', { tag: '@all' }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const set = await find(request, { searchTerms: 'suit', size: 60 }, ({ isProductSet, inStock }) => isProductSet && inStock);
    await page.goto(set.url);
    const bar = page.locator('[data-buy-bar]');
    const sizes = page.locator('#set-sizes select');
    await bar.getByRole('link').click();
    await expect(sizes.first()).toBeFocused();
    for (const at of [0, 1]) {
      const free = sizes.nth(at).locator('option:not([disabled])').first();
      await sizes.nth(at).selectOption((await free.getAttribute('value'))!);
    }
    const added = page.waitForResponse('**/basket/lines**');
    await bar.getByRole('link').click();
    expect((await added).ok()).toBe(true);
  });

  test('a product in a store names the store and the sizes it has', async ({ page, request }) => {
    const answer = await request.post('/api/catalog/de-DE/search', { data: { size: 60 } });
    const cards = ((await answer.json()) as { results: ProductCard[] }).results.filter(({ hasRetail }) => hasRetail);
    for (const card of cards) {
      const { stores } = await (await request.get(`/api/catalog/de-DE/store-product/${card.id}`)).json();
      if (!stores[0]) continue;
      await page.goto(`/de-DE/stores/${stores[0].storeId.toLowerCase()}/p/${card.id}`);
      await expect(page.getByRole('heading', { name: stores[0].name })).toBeVisible();
      await expect(page.locator(`main a[href="${card.url}"]`).first()).toBeVisible();
      return;
    }
    throw new Error('no store of the demo has anything');
  });
});

/** The radio lies under its name; a click before the page has come alive is lost, so it is repeated until it is told in the address. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  const radio = page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await expect(async () => {
    await radio.check({ force: true });
    expect(new URL(page.url()).search).not.toBe('');
    await expect(radio).toBeChecked();
  }).toPass();
}
