import {
  acceptTerms,
  cards,
  expectMailed,
  expectReceipt,
  goToPayment,
  goToSummary,
  payButton,
  payByCard,
  typeCard,
  walkToSummary,
} from './cashier.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { newEmail } from './shopper.ts';
import { expect, type Page, test } from './test.ts';
import { expectSound } from './till.ts';
import { watchPage } from './watch-page.ts';

const basketOf = (page: Page) => page.evaluate(async () => (await (await fetch('/api/order/en-GB/basket')).json()).basket);

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

test('CHK-011 ORD-001 by card: from the summary to the receipt, with one mail, and the basket is empty', async ({ page }) => {
  const email = newEmail('card');
  const seen = await watchPage(page);
  await walkToSummary(page, { email });
  await expect(page.getByRole('button', { name: /Remove|Fewer|More/ })).toHaveCount(0);
  await expect(page.getByLabel(/Write to me about new cloths/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please tick this to go on.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'terms and conditions', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Terms' }).getByText('Ordering')).toBeVisible();
  await page.keyboard.press('Escape');
  await acceptTerms(page);
  await typeCard(page, cards.approved);
  await expectSound(page);
  const sent = page.waitForRequest('**/create-payment');
  await payButton(page).click();
  const body = (await sent).postData() ?? '';
  expect(body).toContain('encryptedCardNumber');
  expect(body).not.toMatch(/4111|737/);
  const { orderNumber } = await expectReceipt(page);
  await expect(page.getByText(`A confirmation is on its way to ${email}.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa' })).toBeVisible();
  await expectSound(page);
  expect((await basketOf(page)).quantity).toBe(0);
  await expectMailed(page, { email, orderNumber });
  const sandbox = new Set(seen.otherHosts.map((url) => new URL(url).host));
  expect(sandbox.size).toBeLessThanOrEqual(1);
  expect(seen.consoleErrors).toEqual([]);
});

test('with 3-D Secure: the bank asks, and the shopper comes back to the receipt', async ({ page }) => {
  await goToPayment(page);
  await payByCard(page, cards.challenge);
  await page.getByLabel('Code of your bank').fill('password');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectReceipt(page);
});

test('with 3-D Secure that fails: it is said, everything is kept, and another card pays', async ({ page }) => {
  await goToPayment(page);
  await payByCard(page, cards.challenge);
  await page.getByLabel('Code of your bank').fill('wrong');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await page.getByRole('button', { name: 'Choose how to pay' }).click();
  await payByCard(page, cards.approved);
  await expectReceipt(page);
});

test('PAY-011 a refused card: a countdown leads back to the ways to pay, and another card is approved', async ({ page }) => {
  await goToPayment(page);
  await payByCard(page, cards.refused);
  await expect(page.getByRole('alert')).toContainText('Your bank refused the payment. Nothing was charged.');
  await expect(page.getByRole('alert')).toContainText(/In \d seconds? you are taken there/);
  await expectSound(page);
  expect((await basketOf(page)).quantity).toBe(1);
  await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible({ timeout: 15_000 });
  await payByCard(page, cards.insufficientFunds);
  await expect(page.getByRole('alert')).toContainText('There is not enough money on this card.');
  await page.getByRole('button', { name: 'Choose how to pay' }).click();
  await payByCard(page, cards.approved);
  await expectReceipt(page);
});

test('by redirect to a bank: approved there, and back with the receipt', async ({ page }) => {
  await goToPayment(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: /with PayPal$/ }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expectReceipt(page);
});

test('with Klarna: what it offers is shown, and its page pays', async ({ page }) => {
  await goToPayment(page);
  await page.getByRole('radio', { name: 'Klarna' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: /^Pay later/ })).toBeVisible();
  await page.getByRole('button', { name: /with Klarna$/ }).click();
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expectReceipt(page);
});

test('PAY-039 Klarna that cannot be reached: it is said, and another way is open', async ({ page }) => {
  await page.route('**/klarna/request-payment-url/*', (route) =>
    route.fulfill({ status: 400, json: { code: 'payment_refused', errors: { payment: ['feedback.error_klarna_request_payment'] } } }),
  );
  await goToPayment(page);
  await page.getByRole('radio', { name: 'Klarna' }).check();
  await page.getByRole('button', { name: /with Klarna$/ }).click();
  await expect(page.getByRole('status').getByText('The payment with Klarna was not started.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose how to pay' }).click();
  await payByCard(page, cards.approved);
  await expectReceipt(page);
});

test('what sold out while the shopper was at the bank is said in the basket', async ({ page }) => {
  await page.goto('/en-GB/basket?paymentState=error&reason=soldOut');
  await expect(page.getByRole('status').getByText('A piece has sold out in the meantime.').first()).toBeVisible();
  await expect(page).toHaveURL('/en-GB/basket');
});

test('by redirect, and stopped there: back at the payment with the basket whole', async ({ page }) => {
  await goToPayment(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: /with PayPal$/ }).click();
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(page.getByRole('alert')).toContainText('You stopped the payment.');
  expect((await basketOf(page)).quantity).toBe(1);
});

test("back from the bank by the browser's own button: the payment can be gone on with, or another way chosen", async ({ page }) => {
  await goToPayment(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: /with PayPal$/ }).click();
  await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You left a payment before it was done.')).toBeVisible();
  await payByCard(page, cards.approved);
  await expectReceipt(page);
});

test('who pays at the bank and then goes back by hand finds the receipt', async ({ page }) => {
  await goToPayment(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: /with PayPal$/ }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  const { orderId } = await expectReceipt(page);
  await page.goto('/en-GB/checkout/payment');
  expect((await expectReceipt(page)).orderId).toBe(orderId);
});

test('two clicks on the button make one order', async ({ page }) => {
  const email = newEmail('twice');
  await goToPayment(page, { email });
  await typeCard(page, cards.approved);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment')) asked += 1;
  });
  await payButton(page).dblclick();
  const { orderNumber } = await expectReceipt(page);
  expect(asked).toBe(1);
  await expectMailed(page, { email, orderNumber });
});

test('an answer that gets lost is looked up: one order, and its receipt', async ({ page, context }) => {
  const email = newEmail('lost');
  await goToPayment(page, { email });
  await page.route('**/create-payment', async (route) => {
    // Asked from outside of the browser: cookies of a lost answer are lost, too.
    const request = route.request();
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await fetch(request.url(), { method: 'POST', headers: { ...request.headers(), cookie }, body: request.postData() ?? '' });
    await route.abort('connectionreset');
  });
  await payByCard(page, cards.approved);
  const { orderNumber } = await expectReceipt(page);
  await expectMailed(page, { email, orderNumber });
});

test('PAY-038 ways to pay that cannot be loaded are asked for again', async ({ page }) => {
  await page.route('**/get-payment-methods', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', errors: {} } }));
  await goToSummary(page);
  await acceptTerms(page);
  await expect(page.getByRole('status').getByText('The ways to pay could not be loaded.').first()).toBeVisible();
  await page.unroute('**/get-payment-methods');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
});

test('a basket that another tab changed is not paid for: the shopper sees the new total first', async ({ page, context }) => {
  await goToPayment(page);
  await typeCard(page, cards.approved);
  const other = await context.newPage();
  await other.goto('/en-GB/basket');
  await other.evaluate(async () => {
    const { basket } = await (await fetch('/api/order/en-GB/basket')).json();
    const body = JSON.stringify({ sku: basket.lines[0].sku, quantity: 2 });
    await fetch('/api/order/en-GB/basket/line', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your basket has changed since you saw the total.');
  await page.getByRole('link', { name: 'Put it right' }).click();
  await expect(page).toHaveURL('/en-GB/checkout/summary');
});
