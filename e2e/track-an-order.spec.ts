import { expectSound } from './checkout-steps.ts';
import { cards, expectReceipt, goToPayment, payByCard } from './payment-steps.ts';
import { test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('ORD-029 track as a guest; a wrong pair tells nothing', { tag: '@all' }, async ({ page, browser, baseURL, there }) => {
  const email = newEmail('tracks');
  await goToPayment(page, there, email);
  await payByCard(page, there, cards.approved);
  const { orderId, orderNumber } = await expectReceipt(page, there);

  const context = await browser.newContext({ baseURL: baseURL as string });
  await skipPrompts({ context, baseURL });
  const elsewhere = await context.newPage();
  const ask = async (number: string, address: string) => {
    await elsewhere.getByLabel(there.t('track.number')).fill(number);
    await elsewhere.getByLabel(there.t('login.email')).fill(address);
    await elsewhere.keyboard.press('Enter');
  };
  await elsewhere.goto(there.url('/track-order'));
  await expectSound(elsewhere);
  const wrong = elsewhere.getByRole('alert').filter({ hasText: there.t('track.wrong') });
  for (const [number, address] of [
    [orderNumber, newEmail('stranger')],
    [`${orderNumber.slice(0, -6)}999999`, email],
  ] as [string, string][]) {
    const answered = elsewhere.waitForResponse('**/order/track');
    await ask(number, address);
    expect((await answered).status()).toBe(404);
    await expect(wrong).toBeVisible();
  }
  expect(await elsewhere.content()).not.toContain(orderId);
  await ask(orderNumber.toLowerCase(), email.toUpperCase());
  await expect(elsewhere.getByRole('heading', { level: 1, name: there.t('order.progress.placed') })).toBeVisible();
  await expect(elsewhere.getByText(there.address.line1!).first()).toBeVisible();
  await expectSound(elsewhere);
  await context.close();

  const byMail = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
  const link = await mailedLink(page, { to: email, template: 'order-confirmation' });
  await byMail.goto(link.replace('/receipt?', '/track-order?'));
  await expect(byMail.getByRole('heading', { level: 1, name: there.t('order.progress.placed') })).toBeVisible();
  await byMail.context().close();
});
