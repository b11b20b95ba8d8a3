import { test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';
import { watchPage } from './watch-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('a discounted basket is read on its page and in its flyout, with the total that the shop answers', async ({
  page,
  request,
  there,
}) => {
  const seen = await watchPage(page);
  const product = await there.find(request);
  await there.put(page, [there.stocked(product)]);
  await page.goto(there.url('/basket'));
  await there.summary(page).getByText(there.t('basket.promoCode')).click();
  await there
    .summary(page)
    .getByRole('textbox', { name: there.t('basket.code'), exact: true })
    .fill('wel come_10');
  await there
    .summary(page)
    .getByRole('button', { name: there.t('basket.apply') })
    .first()
    .click();
  await expect(there.summary(page).getByText('WELCOME10')).toBeVisible();
  const { basket } = await page.evaluate(async (market) => (await fetch(`/api/order/${market}/basket`)).json(), there.id);
  await expect(there.summary(page)).toContainText(there.money(basket.total));
  await page.goto(`${there.url('/women')}?openBasketDrawer=true`);
  const flyout = page.getByRole('dialog', { name: there.t('flyout.basket'), exact: true });
  await expect(flyout.getByRole('article')).toHaveCount(1);
  await expect(flyout).toContainText(there.money(basket.total));
  expect(seen.consoleErrors).toEqual([]);
});

test('a number that is typed just before the click on checkout is what is bought', async ({ page, request, there }) => {
  const product = await there.find(request, ({ variants }) => variants.some(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft));
  await there.put(page, [product.variants.find(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft)!.id]);
  await page.goto(there.url('/basket'));
  await there.lines(page).getByRole('textbox').first().fill('2');
  await there
    .summary(page)
    .getByRole('link', { name: there.t('basket.checkout') })
    .click();
  await expect(page).toHaveURL(/\/checkout/);
  const quantity = () =>
    page.evaluate(async (market) => (await (await fetch(`/api/order/${market}/basket`)).json()).basket.quantity, there.id);
  await expect.poll(quantity).toBe(2);
});

test('a line that breaks leaves the other lines, the summary and the way to checkout', { tag: '@all' }, async ({ page, there }) => {
  await there.fill(page, 2);
  await page.route(`**/api/order/${there.id}/basket`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    delete answer.basket.lines[0].groupTotalPrice;
    await route.fulfill({ response, json: answer });
  });
  await page.goto(there.url('/basket'));
  await expect(page.getByText(there.t('shell.partFailed')).first()).toBeVisible();
  await expect(there.lines(page)).toHaveCount(1);
  await expect(there.summary(page).getByRole('link', { name: there.t('basket.checkout') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
