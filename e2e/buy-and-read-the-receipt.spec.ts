import { expectSound } from './checkout-steps.ts';
import { cards, expectReceipt, goToPayment, payByCard } from './payment-steps.ts';
import { test } from './rotation.ts';
import { newEmail, password } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('the receipt is whole for the browser that paid and tells others nothing but that it exists', async ({
  page,
  browser,
  baseURL,
  there,
}) => {
  const email = newEmail('receipt');
  await goToPayment(page, there, email);
  await payByCard(page, there, cards.approved);
  const { orderId, orderNumber } = await expectReceipt(page, there);
  await page.reload();
  await expectReceipt(page, there);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  const stranger = await browser.newPage({ baseURL: baseURL as string });
  await stranger.goto(there.url(`/receipt?orderid=${orderId}`));
  await expect(stranger.getByText(orderNumber)).toBeVisible();
  await expect(stranger.getByText(there.t('receipt.redacted'))).toBeVisible();
  expect(await stranger.content()).not.toContain(email);
  expect(await stranger.content()).not.toContain(there.address.line1);
  await expectSound(stranger);
  await stranger.close();

  await page.getByLabel(there.t('login.password'), { exact: true }).fill(password);
  const terms = page.getByRole('checkbox');
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole('button', { name: there.t('login.sign_up') }).click();
  await expect(page.getByText(there.t('receipt.account.made', { email }))).toBeVisible();
});

test('ORD-027 an order that nobody placed: a warning, and a way on', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url('/receipt?orderid=AAAAAAAAAAAAAAAAAAAAAA'));
  const said = page.getByRole('status').getByText(there.t('feedback.error_no_order')).first();
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: there.t('receipt.missing.title') })).toBeVisible();
  await expectSound(page);
});

test('ORD-026 a shop that fails: the order is safe, and it is asked for again', { tag: '@all' }, async ({ page, there }) => {
  await page.route('**/order/receipt/**', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
  await page.goto(there.url('/receipt?orderid=AAAAAAAAAAAAAAAAAAAAAA'));
  const said = page.getByRole('status').getByText(there.t('feedback.error_order_return')).first();
  await expect(said).toBeVisible();
  await page.unroute('**/order/receipt/**');
  await page.getByRole('button', { name: there.t('shell.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1, name: there.t('receipt.missing.title') })).toBeVisible();
});

test('ORD-002 without an id there is no order to show', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url('/receipt'));
  await expect(page.getByRole('heading', { level: 1, name: there.t('receipt.none.title') })).toBeVisible();
  await expectSound(page);
});
