import { cards, expectReceipt, goToPayment, payByCard } from './cashier.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { newEmail, password } from './shopper.ts';
import { expect, test } from './test.ts';
import { expectSound } from './till.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

test('the receipt is whole for the browser that paid and tells others nothing but that it exists', async ({ page, browser, baseURL }) => {
  const email = newEmail('receipt');
  await goToPayment(page, { email });
  await payByCard(page, cards.approved);
  const { orderId, orderNumber } = await expectReceipt(page);
  await page.reload();
  await expectReceipt(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  const stranger = await browser.newPage({ baseURL: baseURL as string });
  await stranger.goto(`/en-GB/receipt?orderid=${orderId}`);
  await expect(stranger.getByText(orderNumber)).toBeVisible();
  await expect(stranger.getByText('To see who bought what')).toBeVisible();
  expect(await stranger.content()).not.toContain(email);
  expect(await stranger.content()).not.toContain('Savile Row');
  await expectSound(stranger);
  await stranger.close();

  await page.getByLabel('Password', { exact: true }).fill(password);
  const terms = page.getByRole('checkbox');
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(page.getByText(`Your account is made. We have written to ${email}`)).toBeVisible();
});

test('ORD-027 an order that nobody placed: a warning, and a way on', async ({ page }) => {
  await page.goto('/en-GB/receipt?orderid=AAAAAAAAAAAAAAAAAAAAAA');
  const said = page.getByRole('status').getByText('We could not find this order.').first();
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible();
  await expectSound(page);
});

test('ORD-026 a shop that fails: the order is safe, and it is asked for again', async ({ page }) => {
  await page.route('**/order/receipt/**', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
  await page.goto('/en-GB/receipt?orderid=AAAAAAAAAAAAAAAAAAAAAA');
  const said = page.getByRole('status').getByText('The receipt could not be loaded.').first();
  await expect(said).toBeVisible();
  await page.unroute('**/order/receipt/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible();
});

test('ORD-002 without an id there is no order to show', async ({ page }) => {
  await page.goto('/en-GB/receipt');
  await expect(page.getByRole('heading', { level: 1, name: 'No order to show' })).toBeVisible();
  await expectSound(page);
});
