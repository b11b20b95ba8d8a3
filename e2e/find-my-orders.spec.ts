import { expectSound } from './checkout-steps.ts';
import { handInReceipt } from './hand-in-receipt.ts';
import { cards, expectReceipt, goToPayment, payByCard } from './payment-steps.ts';
import { test } from './rotation.ts';
import { join, mailedLink, newEmail, password } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('a guest becomes a member and finds the order', { tag: '@all' }, async ({ page, there }) => {
  const email = newEmail('finds');
  await goToPayment(page, there, email);
  await payByCard(page, there, cards.approved);
  const { orderNumber } = await expectReceipt(page, there);
  await page.getByLabel(there.t('login.password'), { exact: true }).fill(password);
  const terms = page.getByRole('checkbox');
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole('button', { name: there.t('login.sign_up') }).click();
  await expect(page.getByText(there.t('receipt.account.made', { email }))).toBeVisible();
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();

  // What the receipt promised is done by a job after the address is proven.
  await expect(async () => {
    await page.goto(there.url('/account/orders'));
    await expect(page.getByRole('link', { name: new RegExp(orderNumber) })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expectSound(page);

  const receipt = await handInReceipt(page, there, { email });
  await page.reload();
  await page.getByRole('link', { name: new RegExp(receipt) }).click();
  await expect(page.getByRole('heading', { level: 1, name: there.like('orders.store.sale', { store: 'Carnaby Street' }) })).toBeVisible();
  await expect(page.getByRole('img', { name: there.t('orders.store.code') })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: there.t('orders.back') }).click();

  const search = page.getByLabel(there.t('orders.find'));
  await search.fill('zzyzx');
  await expect(page.getByText(there.t('orders.none_found'))).toBeVisible();
  await search.fill(orderNumber.toLowerCase());
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click();
  await expect(page.getByRole('heading', { level: 1, name: there.t('order.progress.placed') })).toBeVisible();
  await expect(page.getByText(there.t('order.moment.state.placed'))).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: there.t('order.again') }).click();
  await expect(page.getByText(there.part('order.again_added', { count: 1 }))).toBeVisible();

  await page.goto(there.url('/account'));
  await expect(page.getByRole('region', { name: there.t('account.under_way') }).getByText(orderNumber)).toBeVisible();
  await expectSound(page);
});

test('ORD-025 orders that cannot be loaded: said once, and asked for again', { tag: '@all' }, async ({ page, there }) => {
  await join(page, there);
  await page.route('**/order/history**', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
  await page.goto(there.url('/account/orders'));
  await expect(page.getByRole('status').getByText(there.t('feedback.error_no_order_history')).first()).toBeVisible();
  await page.unroute('**/order/history**');
  await page.getByRole('button', { name: there.t('shell.tryAgain') }).click();
  await expect(page.getByText(there.t('orders.none'))).toBeVisible();
  await expectSound(page);
});
