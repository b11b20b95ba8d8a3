import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

const market = 'en-MT';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';

test.beforeEach(async ({ context, baseURL }) => {
  // The invitation to another market would stand in front of the product.
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL as string }]);
  await context.addInitScript(() => localStorage.setItem('app_banner_handled', 'true'));
  // Pictures are made when first asked for; what is looked at here does not wait for them.
  await context.route(/\/img\/.*(?<!-video)$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
});

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

  test('CAT-047 the last pieces of a size are said to be the last', async ({ page, request }) => {
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
    await expect(page.getByRole('region', { name: 'Delivery' }).getByRole('listitem').first()).toContainText(/Ordered by/);
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

  test('a garment’s film plays when it is asked to, and can be wound', async ({ page, request }) => {
    const filmed = await find(request, { size: 200 }, ({ images }) => images.indexes.some(({ format }) => format === 'video'));
    await page.goto(filmed.url);
    const film = page.locator('video');
    await expect(film).toHaveAccessibleName('Film of the product');
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

  test('the size guide shows the product’s own chart in centimetres and in inches', async ({ page, request }) => {
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

  test('what was looked at before stands below what is looked at now, and nowhere else', async ({ page, request }) => {
    const sent: string[] = [];
    page.on('request', (each) => each.url().includes('/recommendation/') && sent.push(each.url()));
    const first = await find(request, { searchTerms: 'shirt', size: 10 });
    const second = await find(request, { searchTerms: 'trousers', size: 10 }, ({ styleNumber }) => styleNumber !== first.styleNumber);
    await page.goto(first.url);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('recently_viewed'))).toContain(first.id);
    await page.goto(second.url);
    // Rows are fetched when somebody comes near them.
    await page.getByRole('heading', { name: 'Similar pieces' }).scrollIntoViewIfNeeded();
    const seen = page.getByRole('region', { name: 'You looked at' });
    await seen.scrollIntoViewIfNeeded();
    await expect(seen.getByRole('link', { name: first.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar pieces' }).getByRole('article').first()).toBeVisible();
    expect(sent.filter((url) => url.endsWith('/event'))).toEqual([]);
  });

  test('search engines read one group of variants with prices', async ({ page, request }) => {
    const shirt = await find(request, { searchTerms: 'shirt', size: 10 });
    await page.goto(shirt.url);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const group = data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'ProductGroup');
    expect(group.hasVariant[0].offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
    expect(group.hasVariant[0].offers.url).toContain('?size=');
  });

  test('a set leads to each of its parts', async ({ page, request }) => {
    const set = await find(request, { searchTerms: 'suit', size: 60 }, ({ isProductSet }) => isProductSet);
    const { productSetOptions } = await detailOf(request, set);
    await page.goto(set.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(set.name);
    for (const part of productSetOptions) await expect(page.locator(`main a[href="${part.url}"]`).first()).toBeVisible();
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

for (const [of, words] of [
  ['de-DE', 'incl. MwSt'],
  ['en-US', 'plus Sales tax'],
  ['ar-AE', 'incl. VAT'],
] as const) {
  test(`in ${of} a price says '${words}'`, async ({ page, request }) => {
    const any = await find(request, { size: 1 }, undefined, of);
    await page.goto(any.url);
    await expect(page.locator('main header').getByText(words, { exact: true })).toBeVisible();
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

  test('is there for a member before anything else of the page runs', async ({ page, request, context, baseURL }) => {
    const product = await member(request);
    await context.addCookies([{ name: 'club_member', value: '1', url: baseURL as string }]);
    await page.route(/entry-client.*\.js$/, (route) => route.abort());
    await page.goto(product.url);
    await expect(members(page)).toBeVisible();
  });
});

test('CAT-044 a product that has left the shop says so and leads on', async ({ page }) => {
  const answer = await page.goto(`/${market}/p/merino-crew-neck/1_Gone_2`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This piece has left the shop');
  await expect(page.getByRole('link', { name: /merino crew neck/ })).toHaveAttribute('href', `/${market}/search?q=merino%20crew%20neck`);
  const others = page.getByRole('region', { name: 'What others look at' });
  await others.scrollIntoViewIfNeeded();
  await expect(others.getByRole('article').first()).toBeVisible();
});

test('CAT-047 what is still to come gives its day and takes no order', async ({ page, request }) => {
  const coming = await find(request, { size: 200 }, ({ comingSoonProduct }) => comingSoonProduct !== '');
  await page.goto(coming.url);
  await expect(page.getByText(/^Here from /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell me when it is here' }).first()).toHaveAttribute('href', /\/i\/notify-me$/);
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

for (const { width, of } of [
  { width: 390, of: 'en-MT' },
  { width: 820, of: 'en-MT' },
  { width: 1440, of: 'ar-AE' },
  { width: 390, of: 'ar-AE' },
]) {
  test.describe(`at ${width} px in ${of}`, () => {
    test.use({ viewport: { width, height: width < 500 ? 844 : 900 } });
    test('a product’s page is accessible, keeps still and fits', async ({ page, request }) => {
      const shirt = await find(
        request,
        { searchTerms: 'shirt', size: 60 },
        ({ hasCompleteTheLook, inStock }) => hasCompleteTheLook && inStock,
        of,
      );
      const seen = await watchPage(page);
      await page.goto(shirt.url, { waitUntil: 'networkidle' });
      for (let y = 0; y < 4000; y += 400) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await page.waitForTimeout(60);
      }
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      // A bar that stays in sight covers a part of some link at any place but the top.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await violations(page, { by: 'best' })).toEqual([]);
      expect(seen.consoleErrors).toEqual([]);
      expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02);
    });
  });
}

async function find(
  request: APIRequestContext,
  asked: SearchRequest,
  isWanted: (card: ProductCard) => boolean = () => true,
  of = market,
): Promise<ProductCard> {
  for (let from = 0; from < 1400; from += asked.size ?? 20) {
    const answer = await request.post(`/api/catalog/${of}/search`, { data: { ...asked, from } });
    const { results } = (await answer.json()) as { results: ProductCard[] };
    const found = results.find(isWanted);
    if (found) return found;
    if (results.length === 0) break;
  }
  throw new Error(`the demo has nothing for ${JSON.stringify(asked)}`);
}

async function detailOf(request: APIRequestContext, { id }: ProductCard): Promise<ProductDetail> {
  return (await request.get(`/api/catalog/${market}/product/${id}`)).json();
}

/** The radio lies under its name; a click before the page has come alive is lost, so it is repeated until it is told in the address. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  const radio = page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await expect(async () => {
    await radio.check({ force: true });
    expect(new URL(page.url()).search).not.toBe('');
    await expect(radio).toBeChecked();
  }).toPass();
}
