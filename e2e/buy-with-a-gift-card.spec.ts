import { cards, expectReceipt, goToPayment, payByCard } from './cashier.ts';
import { giveCard } from './give-card.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { expect, type Page, test } from './test.ts';
import { expectSound } from './till.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

test('PAY-022 in part: the card pays first, and the rest is charged', async ({ page, request }) => {
  await goToPayment(page);
  const before = await page.getByRole('button', { name: /^Pay £/ }).innerText();
  await useCard(page, await giveCard(request, 11));
  await expect(page.getByRole('button', { name: /^Pay £/ })).not.toHaveText(before);
  await payByCard(page, cards.approved);
  await expectReceipt(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Gift card' })).toContainText('£11.00');
});

test('PAY-022 in full: one button places the order, and no provider is asked', async ({ page, request }) => {
  await goToPayment(page);
  await useCard(page, await giveCard(request, 900));
  await expect(page.getByRole('heading', { name: 'Paid by gift card' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Place the order' }).dblclick();
  await expectReceipt(page);
});

test('PAY-040 when it cannot be placed, it is said and the card keeps its money', async ({ page, request }) => {
  await goToPayment(page);
  await useCard(page, await giveCard(request, 900));
  await page.route('**/complete-payment-using-giftcard', (route) =>
    route.fulfill({ status: 400, json: { code: 'gift_card_refused', errors: { payment: ['payment.error'] } } }),
  );
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('status').getByText('The order could not be placed with the gift card.').first()).toBeVisible();
});

async function useCard(page: Page, { number, code }: { number: string; code: string }): Promise<void> {
  await page.getByText('Pay with a gift card').click();
  await page.getByLabel('Gift card number').fill(number);
  await page.getByLabel('Check code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: /^Take .* off|^Remove/ }).first()).toBeVisible();
}
