import { fill, find, header, lines, put, stocked, summary, toast } from './basket.ts';
import { giveCard } from './give-card.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { fillSignIn, join } from './shopper.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

const flyout = (page: Page) => page.getByRole('dialog', { name: 'Basket', exact: true });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

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
    expect(await violations(page, { by: 'all', within: 'main' })).toEqual([]);
  }
});
