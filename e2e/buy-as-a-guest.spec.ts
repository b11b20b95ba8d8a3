import { languageOf } from '@selvedge/psp/pages/language-of.ts';
import { expectSound } from './checkout-steps.ts';
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
  waysToPay,
} from './payment-steps.ts';
import { type There, test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';
import { watchPage } from './watch-page.ts';

const basketOf = (page: Page, there: There) =>
  page.evaluate(async (market) => (await (await fetch(`/api/order/${market}/basket`)).json()).basket, there.id);

/** The words of the sandbox's own pages. */
const bank = ({ id }: There) => languageOf(id).texts;

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('CHK-011 ORD-001 by card: from the summary to the receipt, with one mail, and the basket is empty', async ({ page, there }) => {
  const email = newEmail('card');
  const seen = await watchPage(page);
  await walkToSummary(page, there, email);
  await expect(page.getByRole('button', { name: there.oneOf('basket.removeName', 'basket.fewer', 'basket.more') })).toHaveCount(0);
  await expect(page.locator('input[name=newsletter]')).not.toBeChecked();
  await page.getByRole('button', { name: there.t('summary.toPayment') }).click();
  await expect(page.getByText(there.t('field.tick'))).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /\[(.+)\]/.exec(there.t('summary.terms'))?.[1] ?? '', exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: there.t('flyout.terms') })).toContainText(/.{300}/s);
  await page.keyboard.press('Escape');
  await acceptTerms(page, there);
  await typeCard(page, cards.approved);
  await expectSound(page);
  const sent = page.waitForRequest('**/create-payment');
  await payButton(page, there).click();
  const body = (await sent).postData() ?? '';
  expect(body).toContain('encryptedCardNumber');
  expect(body).not.toMatch(/4111|737/);
  const { orderNumber } = await expectReceipt(page, there);
  await expect(page.getByText(there.t('receipt.mailed', { email }))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa' })).toBeVisible();
  await expectSound(page);
  expect((await basketOf(page, there)).quantity).toBe(0);
  await expectMailed(page, { email, orderNumber });
  const sandbox = new Set(seen.otherHosts.map((url) => new URL(url).host));
  expect(sandbox.size).toBeLessThanOrEqual(1);
  expect(seen.consoleErrors).toEqual([]);
});

test('with 3-D Secure: the bank asks, and the shopper comes back to the receipt', async ({ page, there }) => {
  await goToPayment(page, there);
  await payByCard(page, there, cards.challenge);
  await page.getByLabel(bank(there).code).fill('password');
  await page.getByRole('button', { name: bank(there).confirm }).click();
  await expectReceipt(page, there);
});

test('with 3-D Secure that fails: it is said, everything is kept, and another card pays', { tag: '@all' }, async ({ page, there }) => {
  await goToPayment(page, there);
  await payByCard(page, there, cards.challenge);
  await page.getByLabel(bank(there).code).fill('wrong');
  await page.getByRole('button', { name: bank(there).confirm }).click();
  await expect(page.getByRole('alert')).toContainText(there.t('payment.authentication_failed'));
  await page.getByRole('button', { name: there.t('payment.again') }).click();
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
});

test('PAY-011 a refused card: a countdown leads back to the ways to pay, and another card is approved', async ({ page, there }) => {
  await goToPayment(page, there);
  await payByCard(page, there, cards.refused);
  await expect(page.getByRole('alert')).toContainText(there.t('payment.refused'));
  await expect(page.getByRole('alert')).toContainText(there.part('payment.countdown'));
  await expectSound(page);
  expect((await basketOf(page, there)).quantity).toBe(1);
  await expect(waysToPay(page, there)).toBeVisible({ timeout: 15_000 });
  await payByCard(page, there, cards.insufficientFunds);
  await expect(page.getByRole('alert')).toContainText(there.t('payment.insufficient_funds'));
  await page.getByRole('button', { name: there.t('payment.again') }).click();
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
});

test('by redirect to a bank: approved there, and back with the receipt', { tag: '@all' }, async ({ page, there }) => {
  await goToPayment(page, there);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: there.like('payment.payAt', { name: 'PayPal' }) }).click();
  await page.getByRole('button', { name: bank(there).approve }).click();
  await expectReceipt(page, there);
});

