import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { fillSignIn, join } from './shopper.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });
/** The sizes of a tile that was met: rows of other goods may come to stand above the shelf meanwhile. */
const offered = (page: Page) => page.getByRole('group', { name: /to the basket: choose a size$/ }).first();
const lines = (page: Page) => page.getByRole('list', { name: 'In your basket' }).getByRole('article');
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const flyout = (page: Page) => page.getByRole('dialog', { name: 'Basket', exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).first();

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL as string }]);
  // Pictures are made when first asked for; what is looked at here does not wait for them.
  await context.route('/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
});

test.describe('a shopper adds', () => {
  test('BSK-011, NAV-019, NAV-037 from a tile with one click, and the mini basket comes and goes without taking the focus', async ({
    page,
  }) => {
    test.slow();
    const seen = await watchPage(page);
    await page.goto('/en-GB/women');
    const tile = page.locator('main [data-product]').first();
    const size = offered(page).getByRole('button', { disabled: false }).first();
    await expect(async () => {
      await tile.hover();
      await expect(size).toBeVisible({ timeout: 3000 });
    }).toPass();
    await size.click();
    const mini = page.getByRole('dialog', { name: 'Added to your basket' });
    await expect(mini.getByRole('listitem').filter({ hasText: '£' })).toHaveCount(1);
    await expect(header(page)).toContainText('1');
    await expect(mini.locator(':focus')).toHaveCount(0);
    // The pointer in it stops its clock.
    await mini.getByRole('listitem').filter({ hasText: '£' }).hover();
    await page.waitForTimeout(5000);
    await expect(mini).toBeVisible();
    await page.mouse.move(2, 400);
    await expect(mini).toHaveCount(0);
    expect(seen.consoleErrors).toEqual([]);
  });

  test('by keyboard from a tile: the sizes follow the link', async ({ page }) => {
    await page.goto('/en-GB/women');
    const tile = page.locator('main [data-product]').first();
    const size = offered(page).getByRole('button', { disabled: false }).first();
    await expect(async () => {
      await tile.getByRole('link').first().focus();
      await expect(size).toBeVisible({ timeout: 3000 });
    }).toPass();
    await size.focus();
    await page.keyboard.press('Enter');
    await expect(header(page)).toContainText('1');
  });

  test('from the product page, where a missing size is asked for first', async ({ page, request }) => {
    const shirt = await find(request, 'shirt');
    const size = shirt.variants.find(({ inStockEcom }) => inStockEcom);
    await page.goto(shirt.url);
    const add = page.getByRole('button', { name: 'Add to basket' }).first();
    await expect(async () => {
      await add.click();
      await expect(page.getByText('Please choose a size first.')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('radio', { name: size?.size.name ?? '', exact: true }).check();
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toContainText(shirt.name);
    await expect(header(page)).toContainText('1');
  });

  test('two clicks while the first is on its way, and gets one piece', async ({ page, request }) => {
    const shirt = await find(request, 'shirt');
    await page.route('**/basket/line', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.goto(`${shirt.url}?size=${shirt.variants.find(({ inStockEcom }) => inStockEcom)?.size.sizeId}`);
    const add = page.getByRole('button', { name: 'Add to basket' }).first();
    await expect(async () => {
      await add.click();
      await expect(add).toHaveAttribute('aria-busy', 'true', { timeout: 1000 });
    }).toPass();
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toContainText('Basket (1)');
  });

  test('something that has just sold out: it is said, and the size is struck', async ({ page }) => {
    await page.route('**/basket/line', (route) =>
      route.fulfill({ status: 400, json: { code: 'line_refused', errors: { lineItem: ['basket.out_of_stock'] } } }),
    );
    await page.goto('/en-GB/women');
    const tile = page.locator('main [data-product]').first();
    const sizes = offered(page).getByRole('button', { disabled: false });
    await expect(async () => {
      await tile.hover();
      await expect(sizes.first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    const name = await sizes.first().innerText();
    await sizes.first().click();
    await expect(toast(page, 'This has just sold out.')).toBeVisible();
    await expect(offered(page).getByRole('button', { name: `${name}, ` })).toBeDisabled();
    await expect(header(page)).toHaveText(/^Basket$/);
  });

  test('with an answer that gets lost: it is looked up, and not added twice', async ({ page, request }) => {
    const shirt = await find(request, 'shirt');
    await page.route('**/basket/line', async (route) => {
      await route.fetch().then((answer) => answer.headersArray());
      await route.abort('connectionreset');
    });
    await page.goto(`${shirt.url}?size=${shirt.variants.find(({ inStockEcom }) => inStockEcom)?.size.sizeId}`);
    const add = page.getByRole('button', { name: 'Add to basket' }).first();
    await expect(async () => {
      await add.click();
      await expect(toast(page, /could not be added|Added/)).toBeVisible({ timeout: 3000 });
    }).toPass();
    // A cookie of a first basket goes the same way as its answer, so what was not kept was not added either.
    const quantity = await page.evaluate(async () => (await (await fetch('/api/order/en-GB/basket')).json()).basket.quantity);
    expect(quantity).toBeLessThanOrEqual(1);
  });
});

test.describe('in the basket', () => {
  test('BSK-010, BSK-012, NAV-018 it opens over the page by its link and by an address, and the address is clean again', async ({
    page,
  }) => {
    await fill(page, 1);
    await page.goto('/en-GB/women?openBasketDrawer=true');
    await expect(flyout(page).getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/\/en-GB\/women$/);
    await page.keyboard.press('Escape');
    await expect(flyout(page)).toHaveCount(0);
    await header(page).click();
    await expect(flyout(page)).toBeVisible();
  });

  test('pieces are counted up, typed, refused beyond what there is, and taken out with a way back', async ({ page }) => {
    await fill(page, 2);
    await page.goto('/en-GB/basket');
    await expect(lines(page)).toHaveCount(2);
    const first = lines(page).first();
    await first.getByRole('button', { name: /^One more of/ }).click();
    await expect(page.locator('main').getByText('3 pieces', { exact: true })).toBeVisible();
    const quantity = first.getByRole('textbox', { name: /^How many of/ });
    await quantity.fill('99');
    await quantity.press('Enter');
    await expect(toast(page, 'There are not that many left.')).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await first.getByRole('button', { name: /^Remove/ }).click();
    const undo = page.getByRole('button', { name: 'Put it back' });
    await expect(undo).toBeFocused();
    await expect(page.locator('main').getByText('1 piece', { exact: true })).toBeVisible();
    await undo.click();
    await expect(lines(page)).toHaveCount(2);
    await expect(page.locator('main').getByText('3 pieces', { exact: true })).toBeVisible();
  });

  test('a size is changed, and a piece moves to the wishlist', async ({ page, request }) => {
    const shirt = await find(request, 'shirt', (product) => product.variants.filter(({ inStockEcom }) => inStockEcom).length > 1);
    const [from, to] = shirt.variants.filter(({ inStockEcom }) => inStockEcom);
    await put(page, [from?.id ?? '']);
    await page.goto('/en-GB/basket');
    await lines(page)
      .getByRole('button', { name: /^Change size/ })
      .click();
    await page.getByRole('combobox', { name: /^Size of/ }).selectOption(to?.id ?? '');
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page).first()).toContainText(`size ${to?.size.name}`);
    await lines(page)
      .getByRole('button', { name: /^To the wishlist/ })
      .click();
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })).toContainText('1');
  });

  test('BSK-026..030 a code is refused below its field, accepted in any spelling, refused a second time and taken off', async ({
    page,
  }) => {
    await fill(page, 1);
    await page.goto('/en-GB/basket');
    await summary(page).getByText('Add a promo code').click();
    const field = summary(page).getByRole('textbox', { name: 'Code', exact: true });
    const apply = summary(page).getByRole('button', { name: 'Apply' }).first();
    await field.fill('ŠŤŘÍŽ-nothing');
    await apply.click();
    await expect(summary(page).getByText('We do not know this code.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('welcome_10');
    await apply.click();
    await expect(summary(page).getByText('WELCOME10')).toBeVisible();
    await expect(summary(page).getByText('You save')).toBeVisible();
    await field.fill('WELCOME10');
    await apply.click();
    await expect(toast(page, 'This code is already applied.')).toBeVisible();
    await summary(page).getByRole('button', { name: 'Take the code WELCOME10 off' }).click();
    await expect(summary(page).getByText('WELCOME10')).toHaveCount(0);
  });

  test('BSK-029 a gift card pays its part, and a wrong one is refused', async ({ page, playwright, baseURL }) => {
    const { number, code } = await giveCard(await playwright.request.newContext({ baseURL: baseURL as string }), 5);
    await fill(page, 1);
    await page.goto('/en-GB/basket');
    await summary(page).getByText('Pay with a gift card').click();
    const apply = summary(page).getByRole('button', { name: 'Apply' }).last();
    await summary(page).getByLabel('Gift card number').fill(number);
    await summary(page).getByLabel('Check code').fill('NOTTHIS1');
    await apply.click();
    await expect(summary(page).getByText('Number and code do not belong to a valid gift card.')).toBeVisible();
    await summary(page).getByLabel('Check code').fill(code);
    await apply.click();
    await expect(toast(page, 'The gift card has been added.')).toBeVisible();
    await expect(summary(page).getByText('Left to pay')).toBeVisible();
    await expect(summary(page).getByText('−£5.00').first()).toBeVisible();
    await summary(page)
      .getByRole('button', { name: /^Take the gift card/ })
      .click();
    await expect(summary(page).getByText('Left to pay')).toHaveCount(0);
  });

  test('BSK-031, NAV-020 a gift is offered, chosen from three at most, and free', async ({ page, request }) => {
    const coat = await find(request, 'coat', (product) => product.price.salesPrice.amount > 90);
    const sku = coat.variants.find(({ inStockEcom }) => inStockEcom)?.id ?? '';
    await put(page, [sku, sku, sku]);
    await page.goto('/en-GB/basket');
    await page.getByRole('button', { name: 'Choose', exact: true }).first().click();
    const gifts = page.getByRole('dialog', { name: 'Choose your gift' });
    await expect(gifts.getByRole('article').first()).toBeVisible();
    expect(await gifts.getByRole('article').count()).toBeLessThanOrEqual(3);
    await gifts.getByRole('button', { name: 'Take this one' }).first().click();
    await expect(gifts.getByText('Your choice is in the basket.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lines(page).getByText('A gift for you')).toBeVisible();
  });

  test('a shop that does not answer loses nothing, says so, and is asked again', async ({ page, context }) => {
    await fill(page, 1);
    await context.route('**/api/order/**', (route) => route.abort('connectionfailed'));
    await page.goto('/en-GB/basket');
    await expect(page.getByText('Your basket could not be loaded', { exact: true })).toBeVisible();
    await context.unroute('**/api/order/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(lines(page)).toHaveCount(1);
    await context.route('**/api/order/**', (route) => route.abort('connectionfailed'));
    await lines(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(toast(page, 'That could not be taken out of your basket.')).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
  });

  test('two tabs see the same basket', async ({ page, context }) => {
    await fill(page, 2);
    await page.goto('/en-GB/basket');
    await expect(lines(page)).toHaveCount(2);
    const other = await context.newPage();
    await other.goto('/en-GB/basket');
    await expect(lines(other)).toHaveCount(2);
    await lines(other)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(lines(page)).toHaveCount(1);
    await expect(header(page)).toContainText('1');
  });
});

test('BSK-018 what a guest put in is there after signing in, beside what the member had', async ({ page, request }) => {
  const email = await join(page, 'bag');
  const [shirt, coat] = [await find(request, 'shirt'), await find(request, 'coat')];
  await put(page, [stocked(shirt)]);
  await page.goto('/en-GB/account');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(header(page)).toHaveText(/^Basket$/);
  await put(page, [stocked(coat)]);
  await page.goto('/en-GB/login');
  await fillSignIn(page, { email });
  await expect(header(page)).toContainText('2');
  await page.goto('/en-GB/basket');
  await expect(lines(page)).toHaveCount(2);
});

test('a basket of another country is taken along, and what is not sold there is named', async ({ page }) => {
  await fill(page, 2);
  await page.goto('/de-DE/basket');
  await page.getByRole('button', { name: /^Take it along/ }).click();
  await expect(summary(page).getByText('€').first()).toBeVisible();
  const carried = await lines(page).count();
  const named = await page.getByRole('heading', { name: /^Not sold in/ }).count();
  expect(carried === 2 || named === 1).toBe(true);
});

test('from right to left nothing sticks out and nothing is wrong for a screen reader', async ({ page }) => {
  await fill(page, 2, 'ar-AE');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ar-AE/basket');
    await expect(page.locator('main article')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.evaluate(axe);
    const found = await page.evaluate(() => (window as unknown as { axe: Axe }).axe.run('main'));
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
});

type Axe = { run(on: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
const stocked = ({ variants }: ProductDetail) => variants.find(({ inStockEcom }) => inStockEcom)?.id ?? '';

async function find(
  request: APIRequestContext,
  term: string,
  suits = (_: ProductDetail) => true,
  market = 'en-GB',
): Promise<ProductDetail> {
  const data = { searchTerms: term, size: 40 };
  const { results } = (await (await request.post(`/api/catalog/${market}/search`, { data })).json()) as { results: ProductCard[] };
  for (const { id, inStock, comingSoonProduct, isProductSet } of results) {
    if (!inStock || comingSoonProduct || isProductSet) continue;
    const product = (await (await request.get(`/api/catalog/${market}/product/${id}`)).json()) as ProductDetail;
    if (product.variants.every(({ length }) => !length) && product.variants.some(({ inStockEcom }) => inStockEcom) && suits(product))
      return product;
  }
  throw new Error(`the demo sells no ${term}`);
}

/** As many different pieces as wanted, put in by the browser itself, as its own code does it. */
async function fill(page: Page, amount: number, market = 'en-GB'): Promise<void> {
  const terms = ['shirt', 'coat', 'scarf'].slice(0, amount);
  const skus: string[] = [];
  for (const term of terms) skus.push(stocked(await find(page.request, term, undefined, market)));
  await put(page, skus, market);
}

async function put(page: Page, skus: readonly string[], market = 'en-GB'): Promise<void> {
  if (!page.url().includes(`/${market}`)) await page.goto(`/${market}/basket`);
  await page.evaluate(
    async ([where, wanted]) => {
      const headers = { 'content-type': 'application/json' };
      for (const sku of wanted) {
        const body = JSON.stringify({ sku, quantity: 1 });
        const answer = await fetch(`/api/order/${where}/basket/line`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
      }
      localStorage.setItem('basket_count', `${where} ${wanted.length}`);
    },
    [market, skus] as const,
  );
}

/** Staff give a card; its number and code are in the mail and nowhere else. */
async function giveCard(staff: APIRequestContext, amount: number): Promise<{ number: string; code: string }> {
  const to = `card-${Date.now()}@example.com`;
  const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
  const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';
  await staff.post('/api/studio/sign-in', { data: { email, password } });
  const data = { act: crypto.randomUUID(), market: 'en-GB', amount, recipientEmail: to, reason: 'a journey' };
  expect((await staff.post('/api/studio/gift-cards', { data })).status()).toBe(200);
  let text = '';
  await expect
    .poll(async () => {
      const mails = (await (await staff.get('/dev/mail.json')).json()) as { to: string; text: string | null }[];
      text = mails.find((mail) => mail.to === to)?.text ?? '';
      return text;
    })
    .toContain('Check code');
  // As it is copied from the mail, with the marks that keep it from being turned around between Arabic words.
  return { number: /Number: (.+)/.exec(text)?.[1] ?? '', code: /Check code: (.+)/.exec(text)?.[1] ?? '' };
}
