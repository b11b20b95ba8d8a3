import { fill, toast } from './basket.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { type There, test } from './rotation.ts';
import { fillSignIn, join, signOut } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';
import { violations } from './violations.ts';
import { openSettled } from './watch-requests.ts';

/** Where nobody of the rotation goes. */
const elsewhere = 'nl-NL';
const flyout = (page: Page, there: There) => page.getByRole('dialog', { name: there.t('flyout.basket'), exact: true });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test.describe('in the basket', () => {
  test('BSK-010, BSK-012, NAV-018 it opens over the page by its link and by an address, and the address is clean again', async ({
    page,
    there,
  }) => {
    await there.fill(page, 1);
    await page.goto(there.url('/women?openBasketDrawer=true'));
    await expect(flyout(page, there).getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${there.url('/women')}$`));
    await page.keyboard.press('Escape');
    await expect(flyout(page, there)).toHaveCount(0);
    await there.header(page).click();
    await expect(flyout(page, there)).toBeVisible();
  });

  test('pieces are counted up, typed, refused beyond what there is, and taken out with a way back', async ({ page, there }) => {
    const pieces = (count: number) => page.locator('main').getByText(there.t('basket.pieces', { count }), { exact: true });
    await there.fill(page, 2);
    await page.goto(there.url('/basket'));
    await expect(there.lines(page)).toHaveCount(2);
    const first = there.lines(page).first();
    await first.getByRole('button', { name: there.like('basket.more') }).click();
    await expect(pieces(3)).toBeVisible();
    const quantity = first.getByRole('textbox', { name: there.like('basket.quantity') });
    await quantity.fill('99');
    await quantity.press('Enter');
    await expect(toast(page, there.t('basket.not_enough_stock'))).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await first.getByRole('button', { name: there.like('basket.removeName') }).click();
    const undo = page.getByRole('button', { name: there.t('basket.undo') });
    await expect(undo).toBeFocused();
    await expect(pieces(1)).toBeVisible();
    await undo.click();
    await expect(there.lines(page)).toHaveCount(2);
    await expect(pieces(3)).toBeVisible();
  });

  test('a size is changed, and a piece moves to the wishlist', async ({ page, request, there }) => {
    const shirt = await there.find(request, (product) => product.variants.filter(({ inStockEcom }) => inStockEcom).length > 1);
    const [from, to] = shirt.variants.filter(({ inStockEcom }) => inStockEcom);
    await there.put(page, [from?.id ?? '']);
    await page.goto(there.url('/basket'));
    const line = there.lines(page).first();
    await line.getByRole('button', { name: there.like('basket.changeSizeOf') }).click();
    await page.getByRole('combobox', { name: there.like('basket.sizeOf') }).selectOption(to?.id ?? '');
    await expect(there.lines(page)).toHaveCount(1);
    await expect(line).toContainText(there.t('basket.size', { size: to?.size.name ?? '' }));
    await line.getByRole('button', { name: there.like('basket.keepName') }).click();
    await expect(page.getByText(there.t('basket.empty'), { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: there.t('shell.wishlist') })).toContainText('1');
  });

  test('BSK-026..030 a code is refused below its field, accepted in any spelling, refused a second time and taken off', async ({
    page,
    there,
  }) => {
    const summary = there.summary(page);
    await there.fill(page, 1);
    await page.goto(there.url('/basket'));
    await summary.getByText(there.t('basket.promoCode')).click();
    const field = summary.getByRole('textbox', { name: there.t('basket.code'), exact: true });
    const apply = summary.getByRole('button', { name: there.t('basket.apply') }).first();
    await field.fill('ŠŤŘÍŽ-nothing');
    await apply.click();
    await expect(summary.getByText(there.t('basket.promo_code_unknown'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('wel come_10');
    await apply.click();
    await expect(summary.getByText('WELCOME10')).toBeVisible();
    await expect(summary.getByText(there.t('basket.savings'))).toBeVisible();
    await field.fill('WELCOME10');
    await apply.click();
    await expect(toast(page, there.t('basket.promo_code_already_applied'))).toBeVisible();
    await summary.getByRole('button', { name: there.t('basket.dropCode', { code: 'WELCOME10' }) }).click();
    await expect(summary.getByText('WELCOME10')).toHaveCount(0);
  });

  test('BSK-029 a gift card pays its part, and a wrong one is refused', { tag: '@all' }, async ({ page, playwright, baseURL, there }) => {
    const { currency } = (await there.find(page.request)).price.salesPrice;
    const { number, code } = await issueGiftCard(await playwright.request.newContext({ baseURL: baseURL as string }), there, 5);
    await there.fill(page, 1);
    await page.goto(there.url('/basket'));
    await there.summary(page).getByText(there.t('basket.giftCard')).click();
    const apply = there
      .summary(page)
      .getByRole('button', { name: there.t('basket.apply') })
      .last();
    await there.summary(page).getByLabel(there.t('basket.cardNumber')).fill(number);
    await there.summary(page).getByLabel(there.t('basket.cardCode')).fill('NOTTHIS1');
    await apply.click();
    await expect(there.summary(page).getByText(there.t('gift_card.not_valid'))).toBeVisible();
    await there.summary(page).getByLabel(there.t('basket.cardCode')).fill(code);
    await apply.click();
    await expect(toast(page, there.t('gift_card.gift_card_added'))).toBeVisible();
    await expect(there.summary(page).getByText(there.t('basket.remaining'))).toBeVisible();
    await expect(
      there
        .summary(page)
        .getByText(`−${there.money({ amount: 5, currency })}`)
        .first(),
    ).toBeVisible();
    await there
      .summary(page)
      .getByRole('button', { name: there.like('basket.dropCard') })
      .click();
    await expect(there.summary(page).getByText(there.t('basket.remaining'))).toHaveCount(0);
  });

  test('BSK-031, NAV-020 a gift is offered, chosen from three at most, and free', async ({ page, request, there }) => {
    const sku = there.stocked(await there.find(request, undefined, { sorting: 'price-descending' }));
    await there.put(page, [sku, sku, sku]);
    await page.goto(there.url('/basket'));
    await page
      .getByRole('button', { name: there.t('basket.chooseGift'), exact: true })
      .first()
      .click();
    const gifts = page.getByRole('dialog', { name: there.t('flyout.bonusProduct') });
    await expect(gifts.getByRole('article').first()).toBeVisible();
    expect(await gifts.getByRole('article').count()).toBeLessThanOrEqual(3);
    await gifts
      .getByRole('button', { name: there.t('basket.takeGift') })
      .first()
      .click();
    await expect(gifts.getByText(there.t('basket.bonusDone'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(there.lines(page).getByText(there.t('basket.gift'))).toBeVisible();
  });

  test('a shop that does not answer loses nothing, says so, and is asked again', { tag: '@all' }, async ({ page, context, there }) => {
    await there.fill(page, 1);
    await context.route('**/api/order/**', (route) => route.abort('connectionfailed'));
    // Parts of the page that come later ask once more by themselves: until they have, nobody needs to press anything.
    await openSettled(page, there.url('/basket'));
    await expect(page.getByText(there.t('basket.failed'), { exact: true })).toBeVisible();
    await context.unroute('**/api/order/**');
    await page.getByRole('button', { name: there.t('basket.retry') }).click();
    await expect(there.lines(page)).toHaveCount(1);
    await context.route('**/api/order/**', (route) => route.abort('connectionfailed'));
    const remove = there.lines(page).getByRole('button', { name: there.like('basket.removeName') });
    await remove.click();
    await expect(toast(page, there.t('feedback.error_lost'))).toBeVisible();
    await expect(there.lines(page)).toHaveCount(1);
  });

  test('two tabs see the same basket', { tag: '@all' }, async ({ page, context, there }) => {
    await there.fill(page, 2);
    await page.goto(there.url('/basket'));
    await expect(there.lines(page)).toHaveCount(2);
    const other = await context.newPage();
    await other.goto(there.url('/basket'));
    await expect(there.lines(other)).toHaveCount(2);
    const remove = there
      .lines(other)
      .first()
      .getByRole('button', { name: there.like('basket.removeName') });
    await remove.click();
    await expect(there.lines(page)).toHaveCount(1);
    await expect(there.header(page)).toContainText('1');
  });
});

test('BSK-018 what a guest put in is there after signing in, beside what the member had', async ({ page, request, there }) => {
  const email = await join(page, there, 'bag');
  const shirt = await there.find(request);
  const coat = await there.find(request, ({ id }) => id !== shirt.id);
  await there.put(page, [there.stocked(shirt)]);
  // So quick that what reads the basket has not come yet, and nobody is there to hear that it is another's. It stays on its way: a file that
  // fails is answered with a new document, in the middle of what comes next.
  await page.route('**/assets/basket-calls-*.js', () => {});
  await page.goto(there.url('/account'));
  await signOut(page, there).click();
  await expect(there.header(page)).toHaveText(there.t('shell.basket'));
  await page.unrouteAll();
  await there.put(page, [there.stocked(coat)]);
  await page.goto(there.url('/login'));
  await fillSignIn(page, there, { email });
  await expect(there.header(page)).toContainText('2');
  await page.goto(there.url('/basket'));
  await expect(there.lines(page)).toHaveCount(2);
});

test('a basket of another country can be left behind, and another one begun', { tag: '@all' }, async ({ page, there }) => {
  const afresh = page.getByRole('button', { name: there.like('basket.startAfresh') });
  await fill(page, 1, elsewhere);
  await page.goto(there.url('/basket'));
  await afresh.click();
  await expect(page.locator('main').getByRole('article')).toHaveCount(0);
  await expect(afresh).toHaveCount(0);
});

test('a basket of another country is taken along, and what is not sold there is named', async ({ page, request, there }) => {
  await fill(page, 2, elsewhere);
  await page.goto(there.url('/basket'));
  await page.getByRole('button', { name: there.like('basket.carryOver') }).click();
  await expect(there.summary(page)).toBeVisible();
  const { basket } = await (await page.request.get(`/api/order/${there.id}/basket`)).json();
  const { price } = await there.find(request);
  expect(basket.total.currency).toBe(price.salesPrice.currency);
  await expect(there.summary(page)).toContainText(there.money(basket.total));
  const carried = await there.lines(page).count();
  const named = await page.getByRole('heading', { name: there.like('basket.notSoldHere') }).count();
  expect(carried === 2 || named === 1).toBe(true);
});

test('from right to left nothing sticks out and nothing is wrong for a screen reader', { tag: '@all' }, async ({ page }) => {
  await fill(page, 2, 'ar-AE');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ar-AE/basket');
    await expect(page.locator('main article')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page, { by: 'all', within: 'main' })).toEqual([]);
  }
});