test.describe('where Klarna is at home', () => {
  test.use({ among: ['de-DE', 'sv-SE'] });

  test('with Klarna: what it offers is shown, and its page pays', async ({ page, there }) => {
    await goToPayment(page, there);
    await page.getByRole('radio', { name: there.t('payment.way.klarna') }).check();
    await expect(page.getByRole('listitem').filter({ hasText: bank(there).payLater })).toBeVisible();
    await page.getByRole('button', { name: there.like('payment.payAt', { name: 'Klarna' }) }).click();
    await page.getByRole('button', { name: bank(there).payLater }).click();
    await expectReceipt(page, there);
  });

  test('PAY-039 Klarna that cannot be reached: it is said, and another way is open', { tag: '@all' }, async ({ page, there }) => {
    await page.route('**/klarna/request-payment-url/*', (route) =>
      route.fulfill({ status: 400, json: { code: 'payment_refused', errors: { payment: ['feedback.error_klarna_request_payment'] } } }),
    );
    await goToPayment(page, there);
    await page.getByRole('radio', { name: there.t('payment.way.klarna') }).check();
    await page.getByRole('button', { name: there.like('payment.payAt', { name: 'Klarna' }) }).click();
    await expect(page.getByRole('status').getByText(there.t('feedback.error_klarna_request_payment')).first()).toBeVisible();
    await page.getByRole('button', { name: there.t('payment.again') }).click();
    await payByCard(page, there, cards.approved);
    await expectReceipt(page, there);
  });
});

test('what sold out while the shopper was at the bank is said in the basket', async ({ page, there }) => {
  await page.goto(there.url('/basket?paymentState=error&reason=soldOut'));
  await expect(page.getByRole('status').getByText(there.t('payment.sold_out')).first()).toBeVisible();
  await expect(page).toHaveURL(there.url('/basket'));
});

test('by redirect, and stopped there: back at the payment with the basket whole', { tag: '@all' }, async ({ page, there }) => {
  await goToPayment(page, there);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: there.like('payment.payAt', { name: 'PayPal' }) }).click();
  await page.getByRole('button', { name: bank(there).back }).click();
  await expect(page.getByRole('alert')).toContainText(there.t('payment.cancelled'));
  expect((await basketOf(page, there)).quantity).toBe(1);
});

test("back from the bank by the browser's own button: the payment can be gone on with, or another way chosen", { tag: '@all' }, async ({
  page,
  there,
}) => {
  await goToPayment(page, there);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: there.like('payment.payAt', { name: 'PayPal' }) }).click();
  await expect(page.getByRole('button', { name: bank(there).approve })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(there.t('payment.underWay.text'))).toBeVisible();
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
});

test('who pays at the bank and then goes back by hand finds the receipt', { tag: '@all' }, async ({ page, there }) => {
  await goToPayment(page, there);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: there.like('payment.payAt', { name: 'PayPal' }) }).click();
  await page.getByRole('button', { name: bank(there).approve }).click();
  const { orderId } = await expectReceipt(page, there);
  await page.goto(there.url('/checkout/payment'));
  expect((await expectReceipt(page, there)).orderId).toBe(orderId);
});

test('two clicks on the button make one order', { tag: '@all' }, async ({ page, there }) => {
  const email = newEmail('twice');
  await goToPayment(page, there, email);
  await typeCard(page, cards.approved);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment')) asked += 1;
  });
  await payButton(page, there).dblclick();
  const { orderNumber } = await expectReceipt(page, there);
  expect(asked).toBe(1);
  await expectMailed(page, { email, orderNumber });
});

test('an answer that gets lost is looked up: one order, and its receipt', { tag: '@all' }, async ({ page, context, there }) => {
  const email = newEmail('lost');
  await goToPayment(page, there, email);
  await page.route('**/create-payment', async (route) => {
    // Asked from outside of the browser: cookies of a lost answer are lost, too.
    const request = route.request();
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await fetch(request.url(), { method: 'POST', headers: { ...request.headers(), cookie }, body: request.postData() ?? '' });
    await route.abort('connectionreset');
  });
  await payByCard(page, there, cards.approved);
  const { orderNumber } = await expectReceipt(page, there);
  await expectMailed(page, { email, orderNumber });
});

test('PAY-038 ways to pay that cannot be loaded are asked for again', { tag: '@all' }, async ({ page, there }) => {
  await page.route('**/get-payment-methods', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', errors: {} } }));
  await goToSummary(page, there);
  await acceptTerms(page, there);
  await expect(page.getByRole('status').getByText(there.t('feedback.error_payment_providers_initialization')).first()).toBeVisible();
  await page.unroute('**/get-payment-methods');
  await page.getByRole('button', { name: there.t('shell.tryAgain') }).click();
  await expect(waysToPay(page, there)).toBeVisible();
});

test('a basket that another tab changed is not paid for: the shopper sees the new total first', { tag: '@all' }, async ({
  page,
  context,
  there,
}) => {
  await goToPayment(page, there);
  await typeCard(page, cards.approved);
  const other = await context.newPage();
  await other.goto(there.url('/basket'));
  await other.evaluate(async (market) => {
    const { basket } = await (await fetch(`/api/order/${market}/basket`)).json();
    const body = JSON.stringify({ sku: basket.lines[0].sku, quantity: 2 });
    await fetch(`/api/order/${market}/basket/line`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  }, there.id);
  await payButton(page, there).click();
  await expect(page.getByRole('alert')).toContainText(there.t('payment.basket_changed'));
  await page.getByRole('link', { name: there.t('payment.goBack') }).click();
  await expect(page).toHaveURL(there.url('/checkout/summary'));
});
