import { expectSound } from './checkout-steps.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { cards, expectReceipt, goToPayment, payButton, payByCard } from './payment-steps.ts';
import { type There, test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('PAY-022 in part: the card pays first, and the rest is charged', { tag: '@all' }, async ({ page, request, there }) => {
  await goToPayment(page, there);
  const before = await payButton(page, there).innerText();
  const { currency } = (await there.find(request)).price.salesPrice;
  const gift = 11;
  await useCard(page, there, await issueGiftCard(request, there, gift));
  await expect(payButton(page, there)).not.toHaveText(before);
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
  await expect(page.getByRole('listitem').filter({ hasText: there.t('payment.way.giftCard') })).toContainText(
    there.money({ amount: gift, currency }),
  );
});

test('PAY-022 in full: one button places the order, and no provider is asked', async ({ page, request, there }) => {
  await goToPayment(page, there);
  await useCard(page, there, await issueGiftCard(request, there, await muchIn(page, there)));
  await expect(page.getByRole('heading', { name: there.t('payment.covered.title') })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: there.t('payment.covered.place') }).dblclick();
  await expectReceipt(page, there);
});

test('PAY-040 when it cannot be placed, it is said and the card keeps its money', { tag: '@all' }, async ({ page, request, there }) => {
  await goToPayment(page, there);
  await useCard(page, there, await issueGiftCard(request, there, await muchIn(page, there)));
  await page.route('**/complete-payment-using-giftcard', (route) =>
    route.fulfill({ status: 400, json: { code: 'gift_card_refused', errors: { payment: ['payment.error'] } } }),
  );
  await page.getByRole('button', { name: there.t('payment.covered.place') }).click();
  await expect(page.getByRole('status').getByText(there.t('feedback.error_gift_card_complete_payment')).first()).toBeVisible();
});

async function useCard(page: Page, there: There, { number, code }: { number: string; code: string }): Promise<void> {
  await page.getByText(there.t('basket.giftCard')).click();
  await page.getByLabel(there.t('basket.cardNumber')).fill(number);
  await page.getByLabel(there.t('basket.cardCode')).fill(code);
  await page.getByRole('button', { name: there.t('basket.apply') }).click();
  await expect(page.getByRole('button', { name: there.like('basket.dropCard') }).first()).toBeVisible();
}

/** More than what is in the basket costs. */
async function muchIn(page: Page, there: There): Promise<number> {
  const { basket } = await (await page.request.get(`/api/order/${there.id}/basket`)).json();
  return Math.ceil(basket.total.amount) + 1;
}
